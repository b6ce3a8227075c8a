internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// What must hold for saved games and for what is typed in a game, whatever the bytes.
///
/// Each function returns what does not hold; nil if everything does, or if the input is refused with a message.
enum GameCheck {
  /// A saved game that is accepted is written and read again as the same game.
  static func flaw(ofGameAt path: String, lexicon: Lexicon) -> String? {
    do {
      let game = try GameFile.load(path, lexicon: lexicon)
      let text = try InputFile.text(of: path, limit: .game)
      return try flaw(of: game, savedTo: path + ".again", lexicon: lexicon) ?? flaw(ofTreeIn: text, lexicon: lexicon)
    } catch {
      return flaw(of: error)
    }
  }

  private static func flaw(of game: GameRecord, savedTo path: String, lexicon: Lexicon) throws -> String? {
    var file = try OutputFile(path, overwrite: true)
    try GameFile.save(game, to: &file)
    let again = try GameFile.load(path, lexicon: lexicon)
    return again == game ? nil : "a saved game is loaded as another"
  }

  /// A game with variations stays the same as text and, if it is short enough, as a link.
  private static func flaw(ofTreeIn text: String, lexicon: Lexicon) throws -> String? {
    try flaw(of: try GameTree(parsing: text, lexicon: lexicon), lexicon: lexicon)
  }

  static func flaw(of game: GameTree, lexicon: Lexicon) throws -> String? {
    var again = try GameTree(parsing: game.text, lexicon: lexicon)
    guard again.text == game.text, again.position == game.position else {
      return "a game with variations is read as another"
    }
    guard let link = GameLink(start: game.start, moves: game.tree, lexicon: lexicon) else {
      return "a game has no link"
    }
    guard link.text.utf8.count <= GameLink.mostBytes else { return "a link is too long" }
    let shared = try GameTree(link: link.text, lexicon: lexicon)
    // A link does not say who plays.
    again.opponent = nil
    return link.omission == nil && shared != again ? "a link has another game" : nil
  }

  /// Typed input makes only legal moves, and words without tiles are played on their best ones.
  ///
  /// - Parameters:
  ///   - text: lines; commands that search or name files are parsed but not run.
  ///   - path: where the game may be saved.
  static func flaw(
    ofTyped text: String, from start: Position, lexicon: Lexicon, savingTo path: String
  ) -> String? {
    var game = GameRecord(start: start)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let before = game.position
      switch GameInput(String(line)) {
      case .play(let word):
        guard let move = move(word, in: before) else { continue }
        do throws(IllegalMove) {
          try game.play(move, in: lexicon)
        } catch {
          guard game.position == before else { return "an illegal move is made" }
          if word.tileNames.isEmpty, isOfTiles(error) {
            return "\(word.word) cannot be played on the tiles that spell it"
          }
        }
      case .pass:
        guard before.outcome != nil || (try? game.play(.pass, in: lexicon)) != nil else { return "one may not pass" }
      case .undo:
        if game.takeBack(to: before.turn), game.position.turn != before.turn { return "another's move is taken back" }
      case .save(let path?, _) where path.isEmpty: return "a file without a name"
      case .load(let path) where path.isEmpty: return "a file without a name"
      case .outlook, .words, .hint, .moves, .save, .load, .help, .exit, .nothing: continue
      }
    }
    do {
      return try flaw(of: game, savedTo: path, lexicon: lexicon)
    } catch {
      return "a game cannot be loaded as it was saved: \(error)"
    }
  }

  private static func move(_ word: GameInput.TypedWord, in position: Position) -> Move? {
    let tiles = word.tileNames.map { TileName.tile($0) }
    guard !tiles.contains(nil) else { return nil }
    let chosen = tiles.isEmpty ? position.tilesTakingMost(for: word.word) : tiles.compactMap { $0 }
    return chosen.map { .play(Placement(word: word.word, tiles: $0)) }
  }

  private static func isOfTiles(_ error: IllegalMove) -> Bool {
    switch error {
    case .wrongTileCount, .noSuchTile, .wrongLetter, .tileUsedTwice: true
    default: false
    }
  }

  /// An input may be refused, but with a message.
  private static func flaw(of error: any Error) -> String? {
    switch error {
    case let failure as CommandFailure where !failure.message.isEmpty: nil
    case let error as FileError where !error.description.isEmpty: nil
    default: "an error without a message: \(error)"
    }
  }
}
