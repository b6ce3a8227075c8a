internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

extension PositionInput {
  /// Reads several screenshots of one game: the position is that of the latest, with all words that were certainly
  /// played.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if a picture cannot be read, or if they are not of one game.
  init(
    screenshots files: [String], options: GameOptions, turn: Player?, alsoPlayed words: [String],
    history: HistoryOptions,
    reader: BoardReader, lexicon: Lexicon
  ) throws {
    let screenshots = try files.map { try Screenshot(file: $0, reader: reader) }
    let given = words + options.typedWords
    let known = try ScreenshotHistory(
      screenshots.map { ($0.file, $0.reading) }, given: given, moveCounts: history.moveCounts, lexicon: lexicon)
    let (last, game) = (screenshots[known.game.lastPicture], known.game)
    let played = PositionReport.playedWords(seen: known.certainWords, given: given)
    do throws(PositionError) {
      let position = try Position(
        board: game.board, owners: game.last.owners, turn: turn ?? game.last.turn, moves: played)
      self.init(position: position, screenshot: last, history: known)
    } catch {
      throw CommandFailure(PositionInput.text(of: error, in: last.reading), file: last.file, status: .dataError)
    }
  }
}
