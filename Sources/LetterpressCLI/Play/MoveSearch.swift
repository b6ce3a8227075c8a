internal import LetterpressFiles
internal import LetterpressReport
internal import LetterpressSolver
internal import Synchronization

/// A search on several threads, and perhaps another one after it, which ctrl-C ends with the results so far.
struct MoveSearch {
  let search: Search
  /// How many threads work at once, including the calling one.
  let threads: Int

  /// The search that runs, or nil once somebody has pressed ctrl-C.
  private final class Running: Sendable {
    let search: Mutex<Search?>

    init(_ search: Search) { self.search = Mutex(search) }
  }

  /// Searches, and shows on a terminal how far it has come, until a limit is reached or somebody presses ctrl-C; pressing it
  /// again ends the process.
  ///
  /// - Parameters:
  ///   - count: how many moves the first search ranks.
  ///   - next: makes a second search of what the first has found, or nil if none is wanted; not asked after ctrl-C.
  /// - Returns: what the two have found.
  func run(ranking count: Int, then next: (SearchReport) -> Search?) -> (SearchReport, SearchReport?) {
    let running = Running(search)
    let signals = StopSignals { signal in
      guard signal == SIGINT else { _exit(128 + signal) }
      running.search.withLock { search in
        search?.stop()
        search = nil
      }
      // Here a second signal is let through.
      while true { pause() }
    }
    defer { signals.release() }
    let report = run(search, ranking: count)
    let second = running.search.withLock { search -> Search? in
      if search != nil { search = next(report) }
      return search
    }
    return (report, second.map { run($0, ranking: 1) })
  }

  private func run(_ search: Search, ranking count: Int) -> SearchReport {
    guard StatusLine.isPossible else { return search.run(ranking: count, threads: threads) }
    var line = StatusLine()
    defer { line.erase() }
    return search.run(ranking: count, threads: threads) { line.show(MoveText.status(of: $0)) }
  }
}
