import Foundation
import LetterpressEngine
import LetterpressSolver
import LetterpressWorkshop
import PlainSolver
import Testing

/// Puzzles proven anew, by the solver's proofs and by a plain checker.
struct PuzzleProofTests {
  private static let set: PuzzleSet? = {
    let path = Repository.path("Sources/CPuzzles/puzzles.tsv")
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { try? PuzzleSet(parsing: $0) }
  }()

  /// Others each day; LETTERPRESS_PUZZLE_SEED chooses.
  private static let seed =
    ProcessInfo.processInfo.environment["LETTERPRESS_PUZZLE_SEED"].flatMap { UInt64($0) }
    ?? UInt64(Date().timeIntervalSince1970 / 86_400)

  private static let sample: [Int] = {
    var generator = SeededGenerator(seed: seed)
    return (set?.entries ?? []).map(\.number).shuffled(using: &generator).prefix(Cases.number(4, ofAll: 50)).sorted()
  }()

  /// Of the wins that a puzzle lists; some have hundreds.
  private static let checkedWins = 12

  @Test(arguments: sample) func bothProversAgree(number: Int) throws {
    let set = try #require(Self.set)
    let puzzle = try set.puzzle(set.entries[try #require(set.place(ofNumber: number))])
    let proofs = MoveProofs(of: puzzle.position, on: PreparedBoard(puzzle.position.board))
    if puzzle.kind != .five {
      let solutions: [MoveProofs.Solution]? =
        switch puzzle.kind {
        case .finish: proofs.finishes
        case .three, .known, .five: proofs.wins(in: 3, limit: puzzle.solutions.count)
        case .only: proofs.escapes(wordLimit: 3)
        }
      #expect(Self.listed(solutions ?? []) == Self.listed(puzzle.solutions), "seed \(Self.seed)")
    } else {
      for solution in puzzle.solutions.prefix(1) {
        #expect(proofs.wins(by: solution.taken, word: solution.words[0], in: 5), "seed \(Self.seed)")
      }
    }
    var checker = PlainPuzzleChecker(puzzle)
    #expect(checker.fault(checking: Self.checkedWins) == nil, "seed \(Self.seed)")
  }

  /// Returns solutions in an order that does not depend on which is to be shown.
  private static func listed(_ solutions: [MoveProofs.Solution]) -> Set<[String]> {
    Set(solutions.map { [$0.taken.description] + $0.words.sorted() })
  }

  /// The checker is of no use if it accepts everything.
  @Test(arguments: [PuzzleKind.finish, .three, .only, .known]) func refusesPuzzlesWithoutASolution(kind: PuzzleKind)
    throws
  {
    let set = try #require(Self.set)
    let puzzle = try #require(
      try set.entries.filter { $0.kind == kind }.map { try set.puzzle($0) }.first {
        $0.solutions.count > 1 && $0.words.count > 1
      })
    let fewer = Puzzle(
      kind: kind, level: puzzle.level, position: puzzle.position, solutions: Array(puzzle.solutions.dropLast()))
    var checker = PlainPuzzleChecker(fewer)
    #expect(checker.fault(checking: 0) != nil)
  }

  @Test(arguments: [PuzzleKind.three, .only]) func refusesPuzzlesWithAWrongSolution(kind: PuzzleKind) throws {
    let set = try #require(Self.set)
    let puzzle = try set.puzzle(try #require(set.entries.first { $0.kind == kind }))
    var tactics = PlainTactics(puzzle.position.board)
    let solved = Set(puzzle.solutions.map(\.taken))
    _ = tactics.finishes(PlainTactics.Situation(puzzle.position))
    let wrong = try #require(
      tactics.moves(PlainTactics.Situation(puzzle.position)).first { !solved.contains($0.taken) && !$0.taken.isEmpty })
    let more = Puzzle(
      kind: kind, level: puzzle.level, position: puzzle.position,
      solutions: puzzle.solutions + [MoveProofs.Solution(taken: wrong.taken, words: [wrong.words[0].word])])
    var checker = PlainPuzzleChecker(more)
    #expect(checker.fault() != nil)
  }
}
