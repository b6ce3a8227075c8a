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
      : "\(names.clause(player, "plays", "play")) \(title), which \(MoveText.takings(from: before, to: after, names: names))"
    func score(_ player: Player) -> String { "\(names.name(of: player)) \(after.score(of: player))" }
    return "\(deed.asciiCapitalized). \(score(.red).asciiCapitalized), \(score(.blue))."
  }

  /// The move's JSON object.
  package func json(_ names: PlayerNames = PlayerNames()) -> JSONValue { .object(members(names)) }

  /// The members of the move's JSON object.
  package func members(_ names: PlayerNames = PlayerNames()) -> [(String, JSONValue)] {
    [
      ("player", .string(player.rawValue)),
      ("word", JSONValue(move.word)),
      ("tiles", JSONValue(move.tiles)),
      ("taken", JSONValue(taken.indices)),
      ("title", .string(title)),
      ("notice", .string(notice(names))),
      ("after", PositionState.json(after)),
    ]
  }
}
