internal import ArgumentParser
internal import LetterpressFiles

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
