internal import ArgumentParser

/// How many pictures to work on at once.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many pictures to work on at once, 1 to \(JobOptions.validCounts.upperBound). (default: the cores there are)",
      valueName: "n"))
  var jobs: Int?

  static let validCounts = 1...512

  func validate() throws {
    if let jobs, !JobOptions.validCounts.contains(jobs) {
      throw ValidationError("--jobs \(jobs): a number from 1 to \(JobOptions.validCounts.upperBound) is needed.")
    }
  }

  /// How many threads to work with where there are so many pictures at the most.
  func count(for pictures: Int = .max) -> Int {
    // Counting the cores takes a while.
    guard pictures > 1 else { return 1 }
    return min(jobs ?? Processors.availableCount, pictures, JobOptions.validCounts.upperBound)
  }
}
