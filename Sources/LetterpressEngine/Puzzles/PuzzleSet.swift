package import LetterpressSolver

/// The puzzles of a text. Each line has one puzzle, with its number and ``Puzzle/fields`` separated by tabs. Lines that begin
/// with `#` say how the text was made.
///
/// Only what is needed to choose a puzzle is parsed at once, as a page asks for one of hundreds.
package struct PuzzleSet: Sendable {
  /// What is known of a puzzle before it is parsed.
  package struct Entry: Equatable, Sendable {
    /// Stays the same when puzzles are added or removed.
    package let number: Int
    package let kind: PuzzleKind
    package let level: Int
    fileprivate let line: Int
    fileprivate let fields: [String]
  }

  /// By ascending numbers.
  package private(set) var entries: [Entry] = []

  /// Parses a text.
  ///
  /// - Throws: ``PuzzleSetError``.
  package init(parsing text: String) throws(PuzzleSetError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && line.utf8.first != UInt8(ascii: "#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard let number = Int(fields[0]), number > entries.last?.number ?? 0 else {
        throw .line(index + 1, .invalidNumber(fields[0]))
      }
      guard fields.count == 5 else { throw .line(index + 1, .wrongFieldCount(fields.count - 1)) }
      guard let kind = PuzzleKind(rawValue: fields[1]) else { throw .line(index + 1, .unknownKind(fields[1])) }
      guard let level = Int(fields[2]), Puzzle.levels ~= level else { throw .line(index + 1, .invalidLevel(fields[2])) }
      entries.append(
        Entry(number: number, kind: kind, level: level, line: index + 1, fields: Array(fields.dropFirst())))
    }
  }

  /// Parses a puzzle and checks it, see ``Puzzle/init(fields:lexicon:)``.
  ///
  /// - Throws: ``PuzzleSetError``.
  package func puzzle(_ entry: Entry, lexicon: Lexicon = .english) throws(PuzzleSetError) -> Puzzle {
    do throws(PuzzleSetError.Fault) {
      return try Puzzle(fields: entry.fields, lexicon: lexicon)
    } catch {
      throw .line(entry.line, error)
    }
  }

  /// Returns the place of the puzzle with a number; nil if there is none.
  package func place(ofNumber number: Int) -> Int? { entries.firstIndex { $0.number == number } }

  /// Returns the first puzzle that is not among some; of all, if they are all.
  ///
  /// - Parameters:
  ///   - solved: numbers.
  ///   - difficulty: nil for any.
  package func next(without solved: [Int], difficulty: Puzzle.Difficulty?) -> Entry? {
    let fitting = entries.filter { difficulty == nil || Puzzle.Difficulty(level: $0.level) == difficulty }
    return fitting.first { !solved.contains($0.number) } ?? fitting.first
  }

  /// Returns a puzzle's line, without its end.
  package static func line(_ puzzle: Puzzle, number: Int) -> String {
    (["\(number)"] + puzzle.fields).joined(separator: "\t")
  }
}
