internal import Synchronization

/// A search for the best move of a position.
///
///     let board = PreparedBoard(position.board)
///     let search = Search(of: position, on: board, limits: SearchLimits(time: .seconds(1)))
///     let best = search.run(threads: 2).moves.first
///
/// It runs on the thread that calls ``run(ranking:threads:progress:)`` and on others that it starts; any thread may
/// ``stop()`` it. In asynchronous code, ``report(ranking:threads:progress:)`` waits for it without blocking.
///
/// A search runs once: a second call of any of these returns a shallow report. To search on, make another search with
/// the same ``TranspositionTable``.
public final class Search: Sendable {
  let position: Position
  let board: PreparedBoard
  let criteria: MoveCriteria
  let limits: SearchLimits
  let table: TranspositionTable
  let evaluation: Evaluation
  private let start: Duration
  /// When ``SearchLimits/time`` began to count, in nanoseconds on the limits' clock.
  private let beginning: Atomic<Int64>
  /// The share of the limits after which no better move is looked for, so that there is time to examine the
  /// best one.
  private static let shareForBest = Share(percent: 96)
  /// The share of the time after which no more moves are listed, on a board that allows very many.
  private static let shareForMoves = Share(percent: 40)
  /// The same if other moves are to be ranked, too.
  private static let shareForBestOfSeveral = Share(percent: 75)
  /// When the current part of the search must stop, in nanoseconds on the limits' clock, and at which node.
  private let end = Atomic<Int64>(.max)
  private let lastNode = Atomic<Int>(.max)
  private let isOver = Atomic<Bool>(false)
  private let helperNodeCount = Atomic<Int>(0)

  /// Creates a search; ``SearchLimits/time`` counts from now on.
  ///
  /// - Parameters:
  ///   - criteria: which of the mover's moves to consider.
  ///   - table: results of earlier searches on the same board; nil for a new table of
  ///     ``TranspositionTable/defaultSize``.
  /// - Precondition: `position` has the letters of `board`.
  public convenience init(
    of position: Position, on board: PreparedBoard, criteria: MoveCriteria = MoveCriteria(), limits: SearchLimits,
    table: TranspositionTable? = nil
  ) {
    self.init(of: position, on: board, criteria: criteria, weights: nil, limits: limits, table: table)
  }

  /// Creates a search with other evaluation weights; nil for the board's.
  package init(
    of position: Position, on board: PreparedBoard, criteria: MoveCriteria = MoveCriteria(),
    weights: EvaluationWeights?, limits: SearchLimits, table: TranspositionTable? = nil
  ) {
    precondition(position.board == board.layout, "another board's position")
    (self.position, self.board, self.criteria, self.limits) = (position, board, criteria, limits)
    self.table = table ?? TranspositionTable()
    start = MonotonicClock.now
    beginning = Atomic(Search.nanoseconds(start))
    evaluation = weights.map { Evaluation(chances: board.evaluation.chances, weights: $0) } ?? board.evaluation
  }

  /// Searches until a limit is reached or it is stopped, and blocks the calling thread until then. Call it once.
  ///
  /// - Parameters:
  ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
  ///   - threads: the number of threads, including the calling one; the others have ended when it returns. If the
  ///     system refuses some, the search only takes longer.
  ///   - progress: called on the calling thread after each completed depth or width; returns whether to go on. If it
  ///     returns false, the search ends as by ``stop()``. May be nil.
  /// - Returns: a report with the best move first.
  /// - Complexity: O(nodes), which is exponential in ``SearchLimits/depth``. Without a limit it runs until the best
  ///   move is proven or the whole plan is done, which takes very long.
  public func run(
    ranking count: Int = 1, threads: Int = 1, progress: ((borrowing SearchProgress) -> Bool)? = nil
  ) -> SearchReport {
    guard position.outcome == nil else {
      return SearchReport(
        position: position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0,
        time: MonotonicClock.now - start, isDone: true)
    }
    // Each thread has a processor clock of its own.
    if limits.clock == .processor { beginning.store(Search.nanoseconds(now), ordering: .relaxed) }
    allow(Search.shareForMoves)
    var root = RootSearch(self, searcher: makeSearcher(), rankedCount: count)
    let searcher = root.searcher
    allow(count > 1 ? Search.shareForBestOfSeveral : Search.shareForBest)
    var helpers = startHelpers(max(threads, 1) - 1, root)
    root.deepen { root in
      guard let progress else { return true }
      let goesOn = progress(SearchProgress(of: root, rankedCount: count, time: MonotonicClock.now - start))
      if !goesOn { stop() }
      return goesOn
    }
    allow(.all)
    // Before the search is over, as that also stops proofs.
    let concluded = root.concluded
    isOver.store(true, ordering: .relaxed)
    while let helper = helpers.popLast() { helper.join() }
    return SearchReport(
      concluded, rankedCount: max(count, 1),
      nodeCount: searcher.nodeCount + helperNodeCount.load(ordering: .relaxed), time: MonotonicClock.now - start)
  }

  /// Whether it ends by itself even if nothing is proven.
  package var hasLimit: Bool { limits != SearchLimits(clock: limits.clock) }

  /// Stops the search soon; it keeps the best result so far. Safe to call from any thread.
  public func stop() { isOver.store(true, ordering: .relaxed) }

  /// A share of the limits.
  private struct Share {
    let percent: Int

    static let all = Share(percent: 100)
  }

  /// Sets which share of the limits may be used from now on.
  private func allow(_ share: Share) {
    if let time = limits.time {
      let time = share.percent == 100 ? time : time / 100 * share.percent
      // The sum of two durations may have more seconds than a duration can name.
      let (sum, overflows) = Search.nanoseconds(time).addingReportingOverflow(beginning.load(ordering: .relaxed))
      end.store(overflows ? (time < .zero ? .min : .max) : sum, ordering: .relaxed)
    }
    if let count = limits.nodeCount {
      let count = count / 100 * share.percent + count % 100 * share.percent / 100
      lastNode.store(count, ordering: .relaxed)
    }
  }

  /// - Parameter helps: whether it runs on another thread than the one that reports, which ends with that one.
  func makeSearcher(helps: Bool = false) -> Searcher {
    Searcher(board: board, evaluation: evaluation, position: position, table: table) {
      [self] searcher in helps ? mustStopHelping : mustStop(nodeCount: searcher.nodeCount)
    }
  }

  /// Whether a limit is reached or the search was stopped.
  func mustStop(nodeCount: Int) -> Bool {
    nodeCount >= lastNode.load(ordering: .relaxed) || isTimeUp
  }

  /// Whether a thread that helps is to end. It looks at the time itself: where threads are many more than cores, the one that
  /// reports may have to wait long before it can say that the search is over. But another thread's processor time is unknown.
  private var mustStopHelping: Bool {
    limits.clock == .wall ? isTimeUp : isOver.load(ordering: .relaxed)
  }

  /// Whether the time limit is reached or the search was stopped. With a limit of processor time, to be asked only on the thread
  /// that reports.
  var isTimeUp: Bool {
    if isOver.load(ordering: .relaxed) { return true }
    let end = end.load(ordering: .relaxed)
    return end < .max && Search.nanoseconds(now) >= end
  }

  /// The time on the limits' clock, to be asked only on the thread that reports.
  var now: Duration { limits.clock.now }

  /// Returns a time in whole nanoseconds; 64 bits hold 292 years before and after zero, and what is further is cut to that.
  private static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, sumOverflows) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflows || sumOverflows ? (seconds < 0 ? .min : .max) : sum
  }
}

extension Search {
  /// A thread that helps the reporting one.
  private final class Helper {
    private var thread: PlatformThread?

    init(_ thread: consuming PlatformThread) { self.thread = consume thread }

    func join() { thread.take()?.join() }
  }

  /// Starts threads that search the moves in other orders and share their results through the transposition table.
  private func startHelpers(_ count: Int, _ root: borrowing RootSearch) -> [Helper] {
    var helpers: [Helper] = []
    #if !hasFeature(Embedded)
      guard count > 0 else { return [] }
      let moves = root.movesForHelpers
      for number in 0..<count {
        guard let thread = PlatformThread({ [self] in help(with: moves, number: number + 1) }) else { break }
        helpers.append(Helper(thread))
      }
    #endif
    return helpers
  }

  #if !hasFeature(Embedded)
    private func help(with moves: [RootMove], number: Int) {
      var root = RootSearch(self, searcher: makeSearcher(helps: true), helper: number, moves: moves)
      root.deepen { _ in true }
      helperNodeCount.wrappingAdd(root.searcher.nodeCount, ordering: .relaxed)
    }
  #endif
}
