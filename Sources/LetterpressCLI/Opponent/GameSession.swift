internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// A game in the terminal: a person against the computer, or the computer against itself.
struct GameSession {
  private(set) var game: GameRecord
  let lexicon: Lexicon
  let style: BoardText.Style
  /// Where the game is saved after each move; nil if it is not saved.
  private var file: OutputFile?
  /// The files that were read before the game began, which are never written to.
  private let inputs: [String]
  /// Prepares a game.
  private let makeContext: (GameRecord) -> Context

  private var context: Context
  private var lines = LineEditor()
  private var hasQuit = false

  init(
    _ game: GameRecord, lexicon: Lexicon, style: BoardText.Style, file: OutputFile?, inputs: [String],
    makeContext: @escaping (GameRecord) -> Context
  ) {
    (self.game, self.lexicon, self.style, self.makeContext) = (game, lexicon, style, makeContext)
    (self.file, self.inputs) = (file, inputs)
    context = makeContext(game)
    self.game.opponent = context.opponent
  }

  private var sides: [Player: ComputerSide] { context.sides }

  /// The player that a person plays; nil if the computer plays both.
  private var person: Player? { Player.allCases.first { sides[$0] == nil } }

  /// Plays until the person leaves, or the input or a game without a person ends.
  ///
  /// - Throws: ``CommandFailure``, ``FileError``.
  mutating func run() throws {
    try show()
    while !hasQuit {
      guard game.position.outcome == nil, let side = sides[game.position.turn] else {
        guard person != nil else { return }
        try ask()
        continue
      }
      guard game.moves.count < GameRecord.maximumPlyCount || sides.count < 2 else {
        try StandardStreams.writeText("stopped after \(GameRecord.maximumPlyCount) moves\n")
        return
      }
      try play(side.move(in: game.position))
    }
  }

  private func show() throws {
    try StandardStreams.writeText(
      "\n" + BoardText(game.position).text(style: style)
        + ScoreText.line(game.position, width: TerminalSize.outputWidth) + "\n")
    if game.position.outcome != nil, person != nil { try say(choicesAtEnd) }
  }

  private var choicesAtEnd: String {
    let choices = "The game is over. Type undo to take back your last move"
    return file.map { "\(choices), or exit: `\(GameSession.review($0.path))` says what each move was worth." }
      ?? "\(choices), exit, or save FILE: `letterpress review FILE` then says what each move was worth."
  }

  /// The command that reviews a saved game.
  private static func review(_ path: String) -> String { "letterpress review \(path.shellPath)" }

  private mutating func save() throws(FileError) {
    guard var file else { return }
    try GameFile.save(game, to: &file)
    self.file = file
  }

  /// Makes a move, and shows the board unless the computer is about to reply.
  private mutating func play(_ move: Move) throws {
    let player = game.position.turn
    try game.play(move, in: lexicon)
    try save()
    try StandardStreams.writeText("\(player) \(GameSession.text(of: move))\n")
    if sides[game.position.turn] == nil || sides.count == 2 || game.position.outcome != nil { try show() }
  }

  private static func text(of move: Move) -> String {
    switch move {
    case .pass: "passes"
    case .play(let placement): "plays \(placement)"
    }
  }

  /// Reads the next line and does what it says.
  private mutating func ask() throws {
    let isOver = game.position.outcome != nil
    guard let line = try lines.next(prompt: isOver ? "> " : "\(game.position.turn)> ") else {
      hasQuit = true
      return
    }
    let input = GameInput(line)
    guard !isOver || !input.concernsNextMove else { return try say(choicesAtEnd) }
    switch input {
    case .play(let word): try playWord(word)
    case .outlook(let word): try sayOutlook(of: word)
    case .pass: try play(.pass)
    case .hint: try sayHint()
    case .undo: try undo()
    case .words(let letters): try listWords(with: letters)
    case .moves: try StandardStreams.writeText(game.moveLines.map { "\($0)\n" }.joined())
    case .save(let path, let overwrite): try save(as: path, overwrite: overwrite)
    case .load(let path): try load(path)
    case .help: try StandardStreams.writeText(GameInput.manual)
    case .exit: hasQuit = true
    case .nothing: try show()
    }
  }

  private func say(_ text: String) throws { try StandardStreams.writeText(text + "\n") }

  private func refuse(_ text: String) throws { try say("\(text.printable). Try again, or type help.") }

  private mutating func playWord(_ typed: GameInput.TypedWord) throws {
    guard let placement = try placement(of: typed) else { return }
    do {
      try play(.play(placement))
    } catch let error as IllegalMove {
      try refuse(error.description)
    }
  }

  /// What a hint is asked for.
  private var wish: Wish {
    Wish(game.position, criteria: context.criteria, count: 1, depth: context.limits.depth)
  }

  private mutating func sayHint() throws {
    let advice = context.search.during { context.engine.hint(on: wish, for: context.limits) }
    try say(advice.answer.joined(separator: "\n"))
  }

  private mutating func sayOutlook(of typed: GameInput.TypedWord) throws {
    guard let placement = try placement(of: typed) else { return }
    let (engine, limits, wish) = (context.engine, context.limits, wish)
    do {
      let (outlook, comparison) = try context.search.during { () throws(IllegalMove) in
        let said = try engine.outlook(of: placement, besides: wish, for: limits)
        // The search may have found better tiles meanwhile, and will be followed if the word is now typed.
        guard typed.tileNames.isEmpty, let better = engine.placement(of: typed.word, in: wish.position),
          better != placement
        else { return said }
        return try engine.outlook(of: better, besides: wish, for: limits)
      }
      try say([outlook.sentence, comparison].compactMap(\.self).joined(separator: " "))
    } catch let error as IllegalMove {
      try refuse(error.description)
    }
  }

  /// A typed word on the named tiles, or else on its best ones: those of the hint, if it was about this word. Nil, with a message,
  /// if there are no such tiles.
  private func placement(of typed: GameInput.TypedWord) throws -> Placement? {
    var tiles: [Int] = []
    for name in typed.tileNames {
      guard let tile = TileName.tile(name) else {
        try refuse(TileName.message(name))
        return nil
      }
      tiles.append(tile)
    }
    let position = game.position
    do throws(TypedMove.Refusal) {
      return try TypedMove(word: typed.word, tiles: tiles.isEmpty ? nil : tiles).placement(lexicon: lexicon) {
        context.engine.placement(of: $0, in: position)
      }
    } catch {
      try refuse(error.description)
      return nil
    }
  }

  private mutating func undo() throws {
    guard game.takeBack(to: person ?? game.position.turn) else { return try say("you have not moved yet") }
    try save()
    try show()
  }

  /// How many lines of words are printed.
  private static let wordRowCount = 10

  private func listWords(with letters: String) throws {
    guard letters.isEmpty || letters.allSatisfy({ Letter($0) != nil }) else {
      return try refuse("\(letters.shortened) must be letters A–Z")
    }
    var filter = context.engine.completing(context.criteria).filter(on: game.position.board)
    filter.containing = LetterCounts(letters.compactMap { Letter($0) })
    let found = lexicon.words(from: game.position.board.rack, matching: filter)
    let words = found.filter { game.position.playedWord(forbidding: $0) == nil }
    let size = TerminalSize.ofOutput
    let columns = WordColumns(words, within: TerminalSize(columns: size.columns, rows: Self.wordRowCount))
    let isCut = columns.count < words.count
    try say(counted(words.count, "word") + (isCut ? ", the \(columns.count) longest:" : ""))
    try StandardStreams.write(columns.text { style != .plain && !lexicon.isKnown($0) })
  }

  /// Saves the game to the typed path, or else to the file that it is being saved to.
  private mutating func save(as typed: String?, overwrite: Bool) throws {
    guard let path = typed ?? file?.path else { return try say("name a file, as in: save game.txt") }
    var result =
      "saved to \(path.printable)"
      + (game.moves.isEmpty ? "" : "; `\(GameSession.review(path))` says what each move was worth")
    do {
      if path == file?.path {
        try save()
      } else {
        var other = try OutputFile(path, inputs: inputs, overwrite: overwrite)
        try GameFile.save(game, to: &other)
      }
    } catch FileError.exists {
      result =
        "\(path.printable) already exists: name another file, or replace it with save --overwrite \(path.printable)"
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      result = failure.message
    }
    try say(result)
  }

  private mutating func load(_ name: String) throws {
    let loaded: GameRecord
    do {
      loaded = try GameFile.load(name, lexicon: lexicon)
    } catch let error as CommandFailure {
      return try say(error.message)
    } catch let error as FileError {
      return try say(error.description)
    }
    // Its moves must not replace the game that this file has.
    if let path = file?.path, !FileSystem.isSameFile(path, as: name) {
      file = nil
      try say("\(path.printable) keeps the game before and is not written to any more: save FILE keeps this one")
    }
    game = loaded
    context = makeContext(loaded)
    game.opponent = context.opponent
    try show()
  }
}

extension GameSession {
  /// The computer players at a board, and whom a person asks for hints.
  struct Context {
    /// The players that the computer plays.
    let sides: [Player: ComputerSide]
    /// The one that plays as people do; nil if there is none.
    let opponent: GameOpponent?
    let engine: Engine
    /// Which moves may be suggested.
    let criteria: MoveCriteria
    /// How long the engine may search.
    let limits: SearchLimits
    /// Runs the engine's searches.
    let search: MoveSearch
  }
}
