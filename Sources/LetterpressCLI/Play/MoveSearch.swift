internal import LetterpressFiles
internal import LetterpressSolver

/// A search on several threads that ctrl-C ends with what it has found so far.
struct MoveSearch {
  let search: Search
  /// How many threads work at once, the calling one among them.
  let threads: Int

  /// Searches until a limit is reached or somebody presses ctrl-C; a second time ends the process.
  func run(ranking count: Int) -> SearchReport {
    let signals = StopSignals { [search] signal in
      guard signal == SIGINT else { _exit(128 + signal) }
      search.stop()
      // Here a second signal is let through.
      while true { pause() }
    }
    defer { signals.release() }
    return search.run(ranking: count, threads: threads)
  }
}
