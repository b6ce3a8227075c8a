package import LetterpressSolver

/// A move that was made, with the positions before and after it.
package struct PlayedMove: Equatable, Sendable {
  package let before: Position
  package let move: Move
  package let after: Position

  /// Makes a move.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``.
  package init(_ move: Move, in before: Position, lexicon: Lexicon) throws(IllegalMove) {
    var after = before
    try after.play(move, in: lexicon)
    (self.before, self.move, self.after) = (before, move, after)
  }

  /// Who made it.
  package var player: Player { before.turn }

  /// The tiles that changed hands.
  package var taken: TileSet { after.owners[player].subtracting(before.owners[player]) }

  /// The word in capitals, or `Pass`.
  package var title: String { move.word?.asciiUppercased ?? "Pass" }

  /// What happened and the scores, as a screen reader says it.
  package var notice: String {
    let deed =
      move.placement == nil ? "passes" : "plays \(title): \(MoveText.takings(from: before, to: after))"
    return "\(player.rawValue) \(deed). Red \(after.score(of: .red)), blue \(after.score(of: .blue))."
  }

  /// The move's JSON object.
  package var json: JSONValue {
    .object([
      ("player", .string(player.rawValue)),
      ("word", JSONValue(move.word)),
      ("tiles", JSONValue(move.tiles)),
      ("taken", JSONValue(taken.indices)),
      ("title", .string(title)),
      ("notice", .string(notice)),
      ("after", PositionState.json(after)),
    ])
  }
}

/// A word as somebody typed or tapped it, perhaps without tiles.
package struct TypedMove: Equatable, Sendable {
  /// Lower case, if it is a word.
  package let word: String
  /// In the order of spelling; nil for the best.
  package let tiles: [Int]?

  package init(word: String, tiles: [Int]? = nil) {
    self.word = word.asciiLowercased
    self.tiles = tiles
  }

  /// Returns the word on its tiles.
  ///
  /// - Throws: ``TypedMoveError`` if no tiles were given and the word is unknown or cannot be spelled.
  package func placement(in position: Position, lexicon: Lexicon) throws(TypedMoveError) -> Placement {
    if let tiles { return Placement(word: word, tiles: tiles) }
    guard lexicon.contains(word) else { throw .illegal(.unknownWord(word)) }
    guard let best = position.bestTiles(for: word) else { throw .unspellable(word) }
    return Placement(word: word, tiles: best)
  }

  /// Plays the word.
  ///
  /// - Throws: ``TypedMoveError``.
  package func played(in position: Position, lexicon: Lexicon) throws(TypedMoveError) -> PlayedMove {
    let placement = try placement(in: position, lexicon: lexicon)
    do throws(IllegalMove) {
      return try PlayedMove(.play(placement), in: position, lexicon: lexicon)
    } catch {
      throw .illegal(error)
    }
  }
}

/// Why a typed word cannot be played.
package enum TypedMoveError: Error, Equatable, Sendable {
  /// A move that the rules forbid.
  case illegal(IllegalMove)
  /// A word that the board has not the letters for.
  case unspellable(String)
}

extension TypedMoveError: CustomStringConvertible {
  /// What is wrong with the move.
  package var description: String {
    switch self {
    case .illegal(let error): error.description
    case .unspellable(let word): "\(word) cannot be spelled with these letters"
    }
  }
}
