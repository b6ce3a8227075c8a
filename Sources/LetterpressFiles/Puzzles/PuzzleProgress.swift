/// Which puzzles were shown, and which of them solved.
package struct PuzzleProgress: Equatable, Sendable {
  /// The numbers of all that were shown.
  package private(set) var shown: Set<Int> = []
  /// The numbers of those that were solved without being told the answer.
  package private(set) var solved: Set<Int> = []

  package init() {}

  /// Notes that a puzzle was shown and, perhaps, solved.
  package mutating func note(_ number: Int, isSolved: Bool) {
    shown.insert(number)
    if isSolved { solved.insert(number) }
  }

  private static let solvedMark = "solved"
  private static let shownMark = "shown"

  /// One puzzle a line, its number and `shown` or `solved`.
  package var text: String {
    shown.sorted().map { "\($0) \(solved.contains($0) ? PuzzleProgress.solvedMark : PuzzleProgress.shownMark)\n" }
      .joined()
  }

  /// Parses such a text. Other lines are left out: they are not worth refusing to show a puzzle.
  package init(parsing text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[0]), number > 0,
        [PuzzleProgress.solvedMark, PuzzleProgress.shownMark].contains(String(parts[1]))
      else { continue }
      note(number, isSolved: parts[1] == PuzzleProgress.solvedMark)
    }
  }
}
