internal import ArgumentParser
internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

struct ArenaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arena",
    abstract: "Play a match between two computer players and say which one is stronger.",
    discussion: """
      Each opening is played twice, once with each player moving first. On an empty board the first mover usually \
      wins, so a balanced opening is a board after a first move drawn from the \(ArenaOpenings.drawnFrom) best. The \
      result is the first player's share of the points (a win counts 1, a draw ½) with its 95% interval, for which the \
      two games of an opening count as one observation. Its shares when moving first and when moving second \
      follow. A game of more than \(GameRecord.maximumPlyCount) moves counts as a draw.

      A player is a level or engine, as in `letterpress game --against`; a simple style, such as greedy; or another program \
      that speaks the engine protocol (docs/commands.md#engine-protocol): program: and a command line, such as \
      'program:./other/letterpress engine'. For engine you may add a time per move and a number of threads after a colon: \
      engine:1 has one second, engine:0.1x2 a tenth of a second on two threads, engine:x2 two threads and the time of \
      --time. With --depth and no time, every run plays the same games.

      If a player claims a proven win within three moves and it does not come true, the match stops with an error that \
      names the position.

      A machine that does other work makes --time unfair; --cpu counts the processor time of the thread that searches, \
      and --positions the positions. --sprt E0,E1 ends the match as soon as it is clear, with an error of 5% either way, whether \
      the first player is stronger by E1 points of the Elo scale rather than by E0.

      With --output, each opening's results are written as soon as both its games are finished, and the same command \
      resumes a stopped match, even with another number of --games.

      EXAMPLES
        Scripts/workshop arena engine greedy --games 20
        Scripts/workshop arena engine:1 engine:0.1 --games 200 --output match.tsv
        Scripts/workshop arena engine two-ply --depth 3 --boards Samples/labels.tsv
        Scripts/workshop arena engine 'program:../old/letterpress engine' --cpu 0.1 --openings even --sprt 0,5 --games 10000
      """)

  @Argument(help: "The player whose share is printed.")
  var player: ArenaPlayer

  @Argument(help: "The player's opponent.")
  var opponent: ArenaPlayer

  @Option(
    help: ArgumentHelp("How many games to play, 2 to 1000000; must be even. (default: 100)", valueName: "n"),
    transform: ArenaCommand.gameCounts.number)
  var games = 100

  @Option(
    help: ArgumentHelp(
      "Seconds per move, for players that search. (default: \(ArenaCommand.defaultTime); no limit with --depth or --positions)",
      valueName: "seconds"), transform: Seconds.init(parsing:))
  var time: Seconds?

  @Option(
    help: ArgumentHelp("Seconds of processor time per move, instead of --time.", valueName: "seconds"),
    transform: Seconds.init(parsing:))
  var cpu: Seconds?

  @Option(
    help: ArgumentHelp("Positions per move, for players that search.", valueName: "n"),
    transform: ArenaCommand.positionCounts.number)
  var positions: Int?

  @Option(help: ArgumentHelp("End when it is clear which of two differences is true.", valueName: "elo0,elo1"))
  var sprt: SequentialTest?

  @Option(
    help: ArgumentHelp(
      "How many moves to look ahead at most, counting both players', for players that search.", valueName: "n"),
    transform: NumberRange.depths.number)
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      """
      How games begin: balanced, empty, random:N (after N random words), or even:FILE (from the positions in a file, \
      one per line; even alone means Workshop/even-openings.tsv of this repository).
      """, valueName: "openings"))
  var openings = OpeningsOption.balanced

  @Option(
    help: ArgumentHelp(
      "Play on these boards in turn: one board's letters per line, or a table of labels. (default: random boards)",
      valueName: "file"),
    completion: .file())
  var boards: String?

  @Option(
    help: ArgumentHelp("Seed for the random boards and first moves. (default: 1)", valueName: "n"),
    transform: NumberRange.seed)
  var seed: UInt64 = 1

  @OptionGroup
  var list: LexiconOptions

  @Option(
    help: ArgumentHelp(
      """
      How many openings to play at once, 1 to \(NumberRange.threads.numbers.upperBound). \
      (default: as many as the cores allow)
      """, valueName: "n"), transform: NumberRange.threads.number)
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Keep the results in this file; if it has a stopped match, resume that.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Append every position to this file, one JSON object a line: the position, the final points of the player to move \
      (1, 0.5 or 0), the number of moves to the end, whether the game was cut off, the number of free tiles, the player and, \
      if it searched, the verdict on its move and its chance to win.
      """, valueName: "file"), completion: .file())
  var record: String?

  @Option(help: "Output format: text, or json (one object).")
  var format = OutputFormat.text

  private static let gameCounts = NumberRange(2...1_000_000)
  private static let positionCounts = NumberRange(1...1_000_000_000)
  private static let defaultTime = "0.1"

  func validate() throws {
    if !games.isMultiple(of: 2) {
      throw ValidationError("--games must be even, not \(games): every opening is played twice.")
    }
    if time != nil, cpu != nil { throw ValidationError("Give either --time or --cpu, not both.") }
    try InputFile.checkStandardInputIsReadOnce([boards, list.file].compactMap(\.self))
  }

  /// Opens the record to append to it; refuses a file that is not a record.
  private func appender(_ path: String) throws -> FileAppender {
    if let output, FileSystem.isSameFile(path, as: output) {
      throw CommandFailure("--output and --record name the same file: give each its own", file: path, status: .usage)
    }
    if FileSystem.isRegularFile(path) {
      let beginning = try FileSystem.read(path, limit: .match) { _ in false }
      guard beginning.isEmpty || ArenaGame.isRecord(beginning) else {
        throw CommandFailure(
          "this is not a record of games: name another file to write the positions to", file: path,
          status: .cannotCreate)
      }
    }
    return try FileAppender(path)
  }

  func run() throws {
    for path in [output, record].compactMap(\.self) {
      try OutputFile.check(path, isNoneOf: [boards, list.file, openings.path])
    }
    let players = [player, opponent]
    let settings = ArenaSettings(
      players: players,
      budget: ArenaBudget(
        time: (cpu ?? time)?.value ?? (depth == nil && positions == nil ? Double(ArenaCommand.defaultTime) : nil),
        countsProcessorTime: cpu != nil, positions: positions, depth: depth),
      openings: ArenaOpenings(
        kind: try openings.kind(), seed: seed, fixed: try boards.map(load), lexicon: try list.lexicon()))
    let threadCount = players.map(\.threadCount).max() ?? 1
    let match = ArenaMatch(
      settings: settings, pairCount: games / 2, jobs: jobs ?? max(Processors.availableCount / threadCount, 1),
      file: try output.map { try ArenaFile($0, settings: settings) }, record: try record.map(appender), test: sprt)
    let report = ArenaReport(names: settings.names, test: sprt)
    let format = format
    @Sendable func text(_ score: ArenaScore) -> String {
      format == .text ? report.text(score) : "\(report.json(score))\n"
    }
    let result = text(try match.run(stopped: text))
    try StandardStreams.write(format == .text ? StandardStreams.folded(result) : result)
  }

  /// The boards of a file.
  private func load(_ path: String) throws -> [Board] {
    try BenchBoards.load(path).map { rack in
      guard let board = try? Board(rack.tiles), board.unknownCount == 0 else {
        throw CommandFailure("\(rack): a board needs 25 known letters", file: path, status: .dataError)
      }
      return board
    }
  }
}
