internal import CPlatform
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

/// The limits of a search: it ends when the first is reached, or once the best move is proven.
public struct SearchLimits: Hashable, Sendable {
  /// The maximum time of a run; nil for no limit.
  public var time: Duration?
  /// What ``time`` counts.
  package var clock = SearchClock.wall
  /// The maximum depth in plies; nil for no limit. With less than 1, nothing is searched.
  public var depth: Int?
  /// The maximum number of nodes per thread; nil for no limit. Checked every 64 nodes, so a few more are searched.
  public var nodeCount: Int?

  /// Creates limits; nil for none.
  public init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }

  /// Creates limits whose time is on a clock.
  package init(time: Duration?, clock: SearchClock, depth: Int? = nil, nodeCount: Int? = nil) {
    self.init(time: time, depth: depth, nodeCount: nodeCount)
    self.clock = clock
  }

  /// A second, the limit where none is given.
  public static let second = SearchLimits(time: .seconds(1))
}

/// What the time limit of a search counts.
package enum SearchClock: Hashable, Sendable {
  /// Time as a person waits for it.
  case wall
  /// Processor time of the thread that runs the ``Search``, from that call on. Other work on the same
  /// machine makes such a search take longer, but not shallower, so that two searches can be compared. In a page it is
  /// the same as ``wall``.
  case processor

  /// The time on this clock, since an arbitrary moment; for ``processor`` one of the calling thread.
  var now: Duration {
    switch self {
    case .wall: MonotonicClock.now
    case .processor: .nanoseconds(platform_thread_nanoseconds())
    }
  }
}

// Embedded Swift has no concurrency.
#if !hasFeature(Embedded)
  internal import Synchronization

  extension Search {
    /// Searches on its own threads while the calling task waits. Cancelling the task stops the search soon and returns
    /// the best result so far; nothing is thrown.
    ///
    ///     let report = await search.run(ranking: 5, threads: 2) { model.moves = $0.moves }
    ///
    /// - Parameters:
    ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
    ///   - threads: the number of threads, at most ``mostThreads``.
    ///   - progress: called where the function was called from, such as on the main actor, after completed depths or
    ///     widths, with the results so far. While it is busy, the search goes on; it then gets the newest results only.
    /// - Returns: a report with the best move first.
    /// - Complexity: as `run` without concurrency.
    public nonisolated(nonsending) func run(
      ranking count: Int = 1, threads: Int = 1, progress: ((SearchReport) -> Void)? = nil
    ) async -> SearchReport {
      let run = SearchRun(of: self)
      let messages = SearchMessages()
      let tells = progress != nil
      let work: @Sendable () -> Void = {
        let report = run.report(ranking: count, threads: threads) {
          if tells { messages.send(.progress($0.report)) }
          return true
        }
        messages.send(.end(report))
      }
      if let thread = PlatformThread(work) { thread.detach() } else { work() }
      while true {
        let message = await withTaskCancellationHandler {
          await messages.next()
        } onCancel: {
          run.stop()
        }
        // Here, not in a closure, this is where it was called from.
        switch message {
        case .progress(let report): progress?(report)
        case .end(let report): return report
        }
      }
    }
  }

  /// What a search tells the task that waits for it. If the task is busy, it gets the newest progress only, then the end.
  private final class SearchMessages: Sendable {
    enum Message: Sendable {
      case progress(SearchReport)
      case end(SearchReport)
    }

    private struct State {
      var progress: Message?
      var end: Message?
      var waiting: CheckedContinuation<Message, Never>?
    }

    private let state = Mutex(State())

    func send(_ message: Message) {
      let waiting = state.withLock { state in
        if let waiting = state.waiting.take() { return Optional(waiting) }
        switch message {
        case .progress: state.progress = message
        case .end: state.end = message
        }
        return nil
      }
      waiting?.resume(returning: message)
    }

    /// Returns the next message, once there is one.
    func next() async -> Message {
      await withCheckedContinuation { continuation in
        let message = state.withLock { state in
          if let message = state.progress.take() ?? state.end.take() { return Optional(message) }
          state.waiting = continuation
          return nil
        }
        if let message { continuation.resume(returning: message) }
      }
    }
  }
#endif

extension Position {
  /// Returns the best move that a ``Search`` finds in a time, and blocks the calling thread until then; nil if the game is
  /// over. In asynchronous code, await the function of the same name.
  ///
  /// - Precondition: the position has the letters of `board`.
  @available(*, noasync, message: "this blocks the thread: await the asynchronous function of the same name")
  public func bestMove(on board: PreparedBoard, time: Duration = .seconds(1), threads: Int = 1) -> RankedMove? {
    Search(of: self, on: board, limits: SearchLimits(time: time)).run(threads: threads).moves.first
  }

  #if !hasFeature(Embedded)
    /// Returns the best move that a ``Search`` finds in a time, on threads of its own; nil if the game is over. If the task
    /// is cancelled, it is soon the best so far.
    ///
    /// - Precondition: the position has the letters of `board`.
    public nonisolated(nonsending) func bestMove(
      on board: PreparedBoard, time: Duration = .seconds(1), threads: Int = 1
    ) async -> RankedMove? {
      await Search(of: self, on: board, limits: SearchLimits(time: time)).run(threads: threads).moves.first
    }
  #endif

  /// Returns a word on its best tiles: those that a short ``Search`` prefers among all of its placements, the same each time.
  /// Nil if the board lacks the letters.
  ///
  /// A word that may not be played is placed where it would take the most tiles.
  ///
  /// - Parameter word: in either case.
  /// - Complexity: that of a search of some thousand positions, or O(letters) if the word takes the same tiles however it
  ///   is placed.
  /// - Precondition: the position has the letters of `board`.
  public func bestPlacement(of word: String, on board: PreparedBoard) -> Placement? {
    guard let word = Word(parsing: word)?.description, let tiles = tilesTakingMost(for: word) else { return nil }
    let usual = Placement(word: word, tiles: tiles)
    guard board.lexicon.contains(word), playedWord(forbidding: word) == nil, takings(of: word, limit: 1) == nil else {
      return usual
    }
    var criteria = MoveCriteria()
    criteria.word = word
    let search = Search(
      of: self, on: board, criteria: criteria, limits: SearchLimits(nodeCount: Position.nodesPerPlacement),
      table: TranspositionTable(size: Position.placementTableSize))
    return search.run().moves.first?.move.placement ?? usual
  }

  /// How many positions the search for the tiles of a word may look at.
  private static let nodesPerPlacement = 2000
  /// In bytes.
  private static let placementTableSize = 1 << 20
}
