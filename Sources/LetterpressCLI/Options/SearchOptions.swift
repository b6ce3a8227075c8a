internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

/// How far to look ahead, and with what.
struct SearchOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The answer comes after so long at the latest.", valueName: "seconds"))
  var time = Seconds(value: 1)

  @Option(help: ArgumentHelp("How many moves of either player to look ahead at the most.", valueName: "n"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "How many threads to search with. (default: one for each core; with --depth 1, for the same answer every time)",
      valueName: "n"))
  var threads: Int?

  @Option(help: ArgumentHelp("How much memory the search may remember positions in.", valueName: "MiB"))
  var table = TranspositionTable.defaultSize >> 20

  func validate() throws {
    try NumberRange.depths.check(depth, of: "--depth")
    try NumberRange.threads.check(threads, of: "--threads")
    try NumberRange.tableSizes.check(table, of: "--table")
  }

  /// How many threads search.
  var threadCount: Int { threads ?? (depth == nil ? Processors.availableCount : 1) }

  /// A table to remember positions in.
  func transpositionTable() -> TranspositionTable { TranspositionTable(size: table << 20) }

  /// The limits of a search in a process that began at a time of ``MonotonicClock``.
  func limits(since start: Duration) -> SearchLimits {
    // What is found must still be looked at, drawn and printed.
    let rest = min(0.05, time.value / 10)
    let left = max(time.value - rest - (MonotonicClock.now - start) / .seconds(1), 1e-3)
    return SearchLimits(time: .milliseconds(Int64(left * 1000)), depth: depth)
  }
}
