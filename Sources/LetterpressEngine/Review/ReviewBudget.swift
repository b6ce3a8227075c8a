internal import LetterpressSolver

/// How much the searches of a review may take.
package struct ReviewBudget: Equatable, Sendable {
  /// What limits searches besides their depth.
  private enum Limit: Equatable, Sendable {
    case none
    /// The time of a usual search.
    case time(Duration)
    /// The time of all searches for all moves. What some moves leave of their part, the next ones may take.
    case wholeTime(Duration)
    /// The positions of a usual search.
    case nodes(Int)
  }

  private let limit: Limit
  /// In moves; nil for no limit.
  private let depth: Int?

  /// Limits that are the same for every move.
  ///
  /// - Parameters:
  ///   - timePerMove: for all searches for a move together; nil for no limit.
  ///   - depth: in moves; nil for no limit.
  package init(timePerMove: Duration?, depth: Int? = nil) {
    limit = timePerMove.map { .time($0 / ReviewBudget.searchesPerMove) } ?? .none
    self.depth = depth
  }

  /// Limits with which a review of all moves takes about a given time, and at most three seconds for each move.
  package init(time: Duration, moveCount: Int) {
    limit = .wholeTime(min(time, Limits.reviewTimePerMove * max(moveCount, 1)))
    depth = nil
  }

  /// Limits in positions for each search, so that a review by one thread always says the same.
  package init(nodesPerSearch: Int) { (limit, depth) = (.nodes(nodesPerSearch), nil) }

  /// Searches that end sooner find little.
  private static let leastTime = Duration.milliseconds(5)

  /// What the searches for a move come to: for the position after it, for the best other move or its check, and for a known
  /// word; sometimes for one move more, and for what seems to be a mistake.
  private static let searchesPerMove = 5.0

  /// Whether searches can take longer than others, because time or positions limit them.
  var canSearchLonger: Bool { limit != .none }

  /// The limits of a usual search for the next move, of which longer and shorter searches take multiples.
  ///
  /// - Parameters:
  ///   - spent: the time of all searches so far.
  ///   - movesLeft: how many moves are still to be reviewed.
  func usualSearch(spent: Duration, movesLeft: Int) -> Usual {
    switch limit {
    case .none: Usual(time: nil, depth: depth, nodeCount: nil)
    case .time(let time): Usual(time: time, depth: depth, nodeCount: nil)
    case .wholeTime(let whole):
      Usual(
        time: max((whole - spent) / Double(max(movesLeft, 1)) / ReviewBudget.searchesPerMove, ReviewBudget.leastTime),
        depth: depth, nodeCount: nil)
    case .nodes(let count): Usual(time: nil, depth: depth, nodeCount: count)
    }
  }

  /// A search as most are.
  struct Usual: Sendable {
    fileprivate let time: Duration?
    fileprivate let depth: Int?
    fileprivate let nodeCount: Int?

    /// The limits of a search.
    ///
    /// - Parameter share: how much it may take of what a usual search may.
    func limits(share: Double) -> SearchLimits {
      SearchLimits(
        time: time.map { $0 * share }, depth: depth,
        nodeCount: nodeCount.map { Int(Double($0) * share) })
    }
  }
}
