internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver
internal import Synchronization

/// A search on several threads, perhaps followed by another; ctrl-C ends them with the results so far.
struct MoveSearch {
  let search: Search
  /// How many threads work at once, including the calling one.
  let threads: Int

  /// The running search; nil after ctrl-C.
  private final class Running: Sendable {
    let search: Mutex<Search?>

    init(_ search: Search) { self.search = Mutex(search) }
  }

  /// Searches until a limit or ctrl-C, with a status line on a terminal; a second ctrl-C ends the process.
  ///
  /// - Parameters:
  ///   - count: how many moves the first search ranks.
  ///   - next: makes a second search from the report of the first, or nil for none; not called after ctrl-C.
  /// - Returns: the reports of both; the second is nil if there was none.
  func run(ranking count: Int, then next: (SearchReport) -> Search?) -> (SearchReport, SearchReport?) {
    let running = Running(search)
    let signals = StopSignals { signal in
      guard StopSignals.isInterrupt(signal) else { StopSignals.endProcess(after: signal) }
      running.search.withLock { search in
        search?.stop()
        search = nil
      }
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
