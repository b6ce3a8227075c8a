internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// A puzzle in the terminal: it is shown, and answers are judged.
struct PuzzleSession {
  private let shown: ShownPuzzle
  /// What the puzzle is from, if it is of a game.
  private let missed: MissedChance?
  private let style: BoardText.Style
  private let text: PuzzleText
  private var hintCount = 0
  /// Whether a right answer was given before the solution was shown.
  private(set) var isSolved = false

  init(_ shown: ShownPuzzle, missed: MissedChance? = nil, style: BoardText.Style) {
    (self.shown, self.missed, self.style) = (shown, missed, style)
    text = PuzzleText(shown.puzzle)
  }

  /// The puzzle's number.
  var number: Int { shown.number }

  private var puzzle: Puzzle { shown.puzzle }

  private func say(_ text: String) throws { try StandardStreams.writeText(text + "\n") }

  func show() throws {
    let played = puzzle.position.playedWords
    let source = missed.map { chance in
      ", move \(chance.number): \(chance.played.player) "
        + (chance.played.move.word.map { "played \($0)" } ?? "passed")
    }
    try say(
      "Puzzle \(shown.number) of \(shown.count)\(source ?? ""): \(puzzle.kind.rawValue), \(puzzle.difficulty.rawValue) "
        + "(level \(puzzle.level))\n")
    try StandardStreams.writeText(
      BoardText(puzzle.position).text(style: style)
        + ScoreText.line(puzzle.position, width: TerminalSize.outputWidth) + "\n")
    if !played.isEmpty { try say("played: \(played.joined(separator: ", "))") }
    try say("\n\(text.task)")
  }

  mutating func showHints(_ count: Int) throws {
    for hint in text.hints.prefix(count) { try say(hint) }
    hintCount = count
  }

  func showSolution() throws { try say(text.solution) }

  /// Judges a word, which its tiles may follow.
  mutating func judge(_ line: String) throws {
    let verdict = try verdict(on: line)
    note(verdict)
    try say(verdict.text())
  }

  private mutating func note(_ verdict: PuzzleVerdict) {
    // The last hint is the solution.
    if verdict.isRight, hintCount < text.hints.count { isSolved = true }
  }

  private func verdict(on line: String) throws -> PuzzleVerdict {
    let parts = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    var tiles: [Int] = []
    for name in parts.dropFirst() {
      guard let tile = TileName.tile(name) else { throw CommandFailure(TileName.message(name), status: .usage) }
      tiles.append(tile)
    }
    try SearchMemory.check()
    let move = TypedMove(word: parts.first?.shortened.printable ?? "", tiles: tiles.isEmpty ? nil : tiles)
    return shown.verdict(on: move)
  }

  /// Reads answers until one is right, or the reader gives up.
  mutating func ask() throws {
    var lines = LineEditor()
    while let line = try lines.next(prompt: "answer> ") {
      let words = line.split(separator: " ").map { $0.lowercased() }
      switch words.first {
      case nil: continue
      case "exit" where words.count == 1, "quit" where words.count == 1: return
      case "hint" where words.count == 1:
        try say(text.hints[min(hintCount, 2)])
        hintCount += 1
      case "solution" where words.count == 1: return try showSolution()
      default:
        do {
          let verdict = try verdict(on: line)
          note(verdict)
          try say(verdict.text())
          if verdict.isRight { return }
        } catch let failure as CommandFailure {
          try say(failure.message)
        }
      }
    }
  }

  /// The puzzle's JSON line.
  mutating func json(answer: String?) throws -> String {
    let verdict = try answer.map { try self.verdict(on: $0) }
    if let verdict { note(verdict) }
    return JSONValue.object(shown.members(verdict)).line
  }
}
