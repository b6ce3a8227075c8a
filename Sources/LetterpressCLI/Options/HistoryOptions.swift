internal import ArgumentParser
internal import LetterpressSolver

/// How several screenshots of a game follow one another.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How many moves lie between each screenshot and the next, if you know it: more words are then certain. \
      (default: 1 to 3)
      """, valueName: "n"))
  var movesBetween: Int?

  func validate() throws { try NumberRange.gaps.check(movesBetween, of: "--moves-between") }

  /// How many moves to think of.
  var moveCounts: ClosedRange<Int> { movesBetween.map { $0...$0 } ?? GameHistory.usualMoveCounts }
}
