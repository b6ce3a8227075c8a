internal import LetterpressFiles
internal import LetterpressReport
internal import LetterpressSolver

/// A game in the terminal: a person against the computer, or the computer against itself.
struct GameSession {
  private(set) var game: PlayedGame
  let lexicon: Lexicon
  /// The players that the computer plays.
  let seats: [Player: ComputerSeat]
  /// The player that gives hints.
  let adviser: ComputerSeat
  let style: BoardText.Style
  /// Where the game is saved after each move; nil if it is not saved.
  let path: String?

  private var lines = LineReader()
  private var hasQuit = false

  init(
    _ game: PlayedGame, lexicon: Lexicon, seats: [Player: ComputerSeat], adviser: ComputerSeat, style: BoardText.Style,
    path: String?
  ) {
    (self.game, self.lexicon, self.seats, self.adviser) = (game, lexicon, seats, adviser)
    (self.style, self.path) = (style, path)
  }

  /// Plays to the end of the game or of the input.
  ///
  /// - Throws: ``CommandFailure``, ``FileError``.
  mutating func run() throws {
    try save()
    try show()
    while game.position.outcome == nil, !hasQuit {
      guard let seat = seats[game.position.turn] else {
        try ask()
        continue
      }
      guard game.moves.count < ArenaGame.maximumPlyCount || seats.count < 2 else {
        try StandardStreams.write("stopped after \(ArenaGame.maximumPlyCount) moves\n")
        return
      }
      try play(seat.move(in: game.position))
    }
  }

  private func show() throws {
    try StandardStreams.write(
      "\n" + PositionText.board(game.position, style: style) + PositionText.state(game.position))
  }

  private func save() throws(FileError) { if let path { try GameFile.save(game, to: path) } }

  /// Makes a move, and shows the board unless the computer is about to reply.
  private mutating func play(_ move: Move) throws {
    let player = game.position.turn
    try game.play(move, in: lexicon)
    try save()
    try StandardStreams.write("\(player) \(GameSession.text(of: move))\n")
    if seats[game.position.turn] == nil || seats.count == 2 || game.position.outcome != nil { try show() }
  }

  private static func text(of move: Move) -> String {
    switch move {
    case .pass: "passes"
    case .play(let placement): "plays \(placement)"
    }
  }

  /// Reads the next line and does what it says.
  private mutating func ask() throws {
    let player = game.position.turn
    if StandardStreams.inputIsTerminal { try StandardStreams.write("\(player)> ") }
    guard let line = try lines.next() else {
      if StandardStreams.inputIsTerminal { try StandardStreams.write("\n") }
      hasQuit = true
      return
    }
    switch GameInput(line) {
    case .word(let word, let names): try playWord(word, names)
    case .pass: try play(.pass)
    case .hint: try StandardStreams.write(hint())
    case .undo:
      if game.takeBack(to: player) {
        try save()
        try show()
      } else {
        try StandardStreams.write("you have not moved yet\n")
      }
    case .save(let path):
      var result = "saved to \(path.printable)"
      do {
        try GameFile.save(game, to: path)
      } catch {
        result = error.description
      }
      try StandardStreams.write("\(result)\n")
    case .moves: try StandardStreams.write(game.moveLines.map { "\($0)\n" }.joined())
    case .help: try StandardStreams.write(GameInput.manual)
    case .quit: hasQuit = true
    case .nothing: break
    }
  }

  private mutating func playWord(_ word: String, _ names: [String]) throws {
    func refuse(_ text: String) throws { try StandardStreams.write("\(text.printable). Try again, or type help.\n") }
    var tiles: [Int] = []
    for name in names {
      guard let tile = TileName.tile(name) else { return try refuse(TileName.message(name)) }
      tiles.append(tile)
    }
    if names.isEmpty {
      if let best = game.position.bestTiles(for: word) {
        tiles = best
      } else if lexicon.contains(word) {
        return try refuse("the board does not have the letters for \(word)")
      }
    }
    do {
      try play(.play(Placement(word: word, tiles: tiles)))
    } catch let error as IllegalMove {
      try refuse(error.description)
    }
  }

  private func hint() -> String {
    guard let best = adviser.report(in: game.position).moves.first else { return "pass\n" }
    return "\(best.move.placement?.description ?? "pass"), \(MoveText.longVerdict(best.verdict))\n"
  }
}
