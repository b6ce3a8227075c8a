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

  /// Returns the next puzzle for somebody who has seen some: the first that is new. If none is, the one that was seen longest ago
  /// of those that are not solved, and then of all. So none comes twice before all have come.
  ///
  /// - Parameters:
  ///   - solved: numbers.
  ///   - seen: numbers, the latest last.
  ///   - difficulty: nil for any.
  package func next(solved: [Int], seen: [Int] = [], difficulty: Puzzle.Difficulty?) -> Entry? {
    var next: (entry: Entry, order: Int)?
    for entry in entries where difficulty == nil || Puzzle.Difficulty(level: entry.level) == difficulty {
      let place = seen.lastIndex(of: entry.number) ?? -1
      let order = solved.contains(entry.number) ? seen.count + 1 + place : place
      if order < next?.order ?? .max { next = (entry, order) }
    }
    return next?.entry
  }

  /// Returns a puzzle's line, without its end.
  package static func line(_ puzzle: Puzzle, number: Int) -> String {
    (["\(number)"] + puzzle.fields).joined(separator: "\t")
  }
}

/// Why a text is not a set of puzzles.
package enum PuzzleSetError: Error, Equatable, Sendable {
  /// A line, counted from 1, and what is wrong with it.
  case line(Int, Fault)

  /// What is wrong with a line.
  package enum Fault: Error, Equatable, Sendable {
    /// Not a number, or not higher than the one before.
    case invalidNumber(String)
    /// Another number of fields after the first than four.
    case wrongFieldCount(Int)
    case unknownKind(String)
    case invalidLevel(String)
    case invalidPosition(PositionError)
    /// A position in which the game is over, or after a pass.
    case notToMove
    case noSolution
    /// A solution that is not tiles, `=` and words.
    case invalidSolution(String)
    /// A word that may not be played, or not so that exactly its tiles change hands.
    case illegalSolution(String)
    /// A word that wins at once where the puzzle asks for something else, or does not where it asks for that.
    case wrongSolution(String)
  }
}

extension PuzzleSetError: CustomStringConvertible {
  /// What happened.
  package var description: String {
    switch self {
    case .line(let number, let fault): "line \(number): \(fault.description)"
    }
  }
}

extension PuzzleSetError.Fault: CustomStringConvertible {
  /// What is wrong with the line.
  package var description: String {
    switch self {
    case .invalidNumber(let text): "\(text) is not a number higher than the one before"
    case .wrongFieldCount(let count): "\(counted(count, "field")) after the number, not 4"
    case .unknownKind(let text): "\(text) is not a kind of puzzle"
    case .invalidLevel(let text): "\(text) is not a level from 1 to 5"
    case .invalidPosition(let error): error.description
    case .notToMove: "nobody is to move, or the last move was a pass"
    case .noSolution: "there is no solution"
    case .invalidSolution(let text): "\(text) is not tiles, an equals sign and words"
    case .illegalSolution(let word): "\(word) cannot be played on these tiles"
    case .wrongSolution(let word): "\(word) does not do what the puzzle asks for"
    }
  }
}
