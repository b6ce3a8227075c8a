package import LetterpressSolver

/// How much a search for a player may take, for the best move and those beside it.
package struct SearchBudget: Equatable, Sendable {
  /// Nil for no limit.
  package var time: Duration?
  /// In moves; nil for no limit.
  package var depth: Int?
  /// In positions searched; nil for no limit.
  package var nodeCount: Int?

  package init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }

  /// The search's limits.
  package var limits: SearchLimits { SearchLimits(time: time, depth: depth, nodeCount: nodeCount) }
}

extension SearchBudget {
  /// The number of positions after which a search ends, as counters have 32 bits on some machines.
  static let mostNodes = 1 << 30
}
