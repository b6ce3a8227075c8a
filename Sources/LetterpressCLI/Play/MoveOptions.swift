internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// Which moves to look for, and how many to print.
struct MoveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only words with all these letters; repeat a letter to require it twice.", valueName: "letters"))
  var containing: WordOptions.Letters?

  @Option(help: ArgumentHelp("Only words without any of these letters.", valueName: "letters"))
  var avoid: WordOptions.Letters?

  @Option(
    help: ArgumentHelp("Only moves that use all these tiles, such as A1,C3.", valueName: "tiles"),
    transform: TileName.List.init(parsing:))
  var use = TileName.List()

  @Option(
    help: ArgumentHelp("Only moves that use none of these tiles, such as B2.", valueName: "tiles"),
    transform: TileName.List.init(parsing:))
  var leave = TileName.List()

  @Flag(help: "Leave out moves after which the opponent can win at once, if there are others.")
  var safe = false

  @Option(help: "Whether to aim at winning the game or at taking the most tiles with this move.")
  var goal = MoveCriteria.Goal.win

  @OptionGroup
  var rarity: RarityOptions

  @Option(
    help: ArgumentHelp(
      """
      How many moves to print, the best first, or all. (default: 3 to 5, as many as fit; \(Limits.usualMoveCount) with \
      --explain or --format json)
      """, valueName: "n"), transform: WordOptions.Limit.init(parsing:))
  var limit: WordOptions.Limit?

  @Flag(help: "Print every way to place a word that takes different tiles, not just the best one.")
  var placements = false

  @Flag(help: "Print all moves, and every way to place a word that takes different tiles.")
  var all = false

  func validate() throws {
    if limit != nil, all { throw ValidationError("Give either --limit or --all, not both.") }
    for (name, letters) in [("--containing", containing), ("--avoid", avoid)] {
      try WordOptions.Letters.check(letters, of: name)
    }
    if let letter = containing?.letters.first(where: { avoid?.letters.contains($0) ?? false }) {
      throw ValidationError("--containing and --avoid both contain \(letter.uppercase): no word fits.")
    }
    if let tile = use.tiles.intersection(leave.tiles).first {
      throw ValidationError("--use and --leave both name \(Board.name(of: tile)): no move fits.")
    }
  }

  /// How many moves were asked for; nil for the usual number.
  var askedCount: Int? { limit == nil && !all ? nil : rankedCount }

  /// How many moves to rank.
  var rankedCount: Int {
    switch limit {
    case .all: .max
    case .first(let count): count
    case nil: all ? .max : Limits.usualMoveCount
    }
  }

  /// The criteria for the moves.
  var criteria: MoveCriteria {
    MoveCriteria(
      containing: LetterCounts(containing?.letters ?? []), avoiding: LetterSet(avoid?.letters ?? []),
      using: use.tiles, leaving: leave.tiles, isSafe: safe, goal: goal,
      maximumRarity: rarity.rarities.maximum, requiresRarity: rarity.rarities.isRequired,
      ranksWordsOnce: !placements && !all)
  }
}

/// The names of tiles, as typed.
package enum TileName {
  /// The tile of a name such as `B3`, in either case; nil if there is no such tile.
  package static func tile(_ name: some StringProtocol) -> Int? { Board.tile(named: String(name)) }

  /// The message for a name that is not a tile name.
  static func message(_ name: some StringProtocol) -> String {
    "\(GameTextError.Fault.notATile(String(name).shortened.printable))"
  }
}

extension TileName {
  /// Tiles by their names, separated by commas, as in `A1,C3`.
  struct List: Equatable {
    var tiles = TileSet()

    init() {}

    /// - Throws: `ValidationError` for the first name that is not a tile name.
    init(parsing text: String) throws {
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let tile = TileName.tile(name) else { throw ValidationError(TileName.message(name)) }
        tiles.insert(tile)
      }
    }
  }
}
