import FixtureFiles
import Foundation
import PlainSolver
import Testing

struct PuzzleCommandTests {
  private let program: Program
  private let folder: TemporaryFolder

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  private func puzzle(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try program.run(["puzzle"] + arguments, input: Data(input.utf8))
  }

  @Test func showsAPuzzleAndJudgesAnswers() throws {
    let outcome = try puzzle("1", input: "zzz\nhint\nhint\nhint\nA1 B1\na z9\nsolution\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try expectGolden(outcome.output, "puzzle")
  }

  @Test func printsAPuzzleAsJSON() throws {
    let outcome = try puzzle("1", "--format", "json", "--answer", "zzz")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try expectGolden(outcome.output, "puzzle-json")
  }

  @Test func anAnswerFromTheSolutionIsRight() throws {
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try puzzle("2", "--format", "json").output.utf8)) as? [String: Any])
    let solutions = try #require(json["solutions"] as? [[String: Any]])
    let (words, tiles) = (
      try #require(solutions[0]["words"] as? [String]), try #require(solutions[0]["tiles"] as? [Int])
    )
    let names = tiles.map { "\("ABCDE".map(String.init)[$0 % 5])\($0 / 5 + 1)" }.joined(separator: " ")
    let outcome = try puzzle("2", "--answer", "\(words[0]) \(names)")
    #expect(outcome.output.contains("\nRight"), "\(outcome.output)")
    #expect(try puzzle("2", input: "\(words[0]) \(names)\nhint\n").output.contains("\nIt has ") == false)
  }

  /// `exit` and `quit` are also words.
  @Test func leavesOnlyIfNoTilesFollow() throws {
    #expect(try puzzle("1", input: "quit A1 B1 C1 D1\nsolution\n").output.contains(" on "))
    let answers = try puzzle("1", input: "exit\nsolution\n").output
    #expect(answers.count < (try puzzle("1", input: "solution\n").output.count))
  }

  @Test func choosesByKindDifficultyAndSeed() throws {
    let first = try puzzle("--kind", "three", "--seed", "1").output
    #expect(first.contains(": three, "))
    #expect(try puzzle("--kind", "three", "--seed", "1").output == first)
    #expect(try puzzle("--difficulty", "hard", "--seed", "1").output.contains(", hard (level "))
  }

  /// All puzzles of a choice come once before any comes again.
  @Test func showsPuzzlesThatWereNotSeen() throws {
    func number() throws -> Int {
      let output = try puzzle("--kind", "only", "--difficulty", "easy", "--hints", "1").output
      let match = try #require(output.firstMatch(of: /^Puzzle ([0-9]+) of/))
      return try #require(Int(match.1))
    }
    let set = try String(contentsOfFile: Repository.path("Sources/CPuzzles/puzzles.tsv"), encoding: .utf8)
    let easy = set.split(separator: "\n").filter { $0.firstMatch(of: /^[0-9]+\tonly\t[12]\t/) != nil }
    let numbers = easy.compactMap { Int($0.prefix { $0 != "\t" }) }
    try #require((2...40).contains(numbers.count))
    #expect(try Set(numbers.map { _ in try number() }) == Set(numbers))
    // Then those that were not solved.
    let path = program.home.path(".local/share/letterpress/puzzles")
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == numbers.sorted().map { "\($0) shown\n" }.joined())
    let solved = numbers.dropLast().map { "\($0) solved\n" }.joined()
    try Data((solved + "\(numbers[numbers.count - 1]) shown\nnonsense\n").utf8).write(to: URL(filePath: path))
    #expect(try number() == numbers[numbers.count - 1])
  }

  @Test func remembersWhatWasSolvedWithoutTheSolution() throws {
    let path = program.home.path(".local/share/letterpress/puzzles")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try puzzle("2", "--format", "json").output.utf8)) as? [String: Any])
    let solutions = try #require(json["solutions"] as? [[String: Any]])
    let word = try #require(solutions[0]["words"] as? [String])[0]
    #expect(try puzzle("2", input: "hint\nhint\nhint\n\(word)\n").output.contains("\nRight"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "2 shown\n")
    #expect(try puzzle("2", "--answer", word).output.contains("\nRight"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "2 solved\n")
  }

  @Test func showsAPuzzleEvenIfNothingCanBeRemembered() throws {
    let path = program.home.path(".local/share/letterpress")
    try FileManager.default.createDirectory(atPath: path + "/puzzles", withIntermediateDirectories: true)
    let outcome = try puzzle("1", "--hints", "1")
    #expect(outcome.status == 0 && outcome.output.contains("Puzzle 1 of"))
    #expect(outcome.errors.contains("which puzzles you have seen is not known: "))
  }

  @Test(arguments: [
    (["99999"], "there is no puzzle 99999"), (["1", "--kind", "three"], "Give either a number"),
    (["--kind", "four"], "The value 'four' is invalid for '--kind <kind>'"),
    (["--hints", "4"], "--hints takes 1 to 3"), (["1", "--answer", "word A9"], "A9 is not a tile"),
    (["--from", "x", "--seed", "1"], "so not with --from"),
    (["--from", "-"], "Standard input (-) is for your answers: name a file."),
    (["--from", "-", "--words", "-", "--solution"], "Standard input (-) can be read only once"),
  ])
  func refusesWrongUse(arguments: [String], message: String) throws {
    let outcome = try program.run(["puzzle"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func makesPuzzlesFromWhatAGameMissed() throws {
    // Red could finish with GUNPOWDERS.
    let start =
      "onsretoudsplewelytpytdgds RRrbBRRr.bRrb..rbb.rrb.r. red doody,persons,portentously,reputedly,prudently,destroys"
    let path = try folder.write("\(start)\nred (pass)\n".utf8, as: "game.txt")
    let outcome = try puzzle("--from", path, "--solution")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("Puzzle 1 of 1, move 1: red passed: finish, "))
    #expect(outcome.output.contains("GUNPOWDERS on "))
    let won = try folder.write("\(start)\n".utf8, as: "nothing.txt")
    let none = try puzzle("--from", won)
    #expect(none.status == 65 && none.errors.contains("no player missed"))
  }
}
