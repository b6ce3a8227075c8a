internal import Synchronization

/// One run of a ``Search``: what it counts, and when it must end.
final class SearchRun: Sendable {
  private let search: Search
  /// The number of times that the search had been stopped for earlier runs.
  private let earlierStops: Int
  private let start = MonotonicClock.now
  /// When ``SearchLimits/time`` began to count, in nanoseconds on the limits' clock.
  private let beginning: Atomic<Int64>
  /// The share of the limits after which no better move is looked for, so that there is time to examine the
  /// best one.
  private static let shareForBest = Share(percent: 96)
  /// The share of the time after which no more moves are listed, on a board that allows very many.
  private static let shareForMoves = Share(percent: 40)
  /// The same if other moves are to be ranked, too.
  private static let shareForBestOfSeveral = Share(percent: 75)
  /// The same share if only one more value is to be found: that of a known word, or of a move that is asked about.
  private static let shareForBestOfFew = Share(percent: 85)
  /// When the current part of the search must stop, in nanoseconds on the limits' clock, and at which node.
  private let end = Atomic<Int64>(.max)
  private let lastNode = Atomic<Int>(.max)
  private let isOver = Atomic<Bool>(false)
  private let helperNodeCount = Atomic<Int>(0)

  /// Creates a run; ``SearchLimits/time`` counts from now on.
  init(of search: Search) {
    self.search = search
    earlierStops = search.handledStops
    beginning = Atomic(SearchRun.nanoseconds(start))
  }

  var position: Position { search.position }
  var board: PreparedBoard { search.board }
  var criteria: MoveCriteria { search.criteria }
  var limits: SearchLimits { search.limits }

  /// Searches on the calling thread and others, as `run` of ``Search`` says.
  func report(
    ranking count: Int, threads: Int, progress: ((borrowing SearchProgress) -> Bool)?
  ) -> SearchReport {
    defer { search.handleStops() }
    guard position.outcome == nil else {
      return SearchReport(
        position: position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0,
        time: MonotonicClock.now - start, isDone: true)
    }
    // Each thread has a processor clock of its own.
    if limits.clock == .processor { beginning.store(SearchRun.nanoseconds(now), ordering: .relaxed) }
    allow(SearchRun.shareForMoves)
    var root = RootSearch(self, searcher: makeSearcher(), rankedCount: count)
    let searcher = root.searcher
    let isOfFew = search.criteria.ranksKnownWord || search.criteria.judgedTaking != nil
    allow(
      count > 1
        ? SearchRun.shareForBestOfSeveral : isOfFew ? SearchRun.shareForBestOfFew : SearchRun.shareForBest)
    var helpers = startHelpers(min(max(threads, 1), Search.mostThreads) - 1, root)
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

  /// Stops this run soon; it keeps the best result so far. Safe to call from any thread.
  func stop() { isOver.store(true, ordering: .relaxed) }

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
      let (sum, overflows) = SearchRun.nanoseconds(time).addingReportingOverflow(beginning.load(ordering: .relaxed))
      end.store(overflows ? (time < .zero ? .min : .max) : sum, ordering: .relaxed)
    }
    if let count = limits.nodeCount {
      let count = count / 100 * share.percent + count % 100 * share.percent / 100
      lastNode.store(count, ordering: .relaxed)
    }
  }

  /// - Parameter helps: whether it runs on another thread than the one that reports, which ends with that one.
  func makeSearcher(helps: Bool = false) -> Searcher {
    Searcher(board: board, position: position, table: search.table) {
      [self] searcher in
      helps ? mustStopHelping(nodeCount: searcher.nodeCount) : mustStop(nodeCount: searcher.nodeCount)
    }
  }

  /// Whether a limit is reached or the search was stopped.
  func mustStop(nodeCount: Int) -> Bool {
    nodeCount >= lastNode.load(ordering: .relaxed) || isTimeUp
  }

  /// Whether a thread that helps is to end. It looks at the time itself: where threads are many more than cores, the one that
  /// reports may have to wait long before it can say that the search is over. But another thread's processor time is unknown.
  private func mustStopHelping(nodeCount: Int) -> Bool {
    nodeCount >= limits.nodeCount ?? .max || (limits.clock == .wall ? isTimeUp : isStopped)
  }

  /// Whether the time limit is reached or the search was stopped. With a limit of processor time, to be asked only on the thread
  /// that reports.
  var isTimeUp: Bool {
    if isStopped { return true }
    let end = end.load(ordering: .relaxed)
    return end < .max && SearchRun.nanoseconds(now) >= end
  }

  /// Whether the run has ended, or it or the search was stopped.
  private var isStopped: Bool { isOver.load(ordering: .relaxed) || search.stops != earlierStops }

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

extension SearchRun {
  /// A thread that helps the reporting one.
  private final class Helper {
    private var thread: PlatformThread?

    init(_ thread: consuming PlatformThread) { self.thread = consume thread }

    func join() { thread.take()?.join() }
  }

  /// Starts threads that search the same moves and share their results through the transposition table.
  private func startHelpers(_ count: Int, _ root: borrowing RootSearch) -> [Helper] {
    var helpers: [Helper] = []
    #if !hasFeature(Embedded)
      // With other goals the moves are in order already, and a shallow search says what a few of them lead to.
      guard count > 0, criteria.goal == .win else { return [] }
      let (moves, busy) = (root.movesForHelpers, BusyMoves())
      root.searcher.busyMoves = busy
      for _ in 0..<count {
        guard let thread = PlatformThread({ [self] in help(with: moves, busy) }) else { break }
        helpers.append(Helper(thread))
      }
    #endif
    return helpers
  }

  #if !hasFeature(Embedded)
    private func help(with moves: [RootMove], _ busy: BusyMoves) {
      var root = RootSearch(self, helping: makeSearcher(helps: true), moves: moves)
      root.searcher.busyMoves = busy
      root.help(busy)
      helperNodeCount.wrappingAdd(root.searcher.nodeCount, ordering: .relaxed)
    }
  #endif
}
