internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

struct GameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "game",
    abstract: "Play against the computer in the terminal.",
    discussion: """
      Red moves first on a new board. Type a word to play it on its best tiles, or name the tiles too; type help for \
      the other commands. The game stops when the input ends; if you saved it, --load resumes it.

      A saved game is a text file: the starting position, then one line per move, "red hobble B3 C1 …" or "red (pass)".

      EXAMPLES
        letterpress game --random --seed 7
        letterpress game --letters tejntgzhhgpsmzpthaoudgbph --as blue
        letterpress game --load game.txt --save game.txt
        letterpress game --random --as none --against prototype:0.1
      """)

  /// Who a person plays, if anybody.
  enum Side: String, ExpressibleByArgument, CaseIterable {
    case red
    case blue
    case none

    var player: Player? { Player(rawValue: rawValue) }
  }

  @Option(help: ArgumentHelp("The board: 25 letters, row by row from the top left.", valueName: "letters"))
  var letters: String?

  @Flag(help: "Play on a random board.")
  var random = false

  @Option(help: ArgumentHelp("Seed for the random board, to get the same one again.", valueName: "n"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("Resume a saved game.", valueName: "file"), completion: .file())
  var load: String?

  @Option(help: ArgumentHelp("Save the game to this file after each move.", valueName: "file"), completion: .file())
  var save: String?

  @Option(name: .customLong("as"), help: "The player you are; with none, the engine plays red.")
  var side = Side.red

  @Option(help: "Your opponent's style; `letterpress arena --help` explains what may follow a colon.")
  var against = ComputerPlayer(style: .engine)

  @Option(
    help: ArgumentHelp(
      "Seconds per move, for players that search. (default: 1; no limit with --depth)", valueName: "seconds"))
  var time: Seconds?

  @Option(
    help: ArgumentHelp(
      "How many moves to look ahead at most, counting both players', for players that search.", valueName: "n"))
  var depth: Int?

  @OptionGroup
  var list: LexiconOptions

  @Option(help: "When to draw the board in colour; auto means on a terminal, unless NO_COLOR is set.")
  var color = OutputOptions.Color.auto

  func validate() throws {
    guard [letters != nil, random, load != nil].count(where: \.self) == 1 else {
      throw ValidationError("Give exactly one of --letters, --random and --load.")
    }
    if seed != nil, !random { throw ValidationError("--seed needs --random.") }
    try NumberRange.depths.check(depth, of: "--depth")
    // What is typed comes from standard input.
    if [load, list.file].contains(InputFile.standardInput), side != .none {
      throw ValidationError("Standard input (-) is for your moves: name a file.")
    }
    if let letters { _ = try position(letters: letters) }
  }

  func run() throws {
    let lexicon = try list.lexicon()
    let game = try load.map { try GameFile.load($0, lexicon: lexicon) } ?? PlayedGame(start: try start())
    let board = GameBoard(game.start.board, lexicon: lexicon)
    func seat(_ player: ComputerPlayer) -> ComputerSeat {
      ComputerSeat(
        player, on: board, limits: player.limits(time: time?.value ?? (depth == nil ? 1 : nil), depth: depth))
    }
    // With a depth alone, the same moves each time.
    let threadCount = depth == nil ? Processors.availableCount : 1
    let engine = seat(ComputerPlayer(style: .engine, threadCount: threadCount))
    var against = against
    if against.style.searches, against.threadCount == 1 { against.threadCount = threadCount }
    var seats: [Player: ComputerSeat] = [:]
    if let player = side.player {
      seats[player.opponent] = seat(against)
    } else {
      seats = [.red: engine, .blue: seat(against)]
    }
    var session = GameSession(
      game, lexicon: lexicon, seats: seats, adviser: engine, style: color.boardStyle, path: save)
    try session.run()
  }

  /// The position that a new game begins at.
  private func start() throws -> Position {
    if let letters { return try position(letters: letters) }
    var boards = RandomBoards(seed: seed ?? .random(in: 0...UInt64.max))
    return Position(board: boards.next())
  }

  private func position(letters: String) throws -> Position {
    do {
      return Position(board: try Board(parsing: letters))
    } catch {
      throw ValidationError(error.description.printable)
    }
  }
}
