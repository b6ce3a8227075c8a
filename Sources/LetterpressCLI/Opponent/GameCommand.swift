internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

struct GameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "game",
    abstract: "Play against the computer in the terminal.",
    discussion: """
      Starts on a new board, where red moves first, or continues from a screenshot, a position or a saved game. Type a \
      word to play it on its best tiles, or name the tiles too. Put a question mark after the word to see what it \
      would do without playing it. Type help for the other commands. The game stops when the input ends; if you saved \
      it, --load resumes it. --known and --max-rarity limit what hint and words show; you and the computer may still \
      play any word.

      A saved game is a text file: the starting position, then one line per move, "red hobble B3 C1 …" or "red (pass)". \
      A line "opponent blue casual 7" names the level that plays blue, and its seed: loaded again, it goes on in the same \
      way. A line "back 2" takes back two moves, as in texts with variations from the web page: the game is what remains. \
      `letterpress review` goes through a saved game and says what each move was worth.

      EXAMPLES
        letterpress game board.png
        letterpress game --random --against casual
        letterpress game --random --seed 7 --against 3
        letterpress game --letters tejntgzhhgpsmzpthaoudgbph --as blue
        letterpress game --load game.txt --save game.txt
        letterpress game --random --as none --against champion
      """)

  @Argument(
    help: "A \(PictureFile.kinds) screenshot to continue from.", completion: .file(extensions: PictureFile.extensions))
  var image: String?

  @Flag(help: "Play on a random board.")
  var random = false

  @Option(
    help: ArgumentHelp(
      "Seed for the random board and for what your opponent thinks of: the same moves then make the same game.",
      valueName: "n"), transform: NumberRange.seed)
  var seed: UInt64?

  @Option(help: ArgumentHelp("Resume a saved game.", valueName: "file"), completion: .file())
  var load: String?

  @Option(
    help: ArgumentHelp(
      "Save the game to this file after each move; it may be the same file as for --load.", valueName: "file"),
    completion: .file())
  var save: String?

  @OptionGroup
  var overwriting: OverwriteOptions

  @OptionGroup(title: "Position")
  var start: GameOptions

  @Option(
    help: ArgumentHelp(
      "The player to move. (default: as the screenshot shows; red on a new board)", valueName: "player"))
  var turn: Player?

  @OptionGroup
  var reading: ReadingOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      """
      The player you are; with none, you watch, and the engine plays red. (default: the player to move; in a loaded \
      game who you were, else red)
      """, valueName: "player"))
  var side: PersonArgument?

  @Option(
    help: """
      Your opponent. Six levels play as people do, from 1 to 6: beginner, casual, regular, skilled, expert and champion; \
      each beats the one before in about seven of ten games. engine knows every word and plays as well as it can; \
      engine:0.1 thinks for 0.1 s. (default: engine; in a loaded game the level that it was saved with)
      """)
  var against: ComputerPlayer?

  @Option(
    help: ArgumentHelp(
      """
      Seconds per move, for engine and hint. (default: \(Seconds(Limits.timePerMove).defaultValueDescription); \
      \(Seconds(Limits.timeWithDepth).defaultValueDescription) with --depth)
      """, valueName: "seconds"),
    transform: Seconds.init(parsing:))
  var time: Seconds?

  @Option(
    help: ArgumentHelp(
      "How many moves engine and hint look ahead at most, counting both players'.", valueName: "n"),
    transform: NumberRange.depths.number)
  var depth: Int?

  @OptionGroup(title: "Words")
  var rarity: RarityOptions

  @OptionGroup(title: "Words")
  var list: LexiconOptions

  @Option(help: "When to draw the board in colour; auto means on a terminal, unless NO_COLOR is set.")
  var color = OutputOptions.Color.auto

  func validate() throws {
    // None at all is reported by `run`: the parser reports unknown options only after all validation.
    if sourceCount > 1 { throw ValidationError(Self.sourceMessage) }
    if seed != nil, !random, against?.level == nil {
      throw ValidationError("--seed needs --random, or one of the levels as --against.")
    }
    // Moves are typed on standard input.
    let files = [image, load, list.file, start.playedFile]
    if files.contains(InputFile.standardInput), side == nil || side?.player != nil {
      throw ValidationError("Standard input (-) is for your moves: name a file.")
    }
    try InputFile.checkStandardInputIsReadOnce(files.compactMap(\.self))
    let images = [image].compactMap(\.self)
    try start.check(reading.corrections, of: images)
    if random || load != nil {
      let name = random ? "--random" : "--load"
      let others = [
        (start.owners, "--owners"), (turn?.rawValue, "--turn"), (start.played, "--played"),
        (start.playedFile, "--played-file"),
      ]
      for (value, option) in others where value != nil {
        throw ValidationError("\(option) cannot be used with \(name).")
      }
    } else {
      try start.check(images: images, turn: (turn, "--turn"))
    }
  }

  private static let sourceMessage =
    "Give exactly one of a screenshot, --letters, --position, --random and --load, as in `letterpress game --random`."

  /// From how many places the game begins.
  private var sourceCount: Int {
    [image != nil, start.letters != nil, start.position != nil, random, load != nil].count(where: \.self)
  }

  func run() throws {
    try SearchMemory.check()
    guard sourceCount == 1 else { throw ValidationError(Self.sourceMessage) }
    let words = try list.words()
    let lexicon = words.lexicon
    let seed = seed ?? .random(in: 0...UInt64.max)
    let game =
      try load.map { try GameFile.load($0, lexicon: lexicon) }
      ?? GameRecord(start: try position(lexicon: lexicon, seed: seed))
    let usualPerson = game.opponent?.player.opponent ?? (load == nil ? game.position.turn : .red)
    let person = side.map(\.player) ?? usualPerson
    let inputs = [image, list.file, start.playedFile]
    let file = try save.map { path in
      try OutputFile(path, inputs: inputs, overwrite: overwriting.overwrite) { path in
        load.map { FileSystem.isSameFile(path, as: $0) } ?? false
      }
    }
    var session = GameSession(
      game, lexicon: lexicon, style: color.boardStyle, file: file, inputs: inputs.compactMap(\.self)
    ) { game in context(for: game, words, person: person, seed: seed) }
    if let person, game.position.outcome == nil {
      let owners = color.boardStyle == .plain ? " R and B are defended tiles." : ""
      try StandardStreams.writeText(
        "You are \(person.rawValue). Type a word to play it, hint for the best move, or help.\(owners)\n")
    }
    try session.run()
  }

  /// What a game needs.
  ///
  /// - Parameters:
  ///   - seed: decides what comes to the mind of a level's player, unless the game says so.
  private func context(
    for game: GameRecord, _ words: LexiconOptions.Words, person: Player?, seed: UInt64
  ) -> GameSession.Context {
    let board = PreparedBoard(game.start.board, lexicon: words.lexicon)
    // The level that the game was saved with goes on, unless another opponent is asked for.
    let kept = against == nil && game.opponent?.player == person?.opponent ? game.opponent : nil
    var rival = against ?? kept.map { ComputerPlayer(level: $0.level) } ?? ComputerPlayer()
    let seed = kept?.seed ?? seed
    func limits(_ player: ComputerPlayer) -> SearchLimits {
      player.limits(
        time: (time ?? Seconds(depth == nil ? Limits.timePerMove : Limits.timeWithDepth)).value, depth: depth)
    }
    func side(_ player: ComputerPlayer) -> ComputerSide {
      ComputerSide(player, on: board, limits: limits(player), seed: seed)
    }
    // With a depth, a single thread finds the same moves each time.
    let threadCount = depth == nil ? Processors.availableCount : 1
    let strongest = ComputerPlayer(threadCount: threadCount)
    if rival.level == nil, rival.threadCount == 1 { rival.threadCount = threadCount }
    let opponent: GameOpponent? =
      if let person, let level = rival.level {
        GameOpponent(player: person.opponent, level: level, seed: seed)
      } else {
        nil
      }
    let search = MoveSearch(threads: threadCount)
    let engine = words.engine(run: search.run)
    engine.use(board)
    return GameSession.Context(
      sides: person.map { [$0.opponent: side(rival)] } ?? [.red: side(strongest), .blue: side(rival)],
      opponent: opponent,
      engine: engine,
      criteria: MoveCriteria(
        maximumRarity: rarity.rarities.maximum, requiresRarity: rarity.rarities.isRequired, ranksWordsOnce: true),
      limits: SearchLimits(time: limits(strongest).time, depth: depth), search: search)
  }

  /// The starting position of a game that is not loaded.
  private func position(lexicon: Lexicon, seed: UInt64) throws -> Position {
    if random {
      var boards = RandomBoards(seed: seed)
      return Position(board: boards.nextPlayable(in: lexicon))
    }
    let played = try start.playedFile.map(PlayedWordFile.load) ?? []
    guard let image else { return try start.typedPosition(turn: turn, alsoPlayed: played) }
    let corrections = try start.corrections(of: [image]) + reading.corrections
    let screenshot = try Screenshot(
      file: image, corrections: corrections, grid: reading.grid, known: try reading.templates.known())
    return try PlayedOn(screenshot, said: start, turn: turn, alsoPlayed: played).position
  }
}
