internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// How long and how far to look ahead, with how many threads and how much memory.
struct SearchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long to search, in seconds, more than 0 and at most 86400. (default: 1)", valueName: "seconds"),
    transform: Seconds.init(parsing:))
  var time = Seconds(value: 1)

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
