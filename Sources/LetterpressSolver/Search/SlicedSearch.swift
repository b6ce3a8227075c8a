/// A search in slices, for whoever has but one thread and must listen to somebody in between.
///
///     let search = SlicedSearch(of: position, on: board)
///     while !search.isOver {
///       let report = search.run(for: .milliseconds(100))
///       // Show it, and look at what else is to be done.
///     }
///
/// A slice repeats only the move that the last one was stopped at, and the table remembers most of that.
public final class SlicedSearch {
  private let search: Search
  /// Nil where the game is over.
  private var root: RootSearch?
  private let rankedCount: Int
  private var usedTime: Duration
  /// How many positions the next slice looks at in any case.
  private var leastNodeCount = SlicedSearch.usualLeastNodeCount

  /// A slice so short that it only comes to where the last one was stopped would find out nothing.
  private static let usualLeastNodeCount = 256

  /// Some seconds' worth, far from what 32 bits hold.
  private static let mostLeastNodeCount = 1 << 24

  /// - Parameters:
  ///   - criteria: which moves of the player to move are to be looked at.
  ///   - limits: when it is over, its time being that of all slices together.
  ///   - count: how many moves to look into and to report at the least, if there are as many; `.max` for all.
  ///   - table: what was found out about positions of the same board before; nil for a table of the search's own.
  /// - Complexity: O(moves of the position).
  /// - Precondition: `position` has the letters of `board`.
  public init(
    of position: Position, on board: GameBoard, criteria: MoveCriteria = MoveCriteria(),
    limits: SearchLimits = SearchLimits(), ranking count: Int = 1, table: TranspositionTable? = nil
  ) {
    search = Search(of: position, on: board, criteria: criteria, limits: limits, table: table)
    rankedCount = max(count, 1)
    let start = MonotonicClock.now
    root = position.outcome == nil ? RootSearch(search, thread: search.thread(), rankedCount: count) : nil
    usedTime = MonotonicClock.now - start
  }

  /// Whether a limit is reached, or nothing is left to be found out: a further slice finds no more.
  public var isOver: Bool {
    guard let root else { return true }
    if let limit = search.limits.nodeCount, root.thread.nodeCount >= limit { return true }
    if let limit = search.limits.time, usedTime >= limit { return true }
    return root.isDone
  }

  /// Goes on for so long, or until it is over; a little longer where that is too short to find out anything.
  ///
  /// - Returns: what all slices have found; its time is theirs.
  /// - Complexity: O(positions looked at), as many as `slice` has time for.
  public func run(for slice: Duration) -> SearchReport {
    let start = MonotonicClock.now
    guard var root else {
      return SearchReport(
        position: search.position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0, time: .zero)
    }
    // The only one that the moves' array belongs to, which it changes in place.
    self.root = nil
    let (progress, nodeCount) = (root.progress, root.thread.nodeCount)
    let rankingTime = search.criteria.ranksWordsOnce ? slice * Search.rankingShare : .zero
    let time = slice - rankingTime
    search.stop(
      after: search.limits.time.map { min(time, $0 - usedTime) } ?? time,
      andAfter: min(root.thread.nodeCount + leastNodeCount, search.limits.nodeCount ?? .max))
    if !root.isDone { root.deepen { _ in } }
    // While it proves, it looks at no positions of its own, and more of them would not help.
    let isStuck = root.progress == progress && root.thread.nodeCount >= nodeCount + leastNodeCount
    leastNodeCount = isStuck ? min(2 * leastNodeCount, Self.mostLeastNodeCount) : Self.usualLeastNodeCount
    self.root = root
    if rankingTime > .zero { search.stop(after: rankingTime, andAfter: 0) }
    let concluded = root.concluded
    usedTime += MonotonicClock.now - start
    return SearchReport(concluded, rankedCount: rankedCount, nodeCount: root.thread.nodeCount, time: usedTime)
  }
}
