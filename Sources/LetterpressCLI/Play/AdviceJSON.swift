internal import LetterpressSolver

/// What `play` prints as JSON.
enum AdviceJSON {
  /// The members of the one object.
  ///
  /// - Parameters:
  ///   - file: the screenshot; nil where the game was typed.
  ///   - warnings: what may be wrong with the game.
  static func members(of advice: Advice, file: String?, warnings: [String]) -> [(String, JSONValue)] {
    let position = advice.position
    let outcome = position.outcome
    return [
      ("file", file.map(JSONValue.string) ?? .null),
      ("position", .string(position.description)),
      ("letters", .string(position.letters.description.uppercased())),
      ("owners", .string(position.owners.description)),
      ("turn", outcome == nil ? .string(position.turn.rawValue) : .null),
      ("outcome", outcome.map { .string($0.winner?.rawValue ?? "draw") } ?? .null),
      ("scores", scores(of: position)),
      ("defended", defended(in: position)),
      ("reason", .string(advice.reason)),
      ("moves", .array(advice.moves.map(json))),
      ("depth", .integer(advice.depth)),
      ("nodes", .integer(advice.nodeCount)),
      ("seconds", .number(advice.seconds)),
      ("warnings", .array(warnings.map(JSONValue.string))),
    ]
  }

  private static func json(_ move: RankedMove) -> JSONValue {
    .object(
      members(of: move.move) + [
        ("captured", tiles(move.captured.indices)),
        ("claimed", tiles(move.claimed.indices)),
        ("after", .object([("scores", scores(of: move.position)), ("defended", defended(in: move.position))])),
        ("verdict", json(move.verdict)),
        ("line", .array(move.continuation.map { .object(members(of: $0)) })),
      ])
  }

  /// A move's word and tiles; for a pass null and none.
  private static func members(of move: Move) -> [(String, JSONValue)] {
    [
      ("word", move.placement.map { .string($0.word) } ?? .null),
      ("tiles", tiles(move.placement?.tiles ?? [])),
    ]
  }

  private static func tiles(_ tiles: [Int]) -> JSONValue { .array(tiles.map(JSONValue.integer)) }

  private static func scores(of position: Position) -> JSONValue { pair(position.score) }

  private static func defended(in position: Position) -> JSONValue { pair { position.owners[$0].interior.count } }

  private static func pair(_ value: (Player) -> Int) -> JSONValue {
    .object(Player.allCases.map { ($0.rawValue, .integer(value($0))) })
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
