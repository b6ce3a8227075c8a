internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// A game: what a screenshot does not show, or all of it.
struct GameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The 25 letters, row by row from the top left, instead of a screenshot or of those on it; ? for an unreadable tile.",
      valueName: "letters"))
  var letters: String?

  @Option(
    help: ArgumentHelp(
      "Who owns each of the 25 tiles: . for nobody, r for red, b for blue; overrides what a screenshot shows.",
      valueName: "owners"))
  var owners: String?

  @Option(
    help: ArgumentHelp(
      "The whole position, instead of a screenshot: letters, owners, player to move and words played.",
      valueName: "position"))
  var position: String?

  @Option(
    help: ArgumentHelp(
      """
      Words already played, separated by commas, with - for a pass: neither they nor their beginnings can be played \
      again.
      """, valueName: "words"))
  var played: String?

  @Option(
    help: ArgumentHelp(
      "A file of words already played, one per line; text after a # is ignored.", valueName: "file"),
    completion: .file())
  var playedFile: String?

  /// Checks that there is a game. To be called by `run`: the parser reports unknown options only after all validation.
  ///
  /// - Throws: `ValidationError`.
  func checkIsGiven(images: [String]) throws {
    guard images.isEmpty, letters == nil, position == nil else { return }
    throw ValidationError(
      "The screenshot is missing: name the PNG to play on, as in `letterpress play board.png`, or give --letters or "
        + "--position.")
  }

  /// - Parameter turn: the player to move, if one was named, and by which option.
  /// - Throws: `ValidationError` if there is more than one game, or if what was typed is not a game.
  func check(images: [String], turn: (player: Player?, option: String)) throws {
    let image = images.first
    // With one screenshot, they are those on it.
    let otherLetters = images.count == 1 ? nil : letters
    let sources = [
      (image, images.count > 1 ? "screenshots" : "a screenshot"), (otherLetters, "--letters"),
      (position, "--position"),
    ]
    .compactMap { $0.0 == nil ? nil : $0.1 }
    guard let source = sources.first else { return }
    guard sources.count == 1 else {
      throw ValidationError("Give either \(sources[0]) or \(sources[1]), not both: each is a whole game.")
    }
    if images.count > 1, owners != nil {
      throw ValidationError("--owners cannot be used with several screenshots: leave it out, or give one screenshot.")
    }
    if position != nil {
      let others = [
        (owners, "--owners"), (turn.player?.rawValue, turn.option), (played, "--played"), (playedFile, "--played-file"),
      ]
      for (value, name) in others where value != nil {
        throw ValidationError("\(name) cannot be used with \(source), which already includes it.")
      }
    }
    do {
      _ = try typedOwners()
      if image == nil {
        _ = try typedPosition(turn: turn.player, alsoPlayed: [])
      } else {
        _ = try corrections(of: images)
        // Checks the words before the picture is read, when no letters are known.
        _ = try KnownPosition(board: Board { _ in nil }, played: typedWords)
      }
    } catch let error as PositionError {
      throw ValidationError(error.description.printable)
    } catch let error as BoardError {
      throw ValidationError(error.description.printable)
    }
  }

  /// The letters that were typed for a screenshot, as its corrections.
  ///
  /// - Throws: `BoardError`.
  func corrections(of images: [String]) throws(BoardError) -> [TileCorrection] {
    guard images.count == 1, let letters else { return [] }
    return try Board(parsing: letters).letters.enumerated().map { .letter($1, tile: $0) }
  }

  /// - Throws: `ValidationError` if there is no screenshot to correct, or if the owners are typed anyway.
  func check(_ corrections: [TileCorrection], of images: [String]) throws {
    guard !images.isEmpty || corrections.isEmpty else {
      throw ValidationError("--tile and --owner only correct screenshots: change what you typed instead.")
    }
    let correctsOwners = corrections.contains { if case .owner = $0 { true } else { false } }
    guard owners == nil || !correctsOwners else {
      throw ValidationError("Give either --owners or --owner, not both.")
    }
  }

  /// The words of `--played`, unchecked; a `-` is a pass.
  var typedWords: [String] {
    guard let played, !played.isEmpty else { return [] }
    return played.split(separator: ",", omittingEmptySubsequences: false).map { word in
      word.split(separator: " ").joined(separator: " ")
    }
  }

  /// The owners that were typed; nil if none were.
  ///
  /// - Throws: ``PositionError``.
  func typedOwners() throws(PositionError) -> Owners? {
    guard let owners else { return nil }
    return try Owners(parsing: owners)
  }

  /// The position of `--position` or `--letters`.
  ///
  /// - Parameters:
  ///   - turn: the player to move; nil if none was named.
  ///   - words: further words played, before those of `--played`.
  /// - Throws: ``PositionError``, `ValidationError` if the player to move is missing, or ``CommandFailure`` for the words of
  ///   `--played-file`.
  func typedPosition(turn: Player?, alsoPlayed words: [String]) throws -> Position {
    if let position { return try Position(parsing: position) }
    let owners = try typedOwners() ?? Owners()
    guard let turn = turn ?? owners.indifferentTurn else {
      throw ValidationError("--letters with --owners needs the player to move: give --turn red or --turn blue.")
    }
    do throws(PositionError) {
      return try KnownPosition(
        letters: letters ?? "", owners: owners.description, turn: turn, played: words + typedWords
      ).position()
    } catch {
      // What was typed is checked before the file is read.
      guard !words.isEmpty else { throw error }
      throw CommandFailure(error.description.printable, file: playedFile, status: .dataError)
    }
  }
}

/// A text file of words that have been played, one per line; a `#` begins a comment.
enum PlayedWordFile {
  /// The words in their order.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` for a line that is not a word.
  static func load(_ path: String) throws -> [String] {
    var words: [String] = []
    // CR LF is a single character, so splitting at LF would miss it.
    let text = try InputFile.text(of: path, limit: .game)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let word = line.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
      guard !word.isEmpty else { continue }
      guard word.allSatisfy({ Letter($0) != nil }), Lexicon.validLengths ~= word.count else {
        let name = PositionError.invalidWord(word).description.printable
        throw CommandFailure("line \(index + 1): \(name)", file: path, status: .dataError)
      }
      words.append(word)
    }
    return words
  }
}
