internal import ArgumentParser
internal import LetterpressFiles

/// How many pictures to work on at once.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many pictures to work on at once, 1 to \(NumberRange.threads.numbers.upperBound). (default: one per core)",
      valueName: "n"), transform: NumberRange.threads.number)
  var jobs: Int?

  /// The number of threads to use for at most `count` pictures.
  func count(for pictures: Int = .max) -> Int {
    // Counting the cores takes a while.
    guard pictures > 1 else { return 1 }
    return min(jobs ?? Processors.availableCount, pictures, NumberRange.threads.numbers.upperBound)
  }
}
