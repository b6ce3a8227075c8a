internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Answers with a puzzle of a text, which the page fetches only when somebody asks for one, and judges a word.
  func puzzle(_ request: String, text: UnsafeBufferPointer<UInt8>) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(
        parsing: request, allowing: ["number", "difficulty", "solved", "word", "tiles", "names"])
      let set = try asked { () throws(PuzzleSetError) in try PuzzleSet(parsing: String(decoding: text, as: UTF8.self)) }
      guard let entry = try Page.entry(of: set, request) else { throw RequestError("there is no such puzzle") }
      let puzzle = try asked { () throws(PuzzleSetError) in try set.puzzle(entry) }
      let names = try request.playerNames() ?? PlayerNames()
      let wording = Wording.page(names.reading(as: puzzle.position.turn))
      let tiles = try request.integers("tiles")
      let verdict = try request.text("word").map {
        PuzzleVerdict(on: TypedMove(word: $0, tiles: tiles), of: puzzle)
      }
      return .object(
        PuzzleReport.members(of: puzzle, number: entry.number, count: set.entries.count, verdict: verdict, wording)
          + [("state", PositionState.json(puzzle.position))])
    }
  }

  /// Returns the puzzle with the number asked for, or else the next one that is not solved.
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
    return set.next(without: try request.integers("solved") ?? [], difficulty: difficulty)
  }
}
