internal import Synchronization

/// A search for the best move of a position.
///
///     let board = GameBoard(position.board)
///     let search = Search(of: position, on: board, limits: SearchLimits(time: .seconds(1)))
///     let best = search.run(threads: 2).moves.first
///
/// It runs on the thread that calls ``run(ranking:threads:progress:)``, and on further ones that it starts; any thread may
/// ``stop()`` it. In an asynchronous function, ``report(ranking:threads:progress:)`` waits for it without blocking.
public final class Search: Sendable {
  let position: Position
  let board: GameBoard
  let criteria: MoveCriteria
  let limits: SearchLimits
  let table: TranspositionTable
  let plan: SearchPlan
  let evaluation: Evaluation
  private let start: Duration
  /// The part of the time in which to rank words, 0 to 1, where each is ranked once.
  static let rankingShare = 0.1
  /// When it must stop, in nanoseconds on ``MonotonicClock``.
  private let end: Atomic<Int64>
  private let isOver = Atomic<Bool>(false)
  /// Until it has looked at this many positions, it ignores the time limit.
  private let leastNodeCount = Atomic<Int>(0)
  private let assistantNodeCount = Atomic<Int>(0)

  /// - Parameters:
  ///   - criteria: which moves of the player to move are to be looked at.
  ///   - table: what was found out about positions of the same board before; nil for a table of the search's own.
  /// - Precondition: `position` has the letters of `board`.
  public convenience init(
    of position: Position, on board: GameBoard, criteria: MoveCriteria = MoveCriteria(), limits: SearchLimits,
    table: TranspositionTable? = nil
  ) {
    self.init(of: position, on: board, criteria: criteria, limits: limits, table: table, plan: .full)
  }

  /// A search by which other weights can be tried.
  package convenience init(
    of position: Position, on board: GameBoard, weights: EvaluationWeights, limits: SearchLimits,
    table: TranspositionTable
  ) {
    var plan = SearchPlan.full
    plan.weights = weights
    self.init(of: position, on: board, limits: limits, table: table, plan: plan)
  }

  init(
    of position: Position, on board: GameBoard, criteria: MoveCriteria = MoveCriteria(), limits: SearchLimits,
    table: TranspositionTable?, plan: SearchPlan
  ) {
    precondition(position.board == board.letters, "another board's position")
    (self.position, self.board, self.criteria, self.limits) = (position, board, criteria, limits)
    self.table = table ?? TranspositionTable()
    let now = MonotonicClock.now
    start = now
    let share = criteria.ranksWordsOnce ? 1 - Search.rankingShare : 1
    end = Atomic(limits.time.map { Search.nanoseconds(now + $0 * share) } ?? .max)
    self.plan = plan
    evaluation = plan.weights.map { Evaluation(chances: board.evaluation.chances, weights: $0) } ?? board.evaluation
  }

  /// Searches until a limit is reached or somebody stops it, and blocks the calling thread until then. A search runs once.
  ///
  /// - Parameters:
  ///   - count: how many moves to look into and to report at the least, if there are as many; `.max` for all.
  ///   - threads: how many threads search, the calling one among them; the others have ended when it returns. Where the
  ///     system refuses some, it only takes longer.
  ///   - progress: told what has been found so far, on the calling thread, whenever all moves were looked into to another
  ///     depth or width; nil where nobody wants to know.
  /// - Returns: the best move first; of the limits, ``SearchLimits/time`` counts from when the search was made.
  /// - Complexity: O(positions looked at), which is exponential in ``SearchLimits/depth``. Without any limit it goes on until the
  ///   best move is proven, which may be never.
  public func run(
    ranking count: Int = 1, threads: Int = 1, progress: ((SearchReport) -> Void)? = nil
  ) -> SearchReport {
    guard position.outcome == nil else {
      return SearchReport(
        position: position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0,
        time: MonotonicClock.now - start)
    }
    var assistants = startAssistants(max(threads, 1) - 1)
    var root = RootSearch(self, thread: thread(), rankedCount: count)
    let thread = root.thread
    root.deepen { root in
      progress?(report(root, ranking: count, nodeCount: thread.nodeCount))
    }
    if let time = limits.time { end.store(Search.nanoseconds(start + time), ordering: .relaxed) }
    // Its proofs end with the search as well.
    let concluded = root.concluded
    isOver.store(true, ordering: .relaxed)
    while let assistant = assistants.popLast() { assistant.join() }
    return report(
      concluded, ranking: count, nodeCount: thread.nodeCount + assistantNodeCount.load(ordering: .relaxed))
  }

  private func report(_ root: RootSearch, ranking count: Int, nodeCount: Int) -> SearchReport {
    SearchReport(root, rankedCount: max(count, 1), nodeCount: nodeCount, time: MonotonicClock.now - start)
  }

  /// Ends the search soon, with the best that it has found so far. Any thread may call it.
  public func stop() { isOver.store(true, ordering: .relaxed) }

  func thread() -> SearchThread {
    SearchThread(board: board, evaluation: evaluation, position: position, table: table, prunes: plan.prunes) {
      [self] thread in
      let mustGoOn = thread.nodeCount < leastNodeCount.load(ordering: .relaxed)
      return mustGoOn ? isOver.load(ordering: .relaxed) : mustStop(nodeCount: thread.nodeCount)
    }
  }

  /// Whether a limit is reached, or the search is over for another reason.
  func mustStop(nodeCount: Int) -> Bool {
    if isOver.load(ordering: .relaxed) { return true }
    if let limit = limits.nodeCount, nodeCount >= limit { return true }
    let end = end.load(ordering: .relaxed)
    return end < .max && Search.nanoseconds(MonotonicClock.now) >= end
  }

  /// Moves the deadline: the search stops after this time, but not before it has looked at this many positions. Only for a
  /// search that runs on a single thread.
  func stop(after time: Duration, andAfter nodeCount: Int) {
    leastNodeCount.store(nodeCount, ordering: .relaxed)
    end.store(Search.nanoseconds(MonotonicClock.now + time), ordering: .relaxed)
  }

  /// A time in whole nanoseconds, of which 64 bits hold those of 292 years.
  private static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? .max : nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
  }
}

extension Search {
  /// A thread that helps the one that reports.
  private final class Assistant {
    private var thread: PlatformThread?

    init(_ thread: consuming PlatformThread) { self.thread = consume thread }

    func join() { thread.take()?.join() }
  }

  /// Starts threads that go through the moves in other orders and leave what they find in the table.
  private func startAssistants(_ count: Int) -> [Assistant] {
    var assistants: [Assistant] = []
    for number in 0..<count {
      guard let thread = PlatformThread({ [self] in assist(number: number + 1) }) else { break }
      assistants.append(Assistant(thread))
    }
    return assistants
  }

  private func assist(number: Int) {
    var root = RootSearch(self, thread: thread(), rankedCount: 1, assistant: number)
    root.deepen { _ in }
    assistantNodeCount.wrappingAdd(root.thread.nodeCount, ordering: .relaxed)
  }
}

/// When a search ends: with the first of these that is reached, or once the best move is proven.
public struct SearchLimits: Hashable, Sendable {
  /// How long it may take; nil for any time.
  public var time: Duration?
  /// How many plies it looks ahead, 1 or more; nil for any number.
  public var depth: Int?
  /// How many positions it looks at on each thread; nil for any number.
  public var nodeCount: Int?

  /// The given limits.
  public init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }
}
