internal import ArgumentParser
internal import LetterpressSolver

/// Which moves to look for, and how many to print.
struct WishOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only words with all these letters, each as often as given.", valueName: "letters"))
  var must: WordOptions.Letters?

  @Option(help: ArgumentHelp("Only words without any of these letters.", valueName: "letters"))
  var avoid: WordOptions.Letters?

  @Flag(help: "Leave out moves after which the opponent can win at once, if there are others.")
  var safe = false

  @Option(help: "Whether to aim at winning the game or at taking the most tiles with this move.")
  var goal = Goal.win

  @OptionGroup
  var rarity: RarityOptions

  @Option(help: ArgumentHelp("How many of the best moves to print. (default: 10)", valueName: "n"))
  var top: Int?

  @Flag(help: "Print all moves that differ in the tiles they take.")
  var all = false

  enum Goal: String, ExpressibleByArgument, CaseIterable {
    case win
    case tiles
  }

  func validate() throws {
    try NumberRange.counts.check(top, of: "--top")
    if top != nil, all { throw ValidationError("Give either --top or --all, not both.") }
    if let letter = must?.letters.first(where: { avoid?.letters.contains($0) ?? false }) {
      throw ValidationError("--must and --avoid both contain \(letter.uppercase): no word fits.")
    }
  }

  /// How many moves to print.
  var printedCount: Int { all ? .max : top ?? 10 }

  /// What the moves must fulfil.
  var wishes: MoveWishes {
    MoveWishes(
      containing: LetterCounts(must?.letters ?? []), avoiding: LetterSet(avoid?.letters ?? []), isSafe: safe,
      goal: goal == .win ? .win : .tiles, maximumRarity: rarity.maximum)
  }
}
