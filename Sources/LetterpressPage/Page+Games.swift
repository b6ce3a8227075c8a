internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Finds the place of a picture among the games kept.
  func route(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["reading", "games"])
    let shown = try request.shownBoard("reading")
    var names: [String] = []
    var games: [KeptGame] = []
    for game in try request.neededObjects("games") {
      names.append(try game.needed("id"))
      games.append(try Page.keptGame(game))
    }
    let route = try asked { () throws(PositionError) in
      try engine.route(
        of: shown.position, lastTiles: shown.lastTiles, redIsLeft: shown.theme == nil, among: games)
    }
    return .object([
      ("game", JSONValue(route.game.map { names[$0] })), ("state", PositionState.json(route.position)),
      ("node", JSONValue(route.node)), ("parent", JSONValue(route.parent)), ("move", route.move?.json ?? .null),
      ("pairs", .array(route.pairs.map { $0.json })), ("settled", .boolean(route.isSettled)),
      ("exchanged", .boolean(route.isExchanged)),
    ])
  }

  private static func keptGame(_ game: Request) throws(RequestError) -> KeptGame {
    let nodes = try game.keptPositions("nodes")
    guard !nodes.isEmpty else { throw RequestError("a game has no nodes") }
    guard let current = try game.integer("current", in: 0...nodes.count - 1) else {
      throw RequestError("current is missing")
    }
    var letters: [Board] = []
    guard let texts = try game.texts("letters") else { throw RequestError("letters is missing") }
    for text in texts {
      letters.append(try asked { () throws(BoardError) in try Board(parsing: text) })
    }
    var suggestions = [[Placement]](repeating: [], count: nodes.count)
    for move in try game.objects("suggested") ?? [] {
      guard let node = try move.integer("node", in: 0...nodes.count - 1) else { throw RequestError("node is missing") }
      suggestions[node].append(
        Placement(word: try move.needed("word").asciiLowercased, tiles: try move.tileList("tiles")))
    }
    let latest = try game.integers("latest") ?? []
    guard latest.allSatisfy({ nodes.indices.contains($0) }) else {
      throw RequestError("latest must be places of nodes, from 0 to \(nodes.count - 1)")
    }
    return KeptGame(
      letters: letters, nodes: nodes, current: current, latest: latest, suggestions: suggestions,
      redIsLeft: try game.flag("redIsLeft"))
  }

  /// Infers what was played between two positions.
  func between(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["before", "after", "movesBetween"])
    let (before, after) = (try request.position("before"), try request.position("after"))
    guard before.owners != nil, after.owners != nil else {
      throw RequestError(PositionError.unknownOwners.description)
    }
    let moves = engine.moves(from: before, to: after, count: try request.moveCount())
    return .object(MovesBetween.members(of: moves?.moves))
  }

  /// Writes a game as text and as a link.
  func writeGame(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["start", "moves", "current"])
    let start = try request.wholePosition("start")
    var nodes: [MoveTree.Node] = []
    let moves = try request.neededObjects("moves")
    guard moves.count <= GameTree.mostMoves else {
      throw RequestError(
        "the game has more than \(GameTree.mostMoves) moves, which are the most that a text can hold")
    }
    for move in moves {
      let tiles = try move.tileList("tiles")
      let made = try move.text("word").map { Move.play(Placement(word: $0.asciiLowercased, tiles: tiles)) } ?? .pass
      nodes.append(MoveTree.Node(made, after: try move.place("parent", before: nodes.count)))
    }
    let tree = MoveTree(nodes, current: try request.place("current", before: nodes.count))
    let link = engine.link(start: start, moves: tree)
    return .object([
      ("text", .string(GameText.text(start: start, moves: tree))), ("link", JSONValue(link?.text)),
      ("linkOmits", JSONValue(link?.omission)),
    ])
  }

  /// Parses a game and replays it.
  func parseGame(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["text"])
    let text = try request.needed("text")
    return Page.json(try asked { () throws(GameTextError) in try engine.game(parsing: text) })
  }

  /// Returns a game with its variations. Each move has the place of the move that it follows, or -1 if it follows the start.
  static func json(_ game: GameTree) -> JSONValue {
    let moves = zip(game.moves, game.parents).map { move, parent in
      JSONValue.object(move.members() + [("parent", .integer(parent ?? -1))])
    }
    return .object([
      ("start", PositionState.json(game.start)), ("moves", .array(moves)), ("current", .integer(game.current ?? -1)),
    ])
  }
}

extension Request {
  /// Returns the place of a move among the first ones; nil for -1, the start. Without one, it is the last of them.
  fileprivate func place(_ name: String, before count: Int) throws(RequestError) -> Int? {
    let place = try integer(name, in: -1...count - 1) ?? count - 1
    return place < 0 ? nil : place
  }
}

extension Page {
  /// Reviews a game for one search longer.
  func review(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["steps", "milliseconds", "names", "you"])
    let names = try request.playerNames() ?? PlayerNames()
    guard let time = try request.integer("milliseconds", in: 1...86_400_000) else {
      throw RequestError("milliseconds is missing")
    }
    var positions: [KnownPosition] = []
    var moves: [Move?] = []
    for step in try request.neededObjects("steps") {
      let position = try step.position("position")
      guard position.owners != nil else { throw RequestError(PositionError.unknownOwners.description) }
      guard positions.first.map({ $0.board == position.board }) ?? true else {
        throw RequestError("the positions have different letters")
      }
      if !positions.isEmpty { moves.append(try step.move("move")) }
      positions.append(position)
    }
    guard positions.count > 1 else { throw RequestError("a review needs at least two positions") }
    let reviewer = engine.review(positions, moves: moves, for: .milliseconds(Int64(time)))
    return .object(
      reviewer.review.members(files: [], names: names)
        + [("isDone", .boolean(reviewer.isDone)), ("progress", .number(reviewer.progress))])
  }
}

extension Request {
  /// Returns a move; nil if the member is absent.
  fileprivate func move(_ name: String) throws(RequestError) -> Move? {
    guard let move = try object(name) else { return nil }
    let tiles = try move.tileList("tiles")
    return try move.text("word").map { .play(Placement(word: $0.asciiLowercased, tiles: tiles)) } ?? .pass
  }
}
