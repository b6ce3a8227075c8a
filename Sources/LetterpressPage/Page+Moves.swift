internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Says what a word would do.
  func judge(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(
      parsing: request, allowing: ["position", "word", "tiles", "milliseconds", "names", "you"])
    let position = try request.wholePosition("position")
    let move = TypedMove(word: try request.needed("word"), tiles: try request.integers("tiles"))
    let time = try request.integer("milliseconds", in: 0...1000) ?? 0
    return engine.judge(move, in: position, for: .milliseconds(Int64(time))).json(
      try request.playerNames() ?? PlayerNames())
  }

  /// Makes a move.
  func play(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["position", "word", "tiles", "pass", "names", "you"])
    let (position, names) = (try request.wholePosition("position"), try request.playerNames() ?? PlayerNames())
    let passes = try request.flag("pass")
    guard let word = try request.text("word") else {
      guard passes else { throw RequestError("no move: give word or pass") }
      return try asked { () throws(IllegalMove) in try engine.pass(in: position) }.json(names)
    }
    guard !passes else { throw RequestError("give either word or pass, not both") }
    let move = TypedMove(word: word, tiles: try request.integers("tiles"))
    do throws(TypedMove.Refusal) {
      return try engine.play(move, in: position).json(names)
    } catch {
      throw RequestError(error.sentence)
    }
  }

  /// Makes a board for a new game.
  func newBoard(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["seed", "turn"])
    let position = engine.newGame(seed: try request.seed(), turn: try request.player("turn") ?? .red)
    return .object([("state", PositionState.json(position))])
  }

  /// Answers with an opponent's move.
  func reply(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["position", "level", "seed"])
    let (position, seed) = (try request.wholePosition("position"), try request.seed())
    let numbers = Level.beginner.rawValue...Level.champion.rawValue
    guard let level = try request.integer("level", in: numbers).flatMap({ Level(rawValue: $0) }) else {
      throw RequestError("level is missing")
    }
    let move = try asked { () throws(IllegalMove) in try engine.reply(of: level, in: position, seed: seed) }
    return .object([("word", JSONValue(move.word)), ("tiles", JSONValue(move.tiles))])
  }

  /// Searches further for the best moves of a position.
  func think(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(
      parsing: request,
      allowing: [
        "position", "containing", "avoid", "use", "leave", "safe", "goal", "maxRarity", "known", "vocabulary",
        "placements", "limit", "depth", "milliseconds", "table", "names", "you",
      ])
    let (position, names) = (try request.wholePosition("position"), try request.playerNames())
    let wish = Wish(
      position, criteria: try Page.criteria(request),
      count: try request.integer("limit", in: 1...1_000_000) ?? Limits.usualMoveCount,
      depth: try request.integer("depth", in: Limits.depths))
    guard let time = try request.integer("milliseconds", in: 1...86_400_000) else {
      throw RequestError("milliseconds is missing")
    }
    let tableSize = try request.integer("table", in: 1...256) ?? Page.usualTableSize
    let (advice, isDone) = try asked { () throws(FilterError) in
      try engine.advice(on: wish, for: SearchLimits(time: .milliseconds(Int64(time))), tableSize: tableSize)
    }
    let warnings = PositionReport.warnings(of: position, turnSeen: nil, lexicon: engine.lexicon)
    return .object(advice.pageMembers(names, warnings: warnings) + [("isDone", .boolean(isDone))])
  }

  /// In MiB: several modules must fit in the memory of a phone.
  private static let usualTableSize = 48

  private static func criteria(_ request: Request) throws(RequestError) -> MoveCriteria {
    let name = try request.text("goal") ?? MoveCriteria.Goal.win.rawValue
    guard let goal = MoveCriteria.Goal(rawValue: name) else {
      throw RequestError("\(name.quoted) is not a goal: use win or tiles")
    }
    let rarity = try request.rarity()
    return MoveCriteria(
      containing: LetterCounts(try request.letters("containing")), avoiding: LetterSet(try request.letters("avoid")),
      using: try request.tiles("use"), leaving: try request.tiles("leave"), isSafe: try request.flag("safe"),
      goal: goal, maximumRarity: rarity.maximum, requiresRarity: rarity.isRequired,
      ranksWordsOnce: !(try request.flag("placements")))
  }
}
