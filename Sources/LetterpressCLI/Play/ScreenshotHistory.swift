internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// Several screenshots of one game, with what they show of the words that were played.
struct ScreenshotHistory {
  let game: GameHistory
  /// The board of the game, ready to be played on.
  let board: PreparedBoard
  let report: HistoryReport
  /// The words that were certainly played.
  let certainWords: [String]

  /// - Parameter given: the words that the user says were played.
  /// - Throws: ``CommandFailure`` if the screenshots are of several games, or if one does not show who owns which tile.
  init(
    _ screenshots: [(file: String, reading: BoardReading)], given: [String], moveCounts: ClosedRange<Int>,
    lexicon: Lexicon
  ) throws(CommandFailure) {
    let files = screenshots.map { $0.file.withoutRawBytes }
    var snapshots: [GameSnapshot] = []
    for (file, reading) in screenshots {
      guard let snapshot = reading.snapshot() else {
        throw CommandFailure(
          "\(ReadingWarning.unknownOwners), so its place in the game is unknown: leave it out", file: file,
          status: .dataError)
      }
      snapshots.append(snapshot)
    }
    let games = GameHistory.games(in: snapshots)
    guard games.count == 1, let game = games.first else {
      let groups = games.map { game in game.pictures.map { files[$0].printable }.joined(separator: ", ") }
      throw CommandFailure(
        "these are screenshots of \(games.count) games: \(groups.joined(separator: "; "))",
        advice: ": give those of one game; `letterpress games FOLDER` tells them apart", status: .dataError)
    }
    self.game = game
    board = PreparedBoard(game.board, lexicon: lexicon)
    let gaps = game.inferredMoves(on: board, given: given, moveCounts: moveCounts)
    report = HistoryReport(game, gaps: gaps, files: files)
    certainWords = game.certainWords(gaps)
  }

  /// Advice to name words that are still uncertain; nil if none are.
  var advice: String? {
    report.likeliestOpenWord.map { "if you know which words were played, name them, for example with `--played \($0)`" }
  }
}
