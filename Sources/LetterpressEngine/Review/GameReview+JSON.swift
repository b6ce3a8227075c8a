internal import LetterpressSolver

extension GameReview {
  /// Returns the members of the review's JSON object.
  ///
  /// - Parameters:
  ///   - files: the game's text, or its pictures; empty for a page.
  ///   - names: what the players are called on a page; nil for a terminal's words.
  package func members(files: [String], names: PlayerNames? = nil) -> [(String, JSONValue)] {
    let wording = names.map { Wording.page($0) } ?? .terminal
    return [
      ("files", JSONValue(files)),
      ("letters", .string(line.board.rack.uppercase)),
      ("outcome", JSONValue(PositionReport.name(of: line.points.last?.position?.outcome))),
      ("complete", .boolean(isComplete)),
      ("accuracy", .object(Player.allCases.map { ($0.rawValue, JSONValue(accuracy(of: $0))) })),
      ("turningPoint", JSONValue(turningPoint.map { $0 + 1 })),
      ("summary", .string(summary(wording))),
      ("points", .array(line.points.indices.map { point(at: $0) })),
      ("moves", .array(steps.enumerated().map { .object(GameReview.members(of: $1, number: $0 + 1, wording)) })),
    ]
  }

  private func point(at place: Int) -> JSONValue {
    let owners = line.points[place].owners
    return .object([
      ("position", JSONValue(line.points[place].position?.description)),
      ("owners", .string(owners.description)),
      ("scores", PositionReport.pair { owners[$0].count }),
      ("redChance", redChances[place].map { .number($0) } ?? .null),
    ])
  }

  private static func members(of step: Step, number: Int, _ wording: Wording) -> [(String, JSONValue)] {
    let move: ReviewedMove? = if case .reviewed(let move) = step { move } else { nil }
    let why =
      switch step {
      case .reviewed(let move): move.why(wording)
      case .open(let text): sentence(open: text)
      }
    return [
      ("number", .integer(number)),
      ("player", JSONValue(move?.player.rawValue)),
      ("grade", JSONValue(move?.grade.rawValue)),
      ("before", JSONValue(move?.best.value.percent)),
      ("after", JSONValue(move?.played.value.percent)),
      ("lost", JSONValue(move?.lost)),
      ("why", .string(why)),
      ("played", move.map { json(of: $0.played) } ?? .null),
      ("best", move.map { json(of: $0.best) } ?? .null),
      ("known", move?.known.map { json(of: $0) } ?? .null),
      ("explained", move.map { .string($0.explained.move == $0.best.move ? "best" : "known") } ?? .null),
    ]
  }

  private static func json(of choice: ReviewedMove.Choice) -> JSONValue {
    .object([
      ("word", JSONValue(choice.move.word)),
      ("tiles", JSONValue(choice.move.tiles)),
      ("tileNames", JSONValue(choice.move.placement?.tileNames ?? [])),
      ("owners", .string(choice.after.owners.description)),
      ("chance", .number(choice.value.chance)),
      ("proven", .boolean(choice.value.isProven)),
      ("familiar", .boolean(choice.isKnown)),
    ])
  }
}
