internal import LetterpressSolver
internal import LetterpressVision

/// A game that a move is looked for in, and the screenshot that it was read from.
struct Game {
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

extension Game {
  /// Reads the game from a screenshot; what the options say goes before what the picture shows.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` for a picture that leaves something open that the options do not say.
  init(screenshot file: String, options: GameOptions, alsoPlayed words: [String], reader: BoardReader) throws {
    let bytes = try ImageSource.bytes(of: file)
    func failure(_ text: String) -> CommandFailure { CommandFailure(text, file: file, status: .dataError) }
    let image: RGBImage
    let reading: BoardReading
    do {
      image = try PNGDecoder.decode(bytes)
      reading = try reader.read(image)
    } catch {
      throw failure("\(error)")
    }
    guard let owners = try options.typedOwners() ?? reading.owners.map(Owners.init(parsing:)) else {
      let doubts = reading.warnings.filter { warning in
        if case .unknownLetters = warning { false } else { true }
      }
      // What the scores say is more telling.
      let reason = doubts.last?.description ?? "who owns which tile cannot be read"
      throw failure("\(reason): give --owners, 25 of . r b row by row, and --as red or --as blue")
    }
    guard let turn = options.player ?? reading.turn ?? GameOptions.indifferentPlayer(owners) else {
      throw failure("whose turn it is cannot be read: give --as red or --as blue")
    }
    screenshot = Screenshot(file: file, image: image, reading: reading)
    position = try GameOptions.position(reading.rack, owners, turn, played: words + options.typedWords)
  }

  /// What may be wrong with the game, for standard error.
  ///
  /// - Parameter lexicon: where words that were played should be.
  func doubts(lexicon: Lexicon) -> [String] {
    var doubts: [String] = []
    let letters = position.letters.counts
    for word in position.playedWords {
      if !lexicon.contains(word) {
        doubts.append("\(word) is taken as played and is not in the word list")
      } else if position.letters.unreadableCount == 0, !letters.contains(LetterCounts(word.compactMap { Letter($0) })) {
        doubts.append("\(word) is taken as played and cannot be spelled with these letters")
      }
    }
    if let reading = screenshot?.reading, let turn = reading.turn, position.outcome == nil, turn != position.turn {
      doubts.append("on the screenshot it is \(turn.rawValue)'s turn: the moves are \(position.turn.rawValue)'s")
    }
    return doubts
  }

  /// A line for every tile that shows no letter, with what to do about it; empty where all do.
  var unknownTiles: String {
    let tiles = position.letters.tiles.indices.filter { position.letters.tiles[$0] == nil }
    guard !tiles.isEmpty else { return "" }
    guard let reading = screenshot?.reading else {
      let names = tiles.map(TileSet.name).joined(separator: " ")
      return "unknown, and not used below: \(names)\n"
    }
    let line = "--letters '\(position.letters)' --owners '\(position.owners)' --turn \(position.turn.rawValue)"
    return ReadingOutput.unknownTiles(of: reading)
      + "the moves below do without: where you can read a letter, put it for ? in `letterpress play \(line)`\n"
  }

  /// The board with a word shown on it.
  func picture(of placement: Placement) -> RGBImage {
    let board = BoardPicture(letters: position.letters, owners: position.owners)
    return MovePicture(
      image: screenshot?.image ?? board.drawn, frame: screenshot?.reading.frame ?? BoardPicture.frame,
      tileColors: tileColors
    ).drawn(word: placement.word, tiles: placement.tiles)
  }

  /// The colours of the 25 tiles, row by row: the screenshot's, or the light theme's.
  var tileColors: [RGBColor] {
    screenshot?.reading.tiles.map(\.color)
      ?? BoardPicture(letters: position.letters, owners: position.owners).tileColors
  }
}
