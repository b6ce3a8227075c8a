internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// Searches on several threads, one after the other; ctrl-C ends them with the results so far.
struct MoveSearch {
  /// How many threads work at once, including the calling one.
  let threads: Int

  /// The running search, and whether ctrl-C has been pressed.
  private final class Running: Sendable {
    let state = Mutex<(search: Search?, wasEnded: Bool)>((nil, false))

    func begin(_ search: Search) {
      state.withLock {
        $0.search = search
        if $0.wasEnded { search.stop() }
      }
    }

    func end() {
      state.withLock {
        $0.search?.stop()
        $0.wasEnded = true
      }
    }

    var wasEnded: Bool { state.withLock { $0.wasEnded } }
  }

  /// Calls a function with a runner of searches, each of which goes on until a limit or ctrl-C, with a status line on a
  /// terminal; a second ctrl-C ends the process.
  ///
  /// - Parameter status: the status line of a search that is under way.
  func during<Result, Failure>(
    status: @escaping (SearchReport) -> String = { MoveText.status(of: $0) },
    _ body: (MoveAdviser.Runner) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let running = Running()
    let signals = StopSignals { signal in
      guard StopSignals.isInterrupt(signal) else { StopSignals.endProcess(after: signal) }
      running.end()
    }
    defer { signals.release() }
    return try body { search, count in
      running.begin(search)
      return (run(search, ranking: count, status: status), running.wasEnded)
    }
  }

  private func run(_ search: Search, ranking count: Int, status: @escaping (SearchReport) -> String) -> SearchReport {
    guard StatusLine.isPossible else { return search.run(ranking: count, threads: threads) }
    var line = StatusLine()
    defer { line.erase() }
    return search.run(ranking: count, threads: threads) {
      line.show(status($0.report))
      return true
    }
  }
}
