internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressReport
internal import LetterpressSolver
internal import LetterpressVision

/// The position that a move is looked for in, and the screenshot that it was read from.
struct PositionInput {
  let position: Position
  /// Nil where it was typed.
  let screenshot: Screenshot?

  /// A picture with what was read from it.
  struct Screenshot {
    let file: String
    let image: RGBImage
    let reading: BoardReading
  }
}

extension PositionInput {
  /// Reads the position from a screenshot; what the options say goes before what the picture shows.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` for a picture that leaves something open that the options do not say.
  init(screenshot file: String, options: GameOptions, alsoPlayed words: [String], reader: BoardReader) throws {
    let bytes = try InputFile.bytes(of: file)
    let screenshot: Screenshot
    do {
      let image = try PNGDecoder.decode(bytes)
      screenshot = Screenshot(file: file, image: image, reading: try reader.read(image))
    } catch {
      throw CommandFailure(error, file: file) ?? error
    }
    self.screenshot = screenshot
    do throws(PositionError) {
      position = try screenshot.reading.position(
        owners: try options.typedOwners(), turn: options.player, played: words + options.typedWords)
    } catch {
      throw CommandFailure(
        PositionInput.text(of: error, in: screenshot.reading), file: file, status: .dataError)
    }
  }

  private static func text(of error: PositionError, in reading: BoardReading) -> String {
    switch error {
    case .unknownOwners:
      let doubts = reading.warnings.filter { warning in
        if case .unknownLetters = warning { false } else { true }
      }
      // What the scores say is more telling.
      return "\(doubts.last ?? .unknownOwners): "
        + "give --owners, 25 of . r b row by row, and --as red or --as blue"
    case .unknownTurn: return "\(error) with --as"
    default: return error.description.printable
    }
  }

  /// A line for every tile that shows no letter, with what to do about it; empty where all do.
  var unknownTiles: String {
    let tiles = position.board.letters.indices.filter { position.board[$0] == nil }
    guard !tiles.isEmpty else { return "" }
    guard let reading = screenshot?.reading else {
      let names = tiles.map(Board.name).joined(separator: " ")
      return "unknown, and not used below: \(names)\n"
    }
    let line = "--letters '\(position.board)' --owners '\(position.owners)' --turn \(position.turn.rawValue)"
    return ReadingReport.unknownTiles(of: reading)
      + "the moves below do without: where you can read a letter, put it for ? in `letterpress play \(line)`\n"
  }

  /// The board with a word shown on it.
  func picture(of placement: Placement) -> RGBImage {
    let board = BoardPicture(position.board, owners: position.owners)
    return MovePicture(
      image: screenshot?.image ?? board.drawn, frame: screenshot?.reading.frame ?? BoardPicture.frame,
      tileColors: tileColors
    ).drawn(word: placement.word, tiles: placement.tiles)
  }

  /// The colours of the 25 tiles, row by row: the screenshot's, or the light theme's.
  var tileColors: [RGBColor] {
    screenshot?.reading.tiles.map(\.color)
      ?? BoardPicture(position.board, owners: position.owners).tileColors
  }
}
