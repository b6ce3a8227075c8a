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

  @Option(
    help: ArgumentHelp(
      "Only words that are no rarer than this level of SCOWL, 10 for the most common to 95 for any.", valueName: "n"))
  var maxRarity: Int?

  @Option(help: ArgumentHelp("How many of the best moves to print. (default: 10)", valueName: "n"))
  var top: Int?

  @Flag(help: "Print all moves that differ in the tiles they take.")
  var all = false

  enum Goal: String, ExpressibleByArgument, CaseIterable {
    case win
    case tiles
  }

  private static let rarities = 10...95

  func validate() throws {
    if let top, top < 1 { throw ValidationError("--top \(top): there is one move at the least.") }
    if top != nil, all { throw ValidationError("--top and --all exclude each other.") }
    if let maxRarity, !WishOptions.rarities.contains(maxRarity) {
      throw ValidationError("--max-rarity \(maxRarity): a level from 10 to 95 is needed.")
    }
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
      goal: goal == .win ? .win : .tiles, maximumRarity: maxRarity)
  }
}
