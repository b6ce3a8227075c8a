internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// How long and how far to look ahead, with how many threads and how much memory.
struct SearchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How long to search, in seconds, more than 0 and at most 86400. \
      (default: \(Seconds(Limits.timePerMove).defaultValueDescription))
      """, valueName: "seconds"),
    transform: Seconds.init(parsing:))
  var time = Seconds(Limits.timePerMove)

  @OptionGroup
  var far: DepthOptions

  @Option(
    help: ArgumentHelp("Memory for remembering positions, in MiB, 1 to 65536. (default: 64)", valueName: "MiB"),
    transform: NumberRange.tableSizes.number)
  var table = TranspositionTable.defaultSize >> 20

  /// The size of the transposition table, in MiB.
  ///
  /// - Throws: ``CommandFailure`` if the machine has less memory.
  func tableSize() throws(CommandFailure) -> Int {
    guard Processors.memory.map({ table << 20 <= $0 }) ?? true else {
      throw CommandFailure(
        "--table \(table): this computer has less than \(table) MiB of memory: give a smaller table", status: .usage)
    }
    return table
  }

  /// When searches end.
  var limits: SearchLimits {
    SearchLimits(time: .milliseconds(max(Int64(time.value * 1000), 1)), depth: far.depth)
  }
}

/// How far to look ahead, and with how many threads.
struct DepthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many moves to look ahead at most, 1 to 64, counting both players'.", valueName: "n"),
    transform: NumberRange.depths.number)
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      """
      How many threads to search with, 1 to 512. (default: one per core; a single one with --depth, for repeatable \
      answers)
      """, valueName: "n"), transform: NumberRange.threads.number)
  var threads: Int?

  /// How many threads search.
  var threadCount: Int { threads ?? (depth == nil ? Processors.availableCount : 1) }
}

/// The memory that a search needs; without it, the process would end in the middle of the search.
enum SearchMemory {
  /// What to say if `ulimit -v` leaves less; nil if there is enough.
  static var shortage: String? {
    let needed = TranspositionTable.memoryBesides
    return Processors.hasRoom(for: needed) ? nil : shortage(of: needed)
  }

  /// - Parameter needed: in bytes.
  static func shortage(of needed: Int) -> String {
    """
    there is not enough memory for a search, which needs \(needed >> 20) MiB besides the program: raise the limit of this \
    shell, as with `ulimit -v unlimited`
    """
  }

  /// - Throws: ``CommandFailure`` if `ulimit -v` leaves less.
  static func check() throws(CommandFailure) {
    if let shortage { throw CommandFailure(shortage, status: .systemError) }
  }
}

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
