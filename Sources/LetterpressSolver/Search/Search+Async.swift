// Swift's concurrency is not in Embedded Swift.
#if !hasFeature(Embedded)
  extension Search {
    /// Searches on threads of its own while the calling task waits; with the task's cancellation it ends soon, with the
    /// best that it has found so far: it does not throw.
    ///
    ///     let task = Task { await search.report(ranking: 5, threads: 2) { show($0.depth, $0.moves) } }
    ///     task.cancel()                    // when the player has seen enough
    ///     let moves = await task.value.moves
    ///
    /// - Parameters:
    ///   - count: how many moves to look into and to report at the least, if there are as many; `.max` for all.
    ///   - threads: how many threads search.
    ///   - progress: told what has been found so far, on one of these threads.
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

    /// Searches on threads of its own and gives a report after each depth or width that is complete, and the last one when
    /// the search has ended; it ends soon once nobody waits for reports any more.
    ///
    ///     for await report in search.reports(ranking: 5, threads: 2) { show(report) }
    ///
    /// - Parameters:
    ///   - count: how many moves to look into and to report at the least, if there are as many; `.max` for all.
    ///   - threads: how many threads search.
    /// - Returns: reports of which a slow reader gets the newest only.
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
