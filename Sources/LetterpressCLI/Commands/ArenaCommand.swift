internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

struct ArenaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arena",
    abstract: "Have two players play a match, and say who is stronger.",
    discussion: """
      Every opening is played twice, once with each player moving first. A balanced opening is a board after a first \
      move that is drawn among the \(ArenaOpenings.drawnFrom) best, as who moves first on an empty board mostly wins. \
      What is printed is the first player's share of the points, a win counting 1 and a draw ½, with its 95% interval, \
      for which the two games of an opening are one observation. Games of more than \(ArenaGame.maximumPlyCount) plies \
      count as drawn.

      A player is a style, and for those that search, which are engine and prototype, perhaps seconds a move and a \
      number of threads of its own: engine:1 has a second, engine:0.1x2 a tenth of one on two threads, engine:x2 the \
      time of --time. Without a time, and with --depth, the games are the same each time.

      Where a player calls a win in three plies or less proven and it does not come true, the match ends with an error \
      that names the position.

      With --output a line is written for each opening as soon as both its games are finished, and the same command \
      goes on where an earlier one was stopped; --games may then be another number.

      EXAMPLES
        letterpress arena engine greedy --games 20
        letterpress arena engine:1 engine:0.1 --games 200 --output match.tsv
        letterpress arena engine prototype --depth 3 --boards Samples/labels.tsv
      """)

  @Argument(help: "The player whose share is printed.")
  var player: ComputerPlayer

  @Argument(help: "The other one.")
  var opponent: ComputerPlayer

  @Option(help: ArgumentHelp("How many games to play, an even number.", valueName: "n"))
  var games = 100

  @Option(
    help: ArgumentHelp(
      "Seconds a move, for players that search. (default: \(ArenaCommand.defaultTime); none with --depth)",
      valueName: "seconds"))
  var time: Seconds?

  @Option(help: ArgumentHelp("How many plies players that search look ahead at the most.", valueName: "n"))
  var depth: Int?

  @Option(help: "How games begin.")
  var openings = ArenaOpenings.Kind.balanced

  @Option(
    help: ArgumentHelp(
      "Play on these boards in turn: the letters of one a line, or a table of labels. (default: random boards)",
      valueName: "file"),
    completion: .file())
  var boards: String?

  @Option(help: ArgumentHelp("What random boards and first moves are drawn with.", valueName: "n"))
  var seed: UInt64 = 1

  @OptionGroup
  var list: LexiconOptions

  @Option(
    help: ArgumentHelp(
      "How many openings to play at once, 1 to \(NumberRange.threads.numbers.upperBound). (default: as many as the cores allow)",
      valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Keep the results in a file, and go on with it.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Add all positions to a file, one a line: the position, a tab, what the player to move has won in the end (1, ½ or \
      0), a tab, and how many plies that is away.
      """, valueName: "file"), completion: .file())
  var record: String?

  @Option(help: "How to print: text, or json (one object).")
  var format = OutputOptions.Format.text

  private static let defaultTime = "0.1"

  func validate() throws {
    if games < 2 || !games.isMultiple(of: 2) {
      throw ValidationError("--games \(games): every opening is played twice: an even number is needed.")
    }
    try NumberRange.depths.check(depth, of: "--depth")
    try NumberRange.threads.check(jobs, of: "--jobs")
    try InputFile.checkStandardInputIsReadOnce([boards, list.file].compactMap(\.self))
  }

  func run() throws {
    let players = [player, opponent]
    let settings = ArenaSettings(
      players: players, time: time?.value ?? (depth == nil ? Double(ArenaCommand.defaultTime) : nil), depth: depth,
      openings: ArenaOpenings(
        kind: openings, seed: seed, fixed: try boards.map(load), lexicon: try list.lexicon()))
    let threadCount = players.map(\.threadCount).max() ?? 1
    let match = ArenaMatch(
      settings: settings, pairCount: games / 2, jobs: jobs ?? max(Processors.availableCount / threadCount, 1),
      file: try output.map { try ArenaFile($0, settings: settings) }, record: try record.map { try FileAppender($0) })
    let report = ArenaReport(names: settings.names)
    let format = format
    @Sendable func text(_ score: ArenaScore) -> String {
      format == .text ? report.text(score) : "\(report.json(score))\n"
    }
    try StandardStreams.write(text(try match.run(stopped: text)))
  }

  /// The boards of a file.
  private func load(_ path: String) throws -> [Board] {
    try BenchBoards.load(path).map { rack in
      guard let board = try? Board(rack.tiles), board.unknownCount == 0 else {
        throw CommandFailure("\(rack): a board has 25 letters, all of them known", file: path, status: .dataError)
      }
      return board
    }
  }
}

extension ArenaOpenings.Kind: ExpressibleByArgument {}
