internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

/// How long and how far to look ahead, with how many threads and how much memory.
struct SearchOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Maximum thinking time, in seconds.", valueName: "seconds"))
  var time = Seconds(value: 1)

  @Option(help: ArgumentHelp("How many moves to look ahead at most, counting both players'.", valueName: "n"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "How many threads to search with. (default: one per core; a single one with --depth, for repeatable answers)",
      valueName: "n"))
  var threads: Int?

  @Option(help: ArgumentHelp("Memory for remembering positions, in MiB.", valueName: "MiB"))
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

  /// The limits of a search that has a share of the time, which began at a time of ``MonotonicClock``.
  func limits(since start: Duration, share: Double = 1) -> SearchLimits {
    let time = time.value * share
    // What is found must still be looked at, drawn and printed.
    let rest = min(0.02, time * 0.03)
    let left = max(time - rest - (MonotonicClock.now - start) / .seconds(1), 1e-3)
    return SearchLimits(time: .milliseconds(Int64(left * 1000)), depth: depth)
  }
}
