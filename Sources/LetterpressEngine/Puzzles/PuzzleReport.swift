internal import LetterpressSolver

/// A report on a puzzle.
package enum PuzzleReport {
  /// Returns the members of the puzzle's JSON object.
  ///
  /// - Parameters:
  ///   - number: its number.
  ///   - count: how many puzzles there are that it is one of.
  ///   - missed: the word that was played instead; nil after a pass, and for a made puzzle.
  ///   - verdict: on an answer; nil if there was none.
  ///   - wording: for a terminal or a page.
  package static func members(
    of puzzle: Puzzle, number: Int, count: Int, missed: String? = nil, verdict: PuzzleVerdict?,
    _ wording: Wording = .terminal
  ) -> [(String, JSONValue)] {
    let text = PuzzleText(puzzle, wording)
    return [
      ("number", .integer(number)),
      ("count", .integer(count)),
      ("kind", .string(puzzle.kind.rawValue)),
      ("level", .integer(puzzle.level)),
      ("difficulty", .string(puzzle.difficulty.rawValue)),
    ] + PositionReport.members(of: puzzle.position) + [
      ("played", JSONValue(puzzle.position.playedWords)),
      ("missed", JSONValue(missed)),
      ("task", .string(text.task)),
      ("hints", JSONValue(text.hints)),
      ("solution", .string(text.solution)),
      ("solutions", .array(puzzle.solutions.map { json($0, in: puzzle) })),
      ("answer", verdict.map { json($0, wording) } ?? .null),
    ]
  }

  private static func json(_ solution: MoveProofs.Solution, in puzzle: Puzzle) -> JSONValue {
    .object([
      ("words", JSONValue(solution.words)),
      ("taken", JSONValue(solution.taken.indices)),
      ("tiles", JSONValue(puzzle.placement(of: solution).tiles)),
    ])
  }

  /// The verdict's JSON object.
  package static func json(_ verdict: PuzzleVerdict, _ wording: Wording) -> JSONValue {
    .object([
      ("word", .string(verdict.judgement.word)),
      ("tiles", verdict.judgement.tiles.map { JSONValue($0) } ?? .null),
      ("isLegal", .boolean(verdict.judgement.refusal == nil)),
      ("isRight", .boolean(verdict.isRight)),
      ("text", .string(verdict.text(wording))),
    ])
  }
}
