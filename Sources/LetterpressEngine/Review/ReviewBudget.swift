internal import LetterpressSolver

/// How much each search of a review may take.
package struct ReviewBudget: Equatable, Sendable {
  /// Nil for no limit.
  package let time: Duration?
  /// In moves; nil for no limit.
  package let depth: Int?
  /// In positions; nil for no limit.
  private let nodeCount: Int?

  /// Limits that are the same for every move.
  ///
  /// - Parameters:
  ///   - timePerMove: for all searches for a move together; nil for no limit.
  ///   - depth: in moves; nil for no limit.
  package init(timePerMove: Duration?, depth: Int? = nil) {
    time = timePerMove.map { $0 / ReviewBudget.searchesPerMove }
    self.depth = depth
    nodeCount = nil
  }

  /// Limits with which a review of all moves takes about a given time, and at most three seconds for each move.
  package init(time: Duration, moveCount: Int) {
    self.init(timePerMove: min(time / Double(max(moveCount, 1)), ReviewBudget.mostTimePerMove))
  }

  /// Limits in positions for each search, so that a review by one thread always says the same.
  package init(nodesPerSearch: Int) {
    (time, depth, nodeCount) = (nil, nil, nodesPerSearch)
  }

  private static let mostTimePerMove = Duration.seconds(3)

  /// How long a game is reviewed on a computer, if nobody says so.
  package static let usualTime = Duration.seconds(9)

  /// What the searches for a move come to: for the position after it, for the best other move or its check, and for a known
  /// word; sometimes for one move more, and for what seems to be a mistake.
  private static let searchesPerMove = 3.5

  /// Whether searches can take longer than others, because time or positions limit them.
  var canSearchLonger: Bool { time != nil || nodeCount != nil }

  /// The limits of a search.
  ///
  /// - Parameter share: of what a search may take.
  func limits(share: Double = 1) -> SearchLimits {
    SearchLimits(
      time: time.map { $0 * share }, depth: depth,
      nodeCount: nodeCount.map { Int(Double($0) * share) } ?? SearchBudget.mostNodes)
  }
}
