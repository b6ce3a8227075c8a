package import LetterpressSolver

/// A word as somebody typed or tapped it, perhaps without tiles.
package struct TypedMove: Equatable, Sendable {
  /// What was typed, with its letters A–Z in lower case.
  package let word: String
  /// In the order of spelling; nil for the best, which the search names.
  package let tiles: [Int]?

  package init(word: String, tiles: [Int]? = nil) {
    self.word = word.asciiLowercased
    self.tiles = tiles
  }

  /// Finds the tiles of a word that was typed without any: those that a search has named for it, or else
  /// ``/LetterpressSolver/Position/bestPlacement(of:on:)``. Nil if the board lacks the letters.
  package typealias Placer = (_ word: String) -> Placement?

  /// Returns the word on its tiles.
  ///
  /// - Throws: ``Refusal`` if no tiles were given and the word is unknown or cannot be spelled.
  package func placement(lexicon: Lexicon, placer: Placer) throws(Refusal) -> Placement {
    if let tiles { return Placement(word: word, tiles: tiles) }
    guard lexicon.contains(word) else { throw .illegal(.unknownWord(word)) }
    guard let best = placer(word) else { throw .unspellable(word) }
    return best
  }

  /// Plays the word.
  ///
  /// - Throws: ``Refusal``.
  package func played(in position: Position, lexicon: Lexicon, placer: Placer) throws(Refusal) -> PlayedMove {
    let placement = try placement(lexicon: lexicon, placer: placer)
    do throws(IllegalMove) {
      return try PlayedMove(.play(placement), in: position, lexicon: lexicon)
    } catch {
      throw .illegal(error)
    }
  }
}

extension TypedMove {
  /// Why a typed word cannot be played.
  package enum Refusal: Error, Equatable, Sendable {
    /// A move that the rules forbid.
    case illegal(IllegalMove)
    /// A word that the board has not the letters for.
    case unspellable(String)
  }
}

extension TypedMove.Refusal: CustomStringConvertible {
  /// What is wrong with the move.
  package var description: String {
    switch self {
    case .illegal(let error): error.description
    case .unspellable(let word): "\(word) cannot be spelled with these letters"
    }
  }
}

extension TypedMove.Refusal {
  /// The same for a page: a sentence, with words in capitals.
  package var sentence: String {
    switch self {
    case .illegal(.unknownWord(let word)): "\(word.asciiUppercased) isn't a word."
    case .illegal(.forbidden(let word, let played)) where word == played:
      "\(word.asciiUppercased) has already been played."
    case .illegal(.forbidden(let word, let played)):
      "\(word.asciiUppercased) is the beginning of \(played.asciiUppercased), which has already been played."
    case .unspellable(let word): "\(word.asciiUppercased) cannot be spelled with these letters."
    case .illegal(let error): error.description.asciiCapitalized + "."
    }
  }
}

/// What a word would do if it were played, or why it may not be.
package struct Judgement {
  /// What was typed, with its letters A–Z in lower case.
  package let word: String
  /// Its tiles, those given or else the best; nil if the letters do not spell it.
  package let tiles: [Int]?
  /// Why it may not be played, as a sentence; nil if it may.
  package let refusal: String?
  /// What it achieves; nil if it may not be played.
  package let outlook: MoveOutlook?
  /// The tiles that change hands.
  package let taken: TileSet
  /// The position after it; nil if it may not be played.
  package let after: Position?

  /// Creates a word's judgement.
  ///
  /// - Parameters:
  ///   - placer: finds the best tiles, if none were typed.
  ///   - outlook: describes the word, from the positions before and after it.
  init(
    of typed: TypedMove, in before: Position, lexicon: Lexicon, placer: TypedMove.Placer,
    outlook: (_ placement: Placement, _ after: Position) -> MoveOutlook
  ) {
    let placement = typed.tiles.map { Placement(word: typed.word, tiles: $0) } ?? placer(typed.word)
    (word, tiles) = (typed.word, placement?.tiles)
    do throws(TypedMove.Refusal) {
      let move = try typed.played(in: before, lexicon: lexicon) { _ in placement }
      (refusal, after, taken) = (nil, move.after, move.taken)
      self.outlook = move.move.placement.map { outlook($0, move.after) }
    } catch {
      (refusal, after, taken, self.outlook) = (error.sentence, nil, TileSet(), nil)
    }
  }

  /// The judgement's JSON object.
  package func json(_ names: PlayerNames = PlayerNames()) -> JSONValue {
    .object([
      ("word", .string(word)),
      ("tiles", tiles.map { JSONValue($0) } ?? .null),
      ("isLegal", .boolean(refusal == nil)),
      ("refusal", JSONValue(refusal)),
      ("takes", .string(outlook?.takings(names) ?? "")),
      ("text", JSONValue(outlook?.brief(names))),
      ("standing", JSONValue(outlook?.standing?.rawValue)),
      ("taken", JSONValue(taken.indices)),
      ("after", after.map { PositionState.json($0) } ?? .null),
    ])
  }
}

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

  /// A move that was made already.
  init(_ move: Move, from before: Position, to after: Position) {
    (self.before, self.move, self.after) = (before, move, after)
  }

  /// Who made it.
  package var player: Player { before.turn }

  /// The tiles that changed hands.
  package var taken: TileSet { after.owners[player].subtracting(before.owners[player]) }

  /// The word in capitals, or `Pass`.
  package var title: String { move.word?.asciiUppercased ?? "Pass" }

  /// What happened and the scores, as a screen reader says it.
  package func notice(_ names: PlayerNames = PlayerNames()) -> String {
    let deed =
      move.placement == nil
      ? names.clause(player, "passes", "pass")
      : "\(names.clause(player, "plays", "play")) \(title), which \(Wording.page(names).takings(from: before, to: after))"
    func score(_ player: Player) -> String { "\(names.name(of: player)) \(after.score(of: player))" }
    return "\(deed.asciiCapitalized). \(score(.red).asciiCapitalized), \(score(.blue))."
  }

  /// The move's JSON object.
  package func json(_ names: PlayerNames = PlayerNames()) -> JSONValue { .object(members(names)) }

  /// The members of the move's JSON object.
  package func members(_ names: PlayerNames = PlayerNames()) -> [(String, JSONValue)] {
    [("player", .string(player.rawValue))] + move.members + [
      ("taken", JSONValue(taken.indices)),
      ("title", .string(title)),
      ("notice", .string(notice(names))),
      ("after", PositionState.json(after)),
    ]
  }
}
