internal import Synchronization

/// A search for the best move of a position.
///
///     let board = GameBoard(letters: position.letters)
///     let search = Search(of: position, on: board, limits: SearchLimits(time: .seconds(1)))
///     let best = search.run().moves.first
///
/// It runs on the thread that calls ``run(ranking:)``. More threads help where each calls ``assist()`` meanwhile, and
/// any thread may ``stop()`` it.
public final class Search: Sendable {
  let position: Position
  let board: GameBoard
  let wishes: MoveWishes
  let limits: SearchLimits
  let table: TranspositionTable
  let plan: SearchPlan
  let evaluation: Evaluation
  private let start = ContinuousClock.now
  private let isOver = Atomic<Bool>(false)
  private let assistantNodeCount = Atomic<Int>(0)
  private let assistantCount = Atomic<Int>(0)

  /// - Parameters:
  ///   - wishes: which moves of the player to move are to be looked at.
  ///   - table: what was found out about positions of the same board before; nil for a table of the search's own.
  /// - Precondition: `position` has the letters of `board`.
  public convenience init(
    of position: Position, on board: GameBoard, wishes: MoveWishes = MoveWishes(), limits: SearchLimits,
    table: TranspositionTable? = nil
  ) {
    self.init(of: position, on: board, wishes: wishes, limits: limits, table: table, plan: .full)
  }

  /// A search by which other weights can be tried.
  @_spi(Tuning) public convenience init(
    of position: Position, on board: GameBoard, weights: EvaluationWeights, limits: SearchLimits,
    table: TranspositionTable
  ) {
    var plan = SearchPlan.full
    plan.weights = weights
    self.init(of: position, on: board, limits: limits, table: table, plan: plan)
  }

  init(
    of position: Position, on board: GameBoard, wishes: MoveWishes = MoveWishes(), limits: SearchLimits,
    table: TranspositionTable?, plan: SearchPlan
  ) {
    precondition(position.letters == board.letters, "another board's position")
    (self.position, self.board, self.wishes, self.limits) = (position, board, wishes, limits)
    self.table = table ?? TranspositionTable()
    self.plan = plan
    evaluation = plan.weights.map { Evaluation(chances: board.evaluation.chances, weights: $0) } ?? board.evaluation
  }

  /// Searches until a limit is reached or somebody stops it.
  ///
  /// - Parameter count: how many moves to look into and to report at the least, if there are as many; `.max` for all.
  public func run(ranking count: Int = 1) -> SearchReport {
    defer { isOver.store(true, ordering: .relaxed) }
    guard position.outcome == nil else {
      return SearchReport(
        position: position, moves: [], reachablePositionCount: 0, depth: 0, nodeCount: 0, time: start.duration(to: .now)
      )
    }
    var root = RootSearch(self, thread: thread(), rankedCount: count)
    root.deepen()
    isOver.store(true, ordering: .relaxed)
    return SearchReport(
      root, rankedCount: max(count, 1),
      nodeCount: root.thread.nodeCount + assistantNodeCount.load(ordering: .relaxed), time: start.duration(to: .now))
  }

  /// Helps a search that runs on another thread; returns when that ends.
  public func assist() {
    guard position.outcome == nil else { return }
    let number = assistantCount.wrappingAdd(1, ordering: .relaxed).newValue
    var root = RootSearch(self, thread: thread(), rankedCount: 1, assistant: number)
    root.deepen()
    assistantNodeCount.wrappingAdd(root.thread.nodeCount, ordering: .relaxed)
  }

  /// Ends the search soon, with the best that it has found so far.
  public func stop() { isOver.store(true, ordering: .relaxed) }

  func thread() -> SearchThread {
    SearchThread(board: board, evaluation: evaluation, position: position, table: table) {
      [self] thread in
      mustStop(nodeCount: thread.nodeCount)
    }
  }

  /// Whether a limit is reached, or the search is over for another reason.
  func mustStop(nodeCount: Int) -> Bool {
    if isOver.load(ordering: .relaxed) { return true }
    if let limit = limits.nodeCount, nodeCount >= limit { return true }
    if let time = limits.time, start.duration(to: .now) >= time { return true }
    return false
  }
}
