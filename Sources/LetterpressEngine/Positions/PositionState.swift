package import LetterpressSolver
internal import LetterpressVision

/// Everything that a page draws of a position, as far as it is known.
package enum PositionState {
  /// Returns the state's JSON object.
  package static func json(_ position: KnownPosition) -> JSONValue {
    .object([
      ("letters", .string(position.board.description)),
      ("owners", JSONValue(position.seenOwners?.description)),
      ("turn", JSONValue(position.mover?.rawValue)),
      ("played", JSONValue(position.played)),
      ("link", JSONValue(position.link)),
      ("missing", JSONValue(position.missing?.rawValue)),
      (
        "outcome",
        JSONValue(PositionReport.name(of: position.missing == nil ? (try? position.position())?.outcome : nil))
      ),
      ("scores", position.owners.map { owners in PositionReport.pair { owners[$0].count } } ?? .null),
    ])
  }

  /// Returns the state's JSON object for a whole position.
  package static func json(_ position: Position) -> JSONValue { json(KnownPosition(position)) }
}
