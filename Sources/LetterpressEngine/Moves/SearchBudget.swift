package import LetterpressSolver

/// How much a search for a player may take: of the best move and, if few people know its word, of the best known word.
package struct SearchBudget: Equatable, Sendable {
  /// For the best move; nil for no limit. A search for a known word takes ``shareForKnownWord`` of it more.
  package var time: Duration?
  /// In moves; nil for no limit.
  package var depth: Int?
  /// In positions searched; nil for no limit.
  package var nodeCount: Int?

  package init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }

  /// The time for a known word, as a part of that for the best move.
  package static let shareForKnownWord = 0.1

  /// The limits for the best move.
  package var limits: SearchLimits { SearchLimits(time: time, depth: depth, nodeCount: nodeCount) }

  /// The limits for a known word.
  package var limitsForKnownWord: SearchLimits {
    SearchLimits(time: time.map { $0 * SearchBudget.shareForKnownWord }, depth: depth, nodeCount: nodeCount)
  }
}

extension SearchBudget {
  /// The number of positions after which a search ends, as counters have 32 bits on some machines.
  static let mostNodes = 1 << 30
}
