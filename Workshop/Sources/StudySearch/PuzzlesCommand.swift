internal import ArgumentParser
internal import Foundation
internal import LetterpressEngine
internal import LetterpressSolver

/// Makes puzzles from games that the search plays against itself.
struct PuzzlesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "puzzles",
    abstract: "Make puzzles from games of the search with itself; each is proven, and checked by a plain checker.",
    discussion: """
      Goes on where the file ends: its last comment names the games that were looked at. The same sources and options \
      make the same file, however often they are interrupted.
      """)

  @Option(help: "How many puzzles to have of each kind, in the order finish, three, five, only, known.")
  var counts = "80,170,60,150,100"

  @Option(help: "The seconds after which to stop, at the end of some games; 0 for no limit.")
  var seconds = 0.0

  @Option(help: "What boards and moves are drawn with; only for a new file.")
  var seed: UInt64 = 1

  @Option(help: "The file to write or to go on with.", completion: .file())
  var output = "Sources/CPuzzles/puzzles.tsv"

  @Flag(help: "Only give the puzzles of the file the levels that they have by the rules of today.")
  var grade = false

  /// How many games are played at once.
  private static let batchSize = 32
  private static let mark = "# games: "

  func run() throws {
    let wanted = try wantedCounts()
    let start = ContinuousClock.now
    let old = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    var lines = old.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    var (seed, number) = (seed, 0)
    if let last = old.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) {
      let parts = last.dropFirst(Self.mark.count).split(separator: " ")
      guard parts.count == 4, let games = Int(parts[0]), let known = UInt64(parts[3]) else {
        throw ValidationError("\(output) does not say which games it was made from.")
      }
      (number, seed) = (games, known)
    }
    var set = try PuzzleSet(parsing: lines.joined(separator: "\n"))
    if grade {
      let graded = StudySearch.inParallel(set.entries.count) { [set] place in
        Self.graded(set.entries[place], of: set)
      }.compactMap(\.self)
      guard graded.count == set.entries.count else { throw ValidationError("\(output) is damaged.") }
      return try write(graded, games: number, seed: seed)
    }
    while PuzzleKind.allCases.contains(where: { kind in missing(kind, wanted, set) > 0 }) {
      if seconds > 0, ContinuousClock.now - start > .seconds(seconds) { break }
      let kinds = PuzzleKind.allCases.filter { missing($0, wanted, set) > 0 }
      let found = StudySearch.inParallel(Self.batchSize) { [number, seed] in
        PuzzleGame(number: number + $0, seed: seed, kinds: kinds).puzzles()
      }
      number += Self.batchSize
      for puzzle in found.joined() where missing(puzzle.kind, wanted, set) > 0 {
        lines.append(PuzzleSet.line(puzzle, number: (set.entries.last?.number ?? 0) + 1))
        set = try PuzzleSet(parsing: lines.joined(separator: "\n"))
      }
      try write(lines, games: number, seed: seed)
      let counts = PuzzleKind.allCases.map { kind in "\(kind) \(set.entries.count { $0.kind == kind })" }
      FileHandle.standardError.write(Data("\(number) games: \(counts.joined(separator: ", "))\n".utf8))
    }
  }

  /// Returns a puzzle's line with its level of today; nil if it is damaged.
  private static func graded(_ entry: PuzzleSet.Entry, of set: PuzzleSet) -> String? {
    guard let puzzle = try? set.puzzle(entry) else { return nil }
    let finder = PuzzleFinder(on: PreparedBoard(puzzle.position.board), nodeLimit: .max)
    return PuzzleSet.line(finder.graded(puzzle), number: entry.number)
  }

  private func wantedCounts() throws -> [Int] {
    let counts = counts.split(separator: ",").compactMap { Int($0) }
    guard counts.count == PuzzleKind.allCases.count else {
      throw ValidationError("--counts takes \(PuzzleKind.allCases.count) numbers.")
    }
    return counts
  }

  private func missing(_ kind: PuzzleKind, _ wanted: [Int], _ set: PuzzleSet) -> Int {
    let place = PuzzleKind.allCases.firstIndex(of: kind) ?? 0
    return wanted[place] - set.entries.count { $0.kind == kind }
  }

  private func write(_ lines: [String], games: Int, seed: UInt64) throws {
    let head = [
      "# Positions to practise on, made by Scripts/make puzzles; README.md beside this file says how.",
      "# number, kind, level, position, solutions: the tiles that change hands = words",
      "\(Self.mark)\(games) of seed \(seed)",
    ]
    try Data(((head + lines).joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: output), options: .atomic)
  }
}
