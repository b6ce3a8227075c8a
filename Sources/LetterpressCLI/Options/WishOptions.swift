internal import ArgumentParser
internal import LetterpressSolver

/// Which moves are wanted, and how many of them are printed.
struct WishOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only words with all these letters, as often as given.", valueName: "letters"))
  var must: WordOptions.Letters?

  @Option(help: ArgumentHelp("Only words without any of these letters.", valueName: "letters"))
  var avoid: WordOptions.Letters?

  @Flag(help: "No move after which the opponent can finish the game and win, as long as there are others.")
  var safe = false

  @Option(help: "What a move is for: to win the game, or to get as many tiles as possible at once.")
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
    if top != nil, all { throw ValidationError("--top and --all exclude each other.") }
    if let letter = must?.letters.first(where: { avoid?.letters.contains($0) ?? false }) {
      throw ValidationError("--must and --avoid both have \(letter.uppercase): no word fits.")
    }
  }

  /// How many moves to print.
  var printedCount: Int { all ? .max : top ?? 10 }

  /// What was asked of the moves.
  var wishes: MoveWishes {
    MoveWishes(
      containing: LetterCounts(must?.letters ?? []), avoiding: LetterSet(avoid?.letters ?? []), isSafe: safe,
      goal: goal == .win ? .win : .tiles, maximumRarity: rarity.maximum)
  }
}
