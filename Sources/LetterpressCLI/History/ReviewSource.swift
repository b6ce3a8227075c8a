internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressHistory
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

/// The games that a review is asked for.
struct ReviewSource {
  struct Game {
    let line: ReviewLine
    /// The game's text, or its pictures, for printing.
    let files: [String]
  }

  private(set) var games: [Game] = []
  /// The status of the first file of a folder that could not be read; nil if all could.
  private(set) var firstStatus: ExitStatus?

  /// Reads games.
  ///
  /// - Parameter names: a text, several pictures, or folders of pictures.
  /// - Throws: ``CommandFailure``, ``FileError``.
  init(
    _ names: [String], history: HistoryOptions, grid: GridOptions, known: () throws -> KnownLetters, lexicon: Lexicon
  ) throws {
    if names.allSatisfy({ FileSystem.isFolder($0) }) {
      let files = try ReviewSource.files(names)
      let gallery = try ScreenshotGallery(
        files, reader: try known().reader, anyGrid: grid.anyGrid, jobs: Processors.availableCount)
      firstStatus = gallery.firstStatus
      add(gallery.snapshots, files: gallery.files, history, lexicon)
      guard !games.isEmpty else {
        throw CommandFailure(
          "shows no game at two moments: a review needs several screenshots of a game", file: names[0],
          status: .dataError)
      }
    } else if names.count == 1, PictureFile.stem(of: names[0]) == nil {
      let game = try GameFile.load(names[0], lexicon: lexicon)
      guard !game.moves.isEmpty else {
        throw CommandFailure("has no moves to review", file: names[0], status: .dataError)
      }
      games = [Game(line: ReviewLine(game), files: [names[0].withoutRawBytes])]
    } else {
      let known = try known()
      let snapshots = try names.map { try Screenshot(file: $0, grid: grid, known: known).snapshot() }
      add(snapshots, files: names, history, lexicon)
      guard !games.isEmpty else {
        throw CommandFailure(
          "no two of these screenshots show different moments of one game: give several of the same game",
          file: names[0], status: .dataError)
      }
    }
  }

  /// The files that names stand for: a folder for its pictures.
  ///
  /// - Throws: ``CommandFailure``, ``FileError``.
  static func files(_ names: [String]) throws -> [String] {
    try names.flatMap { FileSystem.isFolder($0) ? try GamesCommand.pictures(in: $0) : [$0] }
  }

  /// Adds the games that several pictures show.
  private mutating func add(
    _ snapshots: [GameSnapshot], files: [String], _ history: HistoryOptions, _ lexicon: Lexicon
  ) {
    let files = files.map { $0.withoutRawBytes }
    for game in GameHistory.games(in: snapshots) where game.moments.count > 1 {
      let game = PicturedGame(game, files: files, moveCounts: history.moveCounts, lexicon: lexicon)
      games.append(Game(line: ReviewLine(game, lexicon: lexicon), files: game.pictures))
    }
  }
}
