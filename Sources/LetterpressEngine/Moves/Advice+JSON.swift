internal import LetterpressSolver

extension Advice {
  /// Returns the members of the advice's JSON object.
  ///
  /// - Parameters:
  ///   - file: the screenshot; nil if the position was typed.
  ///   - names: what the players are called on a page; nil for a terminal's words.
  ///   - warnings: what may be wrong with the position.
  package func members(file: String?, names: PlayerNames? = nil, warnings: [String]) -> [(String, JSONValue)] {
    [("file", JSONValue(file))] + PositionReport.members(of: position) + [
      ("reason", .string(names.map { reason($0) } ?? reason)),
      ("closeCall", .boolean(isCloseCall)),
      ("moves", .array(moves.map { .object(Advice.members(of: $0)) })),
      (
        "known",
        known.map { .object(Advice.members(of: $0.move) + [("cost", .number($0.cost))]) } ?? .null
      ),
      (
        "surer",
        others.first { $0.merit != .easier }.map {
          .object(Advice.members(of: $0.move) + [("cost", .number($0.cost))])
        } ?? .null
      ),
      ("depth", .integer(depth)),
      ("nodes", .integer(nodeCount)),
      ("seconds", .number(seconds)),
      ("warnings", JSONValue(warnings + [omission].compactMap { $0 })),
    ]
  }

  static func members(of move: RankedMove) -> [(String, JSONValue)] {
    members(of: move.move) + [
      ("rarity", JSONValue(move.rarity)),
      ("doubtful", .boolean(move.isDoubtful)),
      ("otherPlacements", .integer(move.otherPlacementCount)),
      ("captured", JSONValue(move.captured.indices)),
      ("claimed", JSONValue(move.claimed.indices)),
      (
        "after",
        .object([
          ("scores", PositionReport.scores(of: move.position)),
          ("defended", PositionReport.defended(in: move.position)),
          ("position", .string(move.position.description)),
        ])
      ),
      ("verdict", move.isBound ? .null : json(move.verdict)),
      ("chance", move.isBound ? .null : .number(move.chance)),
      ("bound", .boolean(move.isBound)),
      ("line", .array(move.continuation.map { .object(members(of: $0)) })),
    ]
  }

  /// Returns a move's word, its tiles and their names; for a pass, null and empty arrays.
  private static func members(of move: Move) -> [(String, JSONValue)] {
    [
      ("word", JSONValue(move.word)),
      ("tiles", JSONValue(move.tiles)),
      ("tileNames", JSONValue(move.placement?.tileNames ?? [])),
    ]
  }

  private static func json(_ verdict: Verdict) -> JSONValue {
    switch verdict {
    case .wins(let plies): .object([("kind", .string("wins")), ("plies", .integer(plies))])
    case .loses(let plies): .object([("kind", .string("loses")), ("plies", .integer(plies))])
    case .draws: .object([("kind", .string("draws"))])
    case .seemsToWin(let plies): .object([("kind", .string("seemsToWin")), ("plies", .integer(plies))])
    case .seemsToLose(let plies): .object([("kind", .string("seemsToLose")), ("plies", .integer(plies))])
    case .lead(let lead): .object([("kind", .string("lead")), ("lead", .number(lead))])
    }
  }
}
