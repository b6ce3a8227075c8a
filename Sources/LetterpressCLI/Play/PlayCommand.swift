internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Suggest the best moves for a screenshot or for typed letters.",
    discussion: """
      Prints the board with the tiles of the best move numbered in spelling order, a short table of the best moves and, \
      last, what to play; if few people know that word, or the game may refuse it, an easier or surer one follows. \
      A tile is named by its column, A to E from the left, and its row, 1 to 5 from the top. --explain also says why \
      the move is the best, how rare the words are, and what the opponent would answer.

      The search ends at --time, --depth or ctrl-C and prints the best moves so far; a second ctrl-C ends the program.

      Each word is listed once, on its best tiles; --placements also lists the other ways to place it. A chance above \
      95% is printed as >95%; what is proven is said in words.

      A screenshot does not show which words have been played. List them with --played, or they may be suggested \
      again; or give several screenshots of the game, in any order: what was played between them is inferred from the \
      tiles that changed hands. Words that are certain count as played; the others are listed by likelihood. \
      Screenshots of several games are answered one game after the other.

      --format json prints one object per game, in which tiles are numbered from 0 to 24, row by row, and the word of a pass is \
      null.

      EXAMPLES
        letterpress play board.png
        letterpress play board.png --as blue --played bushel,hours --time 3
        letterpress play board.png --tile C3=T --owner D4=r
        letterpress play board.png --picture move.png --explain
        letterpress play before.png after.png --moves-between 1
        letterpress play --letters tejntgzhhgpsmzpthaoudgbph \\
          --owners rb.rR..rbrbbr.bBbrbbb.rb. --turn blue --format json
        letterpress play --position \\
          'tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red mahjong'
      """)

  @Argument(
    help: "\(PictureFile.kinds) screenshots, also several of one game; - reads one from standard input.",
    completion: .file(extensions: PictureFile.extensions))
  var images: [String] = []

  @OptionGroup(title: "Game")
  var game: GameOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "The player to find a move for. (default: the player to move on the screenshot)", valueName: "player"))
  var side: Player?

  @Option(help: ArgumentHelp("The same as --as.", valueName: "player"))
  var turn: Player?

  @OptionGroup
  var reading: ReadingOptions

  @OptionGroup(title: "Game")
  var history: HistoryOptions

  @OptionGroup(title: "Moves")
  var criteria: MoveOptions

  @OptionGroup(title: "Moves")
  var list: LexiconOptions

  @OptionGroup(title: "Search")
  var search: SearchOptions

  @Flag(help: "Also say why a move is the best, how rare words are, and what the opponent would answer.")
  var explain = false

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Draw the best move to this PNG: its tiles numbered, the rest dimmed, and next to it the board after the move.",
      valueName: "file"),
    completion: .file(extensions: [OutputFile.pictureExtension]))
  var picture: String?

  @OptionGroup(title: "Output")
  var overwriting: OverwriteOptions

  private var corrections: [TileCorrection] { reading.corrections }

  /// The player to find a move for, if one was named.
  private var player: Player? { side ?? turn }

  func validate() throws {
    if side != nil, turn != nil { throw ValidationError("Give either --as or --turn, not both: they mean the same.") }
    try game.check(images: images, turn: (player, side == nil ? "--turn" : "--as"))
    try checkCorrections()
    if images.count < 2, history.movesBetween != nil {
      throw ValidationError("--moves-between needs several screenshots of one game.")
    }
    try InputFile.checkStandardInputIsReadOnce(images + [list.file, game.playedFile].compactMap(\.self))
  }

  /// - Throws: `ValidationError` if there is nothing to correct, or if it is typed anyway.
  private func checkCorrections() throws {
    try corrections.checkPictureIsSingle(images.count < 2)
    try game.check(corrections, of: images)
  }

  func run() throws {
    try SearchMemory.check()
    try game.checkIsGiven(images: images)
    let drawing = try picture.map {
      try OutputFile(
        picture: $0, inputs: images + [list.file, self.game.playedFile], overwrite: overwriting.overwrite)
    }
    let words = try list.words()
    let played = try self.game.playedFile.map(PlayedWordFile.load) ?? []
    var (games, failures) = try loadGames(alsoPlayed: played, lexicon: words.lexicon)
    let moves = MoveSearch(threads: search.far.threadCount)
    let engine = words.engine(tableSize: try search.tableSize(), run: moves.run)
    for (place, game) in games.enumerated() {
      if games.count > 1 { try StandardStreams.write(heading(of: game, isFirst: place == 0)) }
      do {
        try check(game)
      } catch {
        // The other games are answered all the same.
        guard let image = game.screenshot?.file, games.count > 1 || output.format == .json else { throw error }
        failures.append(try report(error, of: image))
        continue
      }
      try answer(game, engine, moves, drawing: drawing)
    }
    if let failure = failures.first { throw CommandFailure.Reported(status: failure.status) }
  }

  /// The files above a game's answer, if there are several; empty for JSON.
  private func heading(of game: PlayedOn, isFirst: Bool) -> String {
    output.format == .text ? (isFirst ? "" : "\n") + game.files.map { $0.printable + "\n" }.joined() : ""
  }

  private func answer(_ game: PlayedOn, _ engine: Engine, _ moves: MoveSearch, drawing: OutputFile?) throws {
    let warnings = game.warnings(lexicon: engine.lexicon)
    for warning in warnings { StandardStreams.note(warning.printable) }
    if let advice = game.advice { StandardStreams.note(advice) }
    if let board = game.game?.board { engine.use(board) }
    let wish = Wish(
      game.position, criteria: criteria.criteria, count: criteria.rankedCount, depth: search.far.depth)
    let advice = try moves.during { try engine.advice(on: wish, for: search.limits).advice }
    if let drawing { try draw(advice, of: game, into: drawing) }
    switch output.format {
    case .text:
      let text = AdviceText(
        advice: advice, tileColors: game.tileColors, unknownTiles: game.unknownTiles,
        players: game.screenshot.flatMap { ThemeText.players(on: $0.reading) }, count: criteria.askedCount,
        explains: explain)
      let inferred = (game.game?.lines ?? []).map { $0.printable + "\n" }.joined()
      try StandardStreams.writeText(inferred + (inferred.isEmpty ? "" : "\n") + text.text(style: output.boardStyle))
    case .json:
      let warnings = (game.screenshot?.reading.warnings ?? []).map(\.description) + warnings
      let members =
        advice.members(file: game.screenshot?.file.withoutRawBytes, warnings: warnings)
        + (game.game?.inferredMembers() ?? [])
      try StandardStreams.write(JSONValue.object(members).line)
    }
  }

  /// The games to find moves for, and why others of several screenshots cannot be used, which has been printed.
  ///
  /// - Throws: ``FileError`` or ``CommandFailure`` if there is none; with JSON, ``CommandFailure.Reported``.
  private func loadGames(
    alsoPlayed words: [String], lexicon: Lexicon
  ) throws -> (games: [PlayedOn], failures: [CommandFailure]) {
    guard let image = images.first else {
      return ([PlayedOn(try game.typedPosition(turn: player, alsoPlayed: words))], [])
    }
    let known = try reading.templates.known()
    guard images.count > 1 else {
      return try reporting(of: image) {
        let corrections = try game.corrections(of: images) + corrections
        let shot = try Screenshot(file: image, corrections: corrections, grid: reading.grid, known: known)
        return ([try PlayedOn(shot, said: game, turn: player, alsoPlayed: words)], [])
      }
    }
    var failures: [CommandFailure] = []
    var screenshots: [Screenshot] = []
    for image in images {
      do {
        let screenshot = try Screenshot(file: image, grid: reading.grid, known: known)
        _ = try screenshot.snapshot()
        screenshots.append(screenshot)
      } catch {
        failures.append(try report(error, of: image))
      }
    }
    guard let first = screenshots.first else { throw CommandFailure.Reported(status: failures[0].status) }
    let games = try reporting(of: first.file) {
      try PlayedOn.games(
        screenshots, turn: player, played: words + game.typedWords, history: history, lexicon: lexicon,
        option: optionOfOneGame)
    }
    return (games, failures)
  }

  /// An option that was given and makes sense for one game only; nil if none was.
  private var optionOfOneGame: String? {
    let options = [
      (game.played, "--played"), (game.playedFile, "--played-file"), (picture, "--picture"),
    ]
    return options.first { $0.0 != nil }?.1
  }

  /// Runs the body; with JSON, a failure is printed as an object.
  private func reporting<Value>(of image: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      guard output.format == .json, CommandFailure(error) != nil else { throw error }
      throw CommandFailure.Reported(status: try report(error, of: image).status)
    }
  }

  /// Prints why a picture cannot be used.
  ///
  /// - Throws: any error that is not a failure of the input.
  private func report(_ error: any Error, of image: String) throws -> CommandFailure {
    guard let failure = CommandFailure(error, file: image) else { throw error }
    switch output.format {
    case .text: StandardStreams.note(failure.message)
    case .json: try StandardStreams.write(JSONValue.object(failure.members(file: failure.file ?? image)).line)
    }
    return failure
  }

  /// - Throws: ``CommandFailure`` if no move of the game meets the criteria.
  private func check(_ game: PlayedOn) throws {
    do {
      try criteria.criteria.check(on: game.position.board)
    } catch {
      throw CommandFailure(error, file: game.screenshot?.file) ?? error
    }
  }

  private func draw(_ advice: Advice, of game: PlayedOn, into file: OutputFile) throws {
    guard let move = advice.moves.first, move.word != nil else {
      return StandardStreams.note("\(file.path.printable): not written, as there is no word to show")
    }
    var file = file
    try file.write(game.picture(of: move))
    StandardStreams.note("drew the move in \(file.path.printable)")
  }
}
