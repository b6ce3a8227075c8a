internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

extension Page {
  /// Answers with the states of positions that a browser has kept, and with null for a wrong one, which must not hide the
  /// others.
  func states(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["positions"])
    let states = try request.neededElements("positions").map { element in
      (try? Request(element, named: "positions").asPosition(isKept: true)).map { PositionState.json($0) } ?? .null
    }
    return .object([("states", .array(states))])
  }

  /// Parses a position in one line, or a link to one or to a whole game.
  func parse(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["text"])
    let text = try request.needed("text")
    if let game = try asked({ () throws(GameLinkError) in try engine.game(link: text) }) {
      return .object([("state", PositionState.json(game.position)), ("game", Page.json(game))])
    }
    let position = try asked { () throws(PositionError) in try KnownPosition(parsing: text) }
    return .object([("state", PositionState.json(position)), ("game", .null)])
  }

  /// Corrects what was read.
  func correct(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(
      parsing: request, allowing: ["position", "letter", "owner", "turn", "played", "names", "you"])
    let (position, names) = (try request.position("position"), try request.playerNames() ?? PlayerNames())
    let correction = try Page.correction(request)
    let corrected = try asked { () throws(PositionError) in try position.corrected(by: correction) }
    return .object([
      ("state", PositionState.json(corrected)), ("title", .string(correction.title(in: position, names))),
      ("tile", JSONValue(correction.tile)),
    ])
  }

  private static func correction(_ request: Request) throws(RequestError) -> PositionCorrection {
    let given = ["letter", "owner", "turn", "played"].filter { request.has($0) }
    guard given.count == 1 else {
      throw RequestError("give exactly one correction: letter, owner, turn or played")
    }
    if let letter = try request.object("letter") {
      return .tile(.letter(try letter.letterOrUnread("letter"), tile: try letter.tile("tile")))
    }
    if let owner = try request.object("owner") {
      return .tile(.owner(try owner.player("owner"), tile: try owner.tile("tile")))
    }
    if let turn = try request.player("turn") { return .turn(turn) }
    return .played(try request.texts("played") ?? [])
  }
}
