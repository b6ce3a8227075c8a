package import LetterpressSolver

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
