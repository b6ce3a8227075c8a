// Embedded Swift has no concurrency.
#if !hasFeature(Embedded)
  extension Search {
    /// Searches on its own threads while the calling task waits. Cancelling the task stops the search soon and returns
    /// the best result so far; nothing is thrown. Call it once.
    ///
    ///     let task = Task { await search.report(ranking: 5, threads: 2) { show($0.depth, $0.moves) } }
    ///     task.cancel()                    // when the player has seen enough
    ///     let moves = await task.value.moves
    ///
    /// - Parameters:
    ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
    ///   - threads: the number of threads.
    ///   - progress: called on one of these threads with the results so far.
    /// - Complexity: as ``run(ranking:threads:progress:)``.
    public func report(
      ranking count: Int = 1, threads: Int = 1, progress: (@Sendable (SearchReport) -> Void)? = nil
    ) async -> SearchReport {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let run: @Sendable () -> Void = { [self] in
            continuation.resume(returning: self.run(ranking: count, threads: threads, progress: progress))
          }
          if let thread = PlatformThread(run) { thread.detach() } else { run() }
        }
      } onCancel: {
        stop()
      }
    }

    /// Searches on its own threads, and yields a report after each completed depth or width and a last one at the end.
    /// If you stop reading the stream, the search stops soon. Call this once.
    ///
    ///     for await report in search.reports(ranking: 5, threads: 2) { show(report) }
    ///
    /// - Parameters:
    ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
    ///   - threads: the number of threads.
    /// - Returns: a stream of reports; a slow reader gets only the newest.
    /// - Complexity: as ``run(ranking:threads:progress:)``.
    public func reports(ranking count: Int = 1, threads: Int = 1) -> AsyncStream<SearchReport> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        continuation.onTermination = { [self] _ in stop() }
        let run: @Sendable () -> Void = { [self] in
          let last = self.run(ranking: count, threads: threads) { continuation.yield($0) }
          continuation.yield(last)
          continuation.finish()
        }
        if !PlatformThread.startDetached(run) { run() }
      }
    }
  }
#endif
