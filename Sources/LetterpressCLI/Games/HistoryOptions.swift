internal import ArgumentParser
internal import LetterpressEngine

/// How several screenshots of a game follow one another.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How many moves were made from each screenshot to the next, if you know: more words are then certain. \
      (default: 1 to 3)
      """, valueName: "n"), transform: NumberRange.gaps.number)
  var movesBetween: Int?

  /// How many moves to consider from one screenshot to the next.
  var moveCounts: ClosedRange<Int> { Engine.moveCounts(movesBetween) }
}
