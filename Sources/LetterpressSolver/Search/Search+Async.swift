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
