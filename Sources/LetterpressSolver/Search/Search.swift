internal import Synchronization

/// A search for the best move of a position.
///
///     let board = PreparedBoard(position.board)
///     let search = Search(of: position, on: board, limits: SearchLimits(time: .seconds(3)))
///     let best = search.run(threads: 2).moves.first
///
/// Here, `run` blocks its thread and starts others itself. In asynchronous code, the same name waits without blocking: write
/// `await search.run()`. ``stop()`` ends it from any thread.
///
/// Each run begins anew and counts its limits from its own start; what earlier ones found is in the
/// ``TranspositionTable``, so that a second run soon gets as deep as the first.
public final class Search: Sendable {
  let position: Position
  let board: PreparedBoard
  let criteria: MoveCriteria
  let limits: SearchLimits
  let table: TranspositionTable
  /// The number of calls of ``stop()``, and of those that a run has obeyed.
  private let stopCount = Atomic<Int>(0)
  private let handledStopCount = Atomic<Int>(0)

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - criteria: which of the mover's moves to consider.
  ///   - limits: when a run ends, a second after its start if not given. ``SearchLimits/init(time:depth:nodeCount:)``
  ///     without arguments sets no limit: the run goes on until it is stopped or the best move is proven.
  ///   - table: results of earlier searches on the same board; nil for a new table of
  ///     ``TranspositionTable/defaultSize``.
  /// - Precondition: `position` has the letters of `board`.
  public init(
    of position: Position, on board: PreparedBoard, criteria: MoveCriteria = MoveCriteria(),
    limits: SearchLimits = .second, table: TranspositionTable? = nil
  ) {
    precondition(position.board == board.layout, "another board's position")
    (self.position, self.board, self.criteria, self.limits) = (position, board, criteria, limits)
    self.table = table ?? TranspositionTable()
  }

  /// The most threads of a run; more would take memory and no time away.
  public static let mostThreads = 512

  /// Searches until a limit is reached or it is stopped, and blocks the calling thread until then. In asynchronous code,
  /// await the function of the same name.
  ///
  /// - Parameters:
  ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
  ///   - threads: the number of threads, including the calling one, at most ``mostThreads``; the others have ended when it
  ///     returns. If the system refuses some, the search only takes longer.
  ///   - progress: called on the calling thread after each completed depth or width; returns whether to go on. If it
  ///     returns false, the search ends as by ``stop()``. May be nil.
  /// - Returns: a report with the best move first.
  /// - Complexity: O(nodes), which is exponential in ``SearchLimits/depth``. Without a limit it runs until the best
  ///   move is proven or the whole plan is done, which takes very long.
  @available(*, noasync, message: "this blocks the thread: await the asynchronous function of the same name")
  public func run(
    ranking count: Int = 1, threads: Int = 1, progress: ((borrowing SearchProgress) -> Bool)? = nil
  ) -> SearchReport {
    SearchRun(of: self).report(ranking: count, threads: threads, progress: progress)
  }

  /// Whether it ends by itself even if nothing is proven.
  package var hasLimit: Bool { limits != SearchLimits(time: nil, clock: limits.clock) }

  /// Stops the run in progress soon; it keeps the best result so far. If there is none, the next one ends at once, so that
  /// a thread that is about to begin is stopped, too. Safe to call from any thread.
  public func stop() { stopCount.wrappingAdd(1, ordering: .relaxed) }

  /// The number of times it was stopped.
  var stops: Int { stopCount.load(ordering: .relaxed) }

  /// The same, at the end of the last run.
  var handledStops: Int { handledStopCount.load(ordering: .relaxed) }

  /// Lets the next run begin, whatever stopped the last one.
  func handleStops() { handledStopCount.store(stops, ordering: .relaxed) }
}
