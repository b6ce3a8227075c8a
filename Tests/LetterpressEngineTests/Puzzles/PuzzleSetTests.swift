import Foundation
import LetterpressEngine
import LetterpressSolver
import PlainSolver
import Testing

/// The puzzles that the program contains, and what is refused.
struct PuzzleSetTests {
  private let text: String
  private let set: PuzzleSet

  init() throws {
    text = try String(contentsOfFile: Repository.path("Sources/CPuzzles/puzzles.tsv"), encoding: .utf8)
    set = try PuzzleSet(parsing: text)
  }

  @Test func hasPuzzlesOfAllKinds() {
    let counts = Dictionary(grouping: set.entries, by: \.kind).mapValues(\.count)
    #expect(set.entries.count >= 400)
    for kind in PuzzleKind.allCases { #expect(counts[kind, default: 0] >= 10, "\(kind)") }
    for difficulty in Puzzle.Difficulty.allCases {
      #expect(set.entries.count { Puzzle.Difficulty(level: $0.level) == difficulty } >= 40, "\(difficulty)")
    }
  }

  @Test func everyPuzzleIsWellFormedAndNoBoardHasTwoOfAKind() throws {
    var boards: Set<String> = []
    var lines: [Substring] = []
    for entry in set.entries {
      let puzzle = try set.puzzle(entry)
      #expect(boards.insert("\(puzzle.kind) \(puzzle.position.board)").inserted)
      lines.append(Substring(PuzzleSet.line(puzzle, number: entry.number)))
      #expect(puzzle.kind == .known || puzzle.words.count <= 3)
      let hints = PuzzleText(puzzle).hints
      #expect(Set(hints).count == 3 && hints[2].hasPrefix(puzzle.answer.word.uppercased()))
    }
    #expect(text.split(separator: "\n").filter { !$0.hasPrefix("#") } == lines)
  }

  @Test func theAnswersOfAllAreRight() throws {
    for entry in set.entries.prefix(60) {
      let puzzle = try set.puzzle(entry)
      let move = try PlayedMove(.play(puzzle.answer), in: puzzle.position, lexicon: .english)
      #expect(puzzle.isSolved(by: move), "\(entry.number)")
    }
  }

  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let owners = "rrr..bb.................."
  private static let line = "7\tthree\t2\t\(letters) \(owners) red teth\tA4B4C4=pat"

  @Test func readsALine() throws {
    let set = try PuzzleSet(parsing: "# made by hand\n\n\(Self.line)\n")
    let entry = try #require(set.entries.first)
    #expect(entry.number == 7 && entry.kind == .three && entry.level == 2 && set.entries.count == 1)
  }

  @Test(arguments: [
    ("7\t", "0\t", PuzzleSetError.Fault.invalidNumber("0")),
    ("7\t", "x\t", .invalidNumber("x")),
    ("three", "four", .unknownKind("four")),
    ("\t2\t", "\t6\t", .invalidLevel("6")),
    ("\tA4", "\t\tA4", .wrongFieldCount(5)),
    (" red", " green", .invalidPosition(.invalidPlayer("green"))),
    ("teth", "-", .notToMove),
    ("A4B4C4=pat", "", .noSolution),
    ("A4B4C4=pat", "A4B4C4", .invalidSolution("A4B4C4")),
    ("A4B4C4=pat", "A4B4C=pat", .invalidSolution("A4B4C=pat")),
    ("A4B4C4=pat", "A4A4B4=pat", .invalidSolution("A4A4B4=pat")),
    ("A4B4C4=pat", "A4B4F9=pat", .invalidSolution("A4B4F9=pat")),
    ("A4B4C4=pat", "A4B4C4=", .invalidSolution("A4B4C4=")),
    ("=pat", "=path", .illegalSolution("path")),
    ("=pat", "=tap", .illegalSolution("tap")),
    ("=pat", "=zzz", .illegalSolution("zzz")),
    ("teth", "patent", .illegalSolution("pat")),
  ])
  func refusesADamagedLine(part: String, damaged: String, fault: PuzzleSetError.Fault) throws {
    #expect(Self.line.contains(part))
    let text = "#\n" + Self.line.replacing(part, with: damaged, maxReplacements: 1)
    #expect(throws: PuzzleSetError.line(2, fault)) {
      let set = try PuzzleSet(parsing: text)
      for entry in set.entries { _ = try set.puzzle(entry) }
    }
  }

  @Test func refusesNumbersThatDoNotAscend() {
    #expect(throws: PuzzleSetError.line(2, .invalidNumber("7"))) {
      try PuzzleSet(parsing: "\(Self.line)\n\(Self.line)\n")
    }
  }

  @Test func choosesTheNextPuzzleThatIsNotSolved() throws {
    let first = try #require(set.entries.first)
    #expect(set.next(solved: [], difficulty: nil) == first)
    #expect(set.next(solved: [first.number], difficulty: nil) == set.entries[1])
    #expect(set.next(solved: set.entries.map(\.number), difficulty: nil) == first)
    let hard = try #require(set.next(solved: [], difficulty: .hard))
    #expect(hard.level >= 4)
  }

  /// Whoever goes from one puzzle to the next sees each of them before one comes again.
  @Test(arguments: [nil, Puzzle.Difficulty.easy, .medium, .hard])
  func showsAllPuzzlesBeforeOneComesAgain(difficulty: Puzzle.Difficulty?) throws {
    let all = set.entries.filter { difficulty == nil || Puzzle.Difficulty(level: $0.level) == difficulty }.map(\.number)
    var seen: [Int] = []
    for _ in all { seen.append(try #require(set.next(solved: [], seen: seen, difficulty: difficulty)).number) }
    #expect(seen.sorted() == all)
    // From then on those that are not solved, the one seen longest ago first.
    let solved = [seen[0], seen[2]]
    #expect(set.next(solved: solved, seen: seen, difficulty: difficulty)?.number == seen[1])
    #expect(set.next(solved: solved, seen: seen + [seen[1]], difficulty: difficulty)?.number == seen[3])
    #expect(set.next(solved: seen, seen: seen + [seen[0]], difficulty: difficulty)?.number == seen[1])
  }

  @Test func easyPuzzlesHaveAnswersThatEverybodyUses() throws {
    for entry in set.entries where Puzzle.Difficulty(level: entry.level) == .easy {
      let puzzle = try set.puzzle(entry)
      let rarity = Lexicon.english.rarity(of: puzzle.answer.word)
      #expect(rarity.map(Lexicon.everydayRarities.contains) == true, "\(entry.number) \(puzzle.answer.word)")
    }
  }
}
