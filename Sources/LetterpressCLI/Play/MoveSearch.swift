internal import LetterpressFiles
internal import LetterpressReport
internal import LetterpressSolver

/// A search on several threads, which ctrl-C ends with the results so far.
struct MoveSearch {
  let search: Search
  /// How many threads work at once, including the calling one.
  let threads: Int

  /// Searches, and shows on a terminal how far it has come, until a limit is reached or somebody presses ctrl-C; pressing it again ends the process.
  func run(ranking count: Int) -> SearchReport {
    let signals = StopSignals { [search] signal in
      guard signal == SIGINT else { _exit(128 + signal) }
      search.stop()
      // Here a second signal is let through.
      while true { pause() }
    }
    defer { signals.release() }
    guard StatusLine.isPossible else { return search.run(ranking: count, threads: threads) }
    var line = StatusLine()
    defer { line.erase() }
    return search.run(ranking: count, threads: threads) { line.show(MoveText.status(of: $0)) }
  }
}
