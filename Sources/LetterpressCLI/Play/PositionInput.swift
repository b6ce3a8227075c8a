internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// The position to find a move for, and the screenshot it was read from.
struct PositionInput {
  let position: Position
  /// Nil if the position was typed.
  let screenshot: Screenshot?
  /// What several screenshots show of the game; nil with fewer than two.
  var history: ScreenshotHistory?

  /// A picture and what was read from it.
  struct Screenshot {
    let file: String
    let image: RGBImage
    let reading: BoardReading

    /// - Throws: ``FileError``, or ``CommandFailure`` if it shows no board.
    init(file: String, corrections: [TileCorrection] = [], reader: BoardReader) throws {
      do {
        image = try InputFile.picture(file)
        reading = try reader.read(image).corrected(by: corrections)
      } catch {
        throw CommandFailure(error, file: file) ?? error
      }
      self.file = file
    }
  }
}

extension PositionInput {
  /// Reads the position from a screenshot; corrections and options override what the picture shows.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if picture and options together do not give the whole position.
  init(
    screenshot file: String, corrections: [TileCorrection], options: GameOptions, turn: Player?,
    alsoPlayed words: [String], reader: BoardReader
  ) throws {
    let screenshot = try Screenshot(file: file, corrections: corrections, reader: reader)
    self.screenshot = screenshot
    let played = PositionReport.playedWords(
      seen: [screenshot.reading.popUp?.word].compactMap(\.self), given: words + options.typedWords)
    do throws(PositionError) {
      position = try screenshot.reading.position(
        owners: try options.typedOwners(), turn: turn, played: played)
    } catch {
      throw CommandFailure(
        PositionInput.text(of: error, in: screenshot.reading), file: file, status: .dataError)
    }
  }

  /// Why a reading gives no position, and what to do about it.
  static func text(of error: PositionError, in reading: BoardReading) -> String {
    switch error {
    case .unknownOwners:
      let doubts = reading.warnings.filter { warning in
        if case .unknownLetters = warning { false } else { true }
      }
      let isContradiction = reading.warnings.contains {
        if case .scoresDisagree = $0 { true } else { false }
      }
      // A disagreement with the scores says more.
      return "\(doubts.last ?? .unknownOwners): "
        + (isContradiction ? "correct a tile, as in --owner C3=r, or " : "")
        + "give --owners, 25 of the characters . r b row by row, and --turn red or --turn blue"
    case .unknownTurn: return "cannot tell whose turn it is: give --turn red or --turn blue"
    default: return error.description.printable
    }
  }

  /// A line per tile that could not be read, and what to do about them; empty if all could be read.
  var unknownTiles: String {
    let tiles = position.board.letters.indices.filter { position.board[$0] == nil }
    guard !tiles.isEmpty else { return "" }
    guard let reading = screenshot?.reading else {
      let names = tiles.map(Board.name).joined(separator: " ")
      return "unread tiles, not used below: \(names)\n"
    }
    return ReadingReport.unknownTiles(of: reading)
      + "the moves below avoid the unread tiles; to include them, \(LetterCorrections.remedy(for: reading))\n"
  }

  /// The board with a move shown on it, and the board after it.
  func picture(of move: RankedMove) -> RGBImage {
    let board = BoardPicture(position.board, owners: position.owners)
    return MovePicture(
      image: screenshot?.image ?? board.drawn, frame: screenshot?.reading.frame ?? BoardPicture.frame,
      colors: screenshot.map { TileColors(of: $0.reading) } ?? .light
    ).drawn(word: move.word ?? "", tiles: move.tiles, after: move.position)
  }

  /// The colours of the 25 tiles, row by row: the screenshot's, or the light theme's.
  var tileColors: [RGBColor] {
    screenshot?.reading.tiles.map(\.color)
      ?? BoardPicture(position.board, owners: position.owners).tileColors
  }
}
