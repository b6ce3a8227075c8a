/// A search in slices, for a single thread that must handle events in between.
///
///     let search = SlicedSearch(of: position, on: board)
///     while !search.isOver {
///       let report = search.run(for: .milliseconds(100))
///       // Show the report, handle events.
///     }
///
/// A slice repeats only the root move at which the last one stopped, and most of that is in the transposition table.
/// It is not safe to use from several threads at once.
public final class SlicedSearch {
  private let search: Search
  /// Nil if the game is over.
  private var root: RootSearch?
  private let rankedCount: Int
  private var usedTime: Duration
  /// The minimum number of nodes of the next slice.
  private var leastNodeCount = SlicedSearch.usualLeastNodeCount

  /// A shorter slice might only get back to where the last one stopped and find nothing new.
  private static let usualLeastNodeCount = 256

  /// A few seconds' worth; fits easily in 32 bits.
  private static let mostLeastNodeCount = 1 << 24

  /// Creates a search and finds the moves of the position.
  ///
  /// - Parameters:
  ///   - criteria: which of the mover's moves to consider.
  ///   - limits: when to stop; the time is the total of all slices.
  ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
  ///   - table: results of earlier searches on the same board; nil for a new table of
  ///     ``TranspositionTable/defaultSize``.
  /// - Complexity: O(moves of the position).
  /// - Precondition: `position` has the letters of `board`.
  public init(
    of position: Position, on board: PreparedBoard, criteria: MoveCriteria = MoveCriteria(),
    limits: SearchLimits = SearchLimits(), ranking count: Int = 1, table: TranspositionTable? = nil
  ) {
    search = Search(of: position, on: board, criteria: criteria, limits: limits, table: table)
    rankedCount = max(count, 1)
    let start = MonotonicClock.now
    root = position.outcome == nil ? RootSearch(search, searcher: search.makeSearcher(), rankedCount: count) : nil
    usedTime = MonotonicClock.now - start
  }

  /// Whether a limit is reached or nothing is left to search, so that another slice would add nothing.
  public var isOver: Bool {
    guard let root else { return true }
    if let limit = search.limits.nodeCount, root.searcher.nodeCount >= limit { return true }
    if let limit = search.limits.time, usedTime >= limit { return true }
    return root.isDone
  }

  /// Continues for the given time or until it is over, or a little longer if that is too short for any progress.
  ///
  /// - Returns: the results and the total time of all slices so far.
  /// - Complexity: O(nodes), as many as `slice` allows.
  public func run(for slice: Duration) -> SearchReport {
    let start = MonotonicClock.now
    guard var root else {
      return SearchReport(
        position: search.position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0, time: .zero,
        isDone: true)
    }
    // Leaves `root` the only owner of its moves, so that they are changed in place.
    self.root = nil
    let (progress, nodeCount) = (root.progress, root.searcher.nodeCount)
    let rankingTime = search.criteria.ranksWordsOnce ? slice * Search.rankingShare : .zero
    let time = slice - rankingTime
    search.stop(
      after: search.limits.time.map { min(time, $0 - usedTime) } ?? time,
      andAfter: min(root.searcher.nodeCount + leastNodeCount, search.limits.nodeCount ?? .max))
    if !root.isDone { root.deepen { _ in true } }
    // Proofs search no nodes here, and more nodes would not help them, so they do not count as stuck.
    let isStuck = root.progress == progress && root.searcher.nodeCount >= nodeCount + leastNodeCount
    leastNodeCount = isStuck ? min(2 * leastNodeCount, Self.mostLeastNodeCount) : Self.usualLeastNodeCount
    self.root = root
    if rankingTime > .zero { search.stop(after: rankingTime, andAfter: 0) }
    let concluded = root.concluded
    usedTime += MonotonicClock.now - start
    return SearchReport(concluded, rankedCount: rankedCount, nodeCount: root.searcher.nodeCount, time: usedTime)
  }
}
