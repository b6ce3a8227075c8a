internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// Searches on several threads, one after the other; ctrl-C ends them with the results so far.
final class MoveSearch {
  /// How many threads work at once, including the calling one.
  private let threads: Int
  private let running = Running()
  /// The status line of a search that is under way.
  private var status: (SearchReport) -> String = { MoveText.status(of: $0) }

  init(threads: Int) { self.threads = threads }

  /// The running search, and whether ctrl-C has been pressed.
  private final class Running: Sendable {
    private let state = Mutex<(search: Search?, wasEnded: Bool)>((nil, false))

    func reset() { state.withLock { $0 = (nil, false) } }

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

  /// Whether ctrl-C has ended the last searches.
  var wasEnded: Bool { running.wasEnded }

  /// Calls a function whose searches go on until a limit or ctrl-C, with a status line on a terminal; a second ctrl-C ends the process.
  ///
  /// - Parameter status: the status line of a search that is under way; nil for the usual.
  func during<Result, Failure>(
    status: ((SearchReport) -> String)? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let status { self.status = status }
    running.reset()
    let running = running
    let signals = StopSignals { signal in
      guard StopSignals.isInterrupt(signal) else { StopSignals.endProcess(after: signal) }
      running.end()
    }
    defer { signals.release() }
    return try body()
  }

  /// Carries out a search.
  func run(_ search: Search, ranking count: Int) -> (report: SearchReport, wasEnded: Bool) {
    running.begin(search)
    return (report(of: search, ranking: count), running.wasEnded)
  }

  private func report(of search: Search, ranking count: Int) -> SearchReport {
    guard StatusLine.isPossible else { return search.run(ranking: count, threads: threads) }
    var line = StatusLine()
    defer { line.erase() }
    return search.run(ranking: count, threads: threads) {
      line.show(self.status($0.report))
      return true
    }
  }
}
