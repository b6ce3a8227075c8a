internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Answers with a puzzle of a text, which the page fetches only when somebody asks for one, or with what was missed in a position
  /// of a game; and judges a word.
  func puzzle(_ request: String, text: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    let request = try Request(
      parsing: request,
      allowing: [
        "number", "difficulty", "solved", "seen", "position", "missed", "word", "tiles", "isSpelling", "names",
      ])
    let shown: ShownPuzzle
    if let own = try ownPuzzle(request) { shown = own } else { shown = try madePuzzle(request, text: text) }
    let names = (try request.playerNames() ?? PlayerNames()).reading(as: shown.puzzle.position.turn)
    let tiles = try request.integers("tiles")
    let move = try request.text("word").map { TypedMove(word: $0, tiles: tiles) }
    // While a word is spelled, nothing must be said of whether it is right.
    let isSpelling = try request.flag("isSpelling")
    let verdict = isSpelling ? nil : move.map { shown.verdict(on: $0) }
    let judgement = isSpelling ? move.map { shown.judgement(of: $0) } : verdict?.judgement
    return .object(
      shown.members(verdict, .page(names)) + [
        ("state", PositionState.json(shown.puzzle.position)),
        ("judgement", judgement?.json(names) ?? .null),
      ])
  }

  /// Returns what was missed in the position that is asked about; nil if there is none.
  private func ownPuzzle(_ request: Request) throws(RequestError) -> ShownPuzzle? {
    guard let text = try request.text("position") else { return nil }
    let position = try asked { () throws(PositionError) in try Position(parsing: text) }
    guard let puzzle = engine.puzzle(in: position) else { throw RequestError("nothing was missed in this position") }
    return ShownPuzzle(
      puzzle, number: 1, count: 1, lexicon: engine.lexicon, missed: try request.text("missed"))
  }

  /// Returns a puzzle of the text.
  private func madePuzzle(
    _ request: Request, text: UnsafeBufferPointer<UInt8>
  ) throws(RequestError) -> ShownPuzzle {
    // With other words, other moves win.
    if Lexicon.builtInName != nil {
      throw RequestError(
        "This page has another word list than the one its puzzles are made for. Review a game of yours: what was missed in it "
          + "becomes a puzzle here.")
    }
    let set = try asked { () throws(PuzzleSetError) in try PuzzleSet(parsing: String(decoding: text, as: UTF8.self)) }
    guard let entry = try Page.entry(of: set, request) else { throw RequestError("there is no such puzzle") }
    let puzzle = try asked { () throws(PuzzleSetError) in try set.puzzle(entry) }
    return ShownPuzzle(puzzle, number: entry.number, count: set.entries.count, lexicon: .english)
  }

  /// Returns the puzzle with the number asked for, or else the next one.
  private static func entry(of set: PuzzleSet, _ request: Request) throws(RequestError) -> PuzzleSet.Entry? {
    if let number = try request.integer("number", in: 1...1_000_000) {
      return set.place(ofNumber: number).map { set.entries[$0] }
    }
    var difficulty: Puzzle.Difficulty?
    if let name = try request.text("difficulty") {
      guard let named = Puzzle.Difficulty(rawValue: name) else {
        throw RequestError("\(name.quoted) is not a difficulty: use easy, medium or hard")
      }
      difficulty = named
    }
    return set.next(
      solved: try request.integers("solved") ?? [], seen: try request.integers("seen") ?? [], difficulty: difficulty)
  }
}
