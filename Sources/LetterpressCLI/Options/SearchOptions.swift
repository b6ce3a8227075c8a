internal import ArgumentParser
internal import LetterpressSolver

/// How far to look ahead, and with what.
struct SearchOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The answer comes after so long at the latest.", valueName: "seconds"))
  var time = 1.0

  @Option(help: ArgumentHelp("How many moves of either player to look ahead at the most.", valueName: "n"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "How many threads to search with. (default: one for each core; with --depth 1, for the same answer every time)",
      valueName: "n"))
  var threads: Int?

  @Option(help: ArgumentHelp("How much memory the search may remember positions in.", valueName: "MiB"))
  var table = TranspositionTable.defaultSize >> 20

  /// A week and a half: more than anybody waits for, and not so much that a number overflows.
  private static let longestTime = 1e6
  private static let validThreadCounts = 1...512
  private static let validTableSizes = 1...65_536

  func validate() throws {
    guard time > 0, time <= SearchOptions.longestTime else {
      throw ValidationError("--time \(time): a number of seconds above 0 and up to 1000000 is needed.")
    }
    if let depth, depth < 1 { throw ValidationError("--depth \(depth): there is one move at the least.") }
    if let threads, !SearchOptions.validThreadCounts.contains(threads) {
      throw ValidationError(
        "--threads \(threads): a number from 1 to \(SearchOptions.validThreadCounts.upperBound) is needed.")
    }
    guard SearchOptions.validTableSizes.contains(table) else {
      throw ValidationError(
        "--table \(table): a number of MiB from 1 to \(SearchOptions.validTableSizes.upperBound) is needed.")
    }
  }

  /// How many threads search.
  var threadCount: Int { threads ?? (depth == nil ? Processors.availableCount : 1) }

  /// A table to remember positions in.
  func transpositionTable() -> TranspositionTable { TranspositionTable(size: table << 20) }

  /// The limits of a search in a process that began at a time of ``MonotonicClock``.
  func limits(since start: Double) -> SearchLimits {
    // What is found must still be looked at, drawn and printed.
    let rest = min(0.05, time / 10)
    let left = max(time - rest - (MonotonicClock.now - start), 1e-3)
    return SearchLimits(time: .milliseconds(Int64(left * 1000)), depth: depth)
  }
}
