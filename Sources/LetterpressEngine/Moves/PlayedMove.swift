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
