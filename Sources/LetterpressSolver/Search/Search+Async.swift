// Embedded Swift has no concurrency.
#if !hasFeature(Embedded)
  extension Search {
    /// Searches on its own threads while the calling task waits. Cancelling the task stops the search soon and returns
    /// the best result so far; nothing is thrown. Call it once.
    ///
    ///     let task = Task { await search.report(ranking: 5, threads: 2) { show($0.report); return true } }
    ///     task.cancel()                    // when the player has seen enough
    ///     let moves = await task.value.moves
    ///
    /// - Parameters:
    ///   - count: the number of moves to rank and report, if there are as many; `.max` for all.
    ///   - threads: the number of threads.
    ///   - progress: called on one of these threads after each completed depth or width; returns whether to go on.
    /// - Complexity: as ``run(ranking:threads:progress:)``.
    public func report(
      ranking count: Int = 1, threads: Int = 1, progress: (@Sendable (borrowing SearchProgress) -> Bool)? = nil
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
  }
#endif
