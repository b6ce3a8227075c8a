internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressHistory
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressSolver
internal import LetterpressVision

/// The position to find a move for, and the screenshot that it is from.
struct PlayedOn {
  let position: Position
  /// The latest, if there are several; nil if the position was typed.
  let screenshot: Screenshot?
  /// What several screenshots show of the game; nil with fewer than two.
  let game: PicturedGame?
  /// The files of all screenshots of the game, in the order given.
  let files: [String]

  /// A typed position.
  init(_ position: Position) { (self.position, screenshot, game, files) = (position, nil, nil, []) }

  /// The position on a screenshot; options override what it shows.
  ///
  /// - Throws: ``CommandFailure`` if picture and options together do not give the whole position.
  init(_ screenshot: Screenshot, said options: GameOptions, turn: Player?, alsoPlayed words: [String]) throws {
    (self.screenshot, game, files) = (screenshot, nil, [screenshot.file])
    position = try PlayedOn.position(
      KnownPosition(screenshot.reading), on: screenshot, owners: try options.typedOwners(), turn: turn,
      played: words + options.typedWords)
  }

  /// The latest positions of the games on several screenshots that show owners, with all words that were played, as far as known; in the
  /// order of each game's first one.
  ///
  /// - Parameter option: one that makes sense for a single game only; nil if none was given.
  /// - Throws: ``CommandFailure`` if there are several games despite that option, or if a pop-up names something that is not a word.
  static func games(
    _ screenshots: [Screenshot], turn: Player?, played words: [String], history: HistoryOptions, lexicon: Lexicon,
    option: String?
  ) throws(CommandFailure) -> [PlayedOn] {
    let files = screenshots.map { $0.file.withoutRawBytes }
    let snapshots = try screenshots.map { screenshot throws(CommandFailure) in try screenshot.snapshot() }
    let games = GameHistory.games(in: snapshots)
    if let option, games.count > 1 {
      throw .severalGames(games.map { $0.pictures }, files: files, option: option)
    }
    return try games.map { game throws(CommandFailure) in
      try PlayedOn(
        PicturedGame(game, files: files, played: words, moveCounts: history.moveCounts, lexicon: lexicon),
        screenshots, turn: turn, played: words)
    }
  }

  private init(
    _ game: PicturedGame, _ screenshots: [Screenshot], turn: Player?, played words: [String]
  ) throws(CommandFailure) {
    let last = screenshots[game.history.lastPicture]
    let known: KnownPosition
    do throws(PositionError) {
      known = try game.position()
    } catch {
      throw CommandFailure(error.description.printable, status: .dataError)
    }
    (screenshot, self.game, files) = (last, game, game.history.pictures.map { screenshots[$0].file })
    position = try PlayedOn.position(known, on: last, turn: turn, played: words)
  }

  private static func position(
    _ known: KnownPosition, on screenshot: Screenshot, owners: Owners? = nil, turn: Player?, played words: [String]
  ) throws(CommandFailure) -> Position {
    do throws(PositionError) {
      return try known.completed(owners: owners, turn: turn, played: words).position()
    } catch {
      throw CommandFailure(
        PlayedOn.text(of: error, in: screenshot.reading), file: screenshot.file, status: .dataError)
    }
  }

  /// Why a reading gives no position, and what to do about it.
  static func text(of error: PositionError, in reading: BoardReading) -> String {
    switch error {
    case .unknownOwners:
      if let open = reading.seenOwners?.open, let tile = open.first {
        return
          "\(ReadingWarning.unknownOwners(open)): give the owner of each, as in --owner \(Board.name(of: tile))=r: r for red, b for "
          + "blue, . for nobody"
      }
      let doubts = reading.warnings.filter { warning in
        if case .unknownLetters = warning { false } else { true }
      }
      let isContradiction = reading.warnings.contains {
        if case .scoresDisagree = $0 { true } else { false }
      }
      // A disagreement with the scores says more.
      return "\(doubts.last ?? .unknownOwners(.all)): "
        + (isContradiction ? "correct a tile, as in --owner C3=r, or " : "")
        + "give --owners, 25 of the characters . r b row by row, and --turn red or --turn blue"
    case .unknownTurn: return "cannot tell whose turn it is: give --turn red or --turn blue"
    default: return error.description.printable
    }
  }

  /// What may be wrong with the position, one line each.
  func warnings(lexicon: Lexicon) -> [String] {
    (game?.warnings ?? [])
      + PositionReport.warnings(of: position, turnSeen: screenshot?.reading.turn, lexicon: lexicon)
  }

  /// Advice to name words that are still uncertain; nil if none are.
  var advice: String? {
    game?.likeliestOpenWord.map {
      "if you know which words were played, name them, for example with `--played \($0)`"
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
      image: screenshot?.image ?? board.drawn, frame: screenshot?.frame ?? BoardPicture.frame,
      colors: screenshot.map { TileColors(of: $0.reading) } ?? TileColors(of: .light)
    ).drawn(word: move.word ?? "", tiles: move.tiles, after: move.position)
  }

  /// The colours of the 25 tiles, row by row: the screenshot's, or the light theme's.
  var tileColors: [RGBColor] {
    screenshot?.reading.tiles.map(\.color)
      ?? BoardPicture(position.board, owners: position.owners).tileColors
  }
}

extension CommandFailure {
  /// Screenshots of several games, with an option for one.
  fileprivate static func severalGames(_ games: [[Int]], files: [String], option: String) -> CommandFailure {
    let groups = games.map { game in game.map { files[$0].printable }.joined(separator: ", ") }
    return CommandFailure(
      "these are screenshots of \(games.count) games: \(groups.joined(separator: "; "))",
      advice: ": \(option) needs those of one game; `letterpress games FOLDER` tells them apart", status: .dataError)
  }
}

/// A picture and what was read from it.
struct Screenshot {
  let file: String
  /// The picture; if its board does not lie as the pixels do, what it would look like if it did.
  let image: RGBImage
  /// Where the board is in this picture.
  let frame: Rect
  let reading: BoardReading

  /// - Throws: ``FileError``, or ``CommandFailure`` if it shows no board.
  init(file: String, corrections: [TileCorrection] = [], grid: GridOptions, known: KnownLetters) throws {
    do {
      let stages = known.reader.stages(of: try InputFile.picture(file))
      reading = try grid.checked(stages.reading(besides: corrections)).corrected(by: corrections)
      (image, frame) = (stages.image, stages.grid?.frame ?? reading.frame)
    } catch {
      throw CommandFailure(error, file: file) ?? error
    }
    self.file = file
    if let remark = known.remark(on: reading) { StandardStreams.note(remark) }
  }

  /// Returns its place in a game.
  ///
  /// - Throws: ``CommandFailure`` if it does not show who owns which tile.
  func snapshot() throws(CommandFailure) -> GameSnapshot {
    guard let snapshot = reading.snapshot else {
      throw CommandFailure(
        "\(ReadingWarning.unknownOwners(.all)), so its place in the game is unknown: leave it out", file: file,
        status: .dataError)
    }
    return snapshot
  }
}
