import FixtureFiles
import Foundation
import SamplePictures
import Testing

/// `script` runs a command under a pseudo-terminal; the arguments here are those of util-linux.
private let hasScript =
  FileManager.default.fileExists(atPath: "/usr/bin/script") && FileManager.default.fileExists(atPath: "/etc/os-release")

@Suite(.enabled(if: hasScript))
struct TerminalTests {
  private let program: Program

  init() throws { program = try Program() }

  private func onTerminal(_ arguments: String, _ environment: [String: String] = [:]) throws -> String {
    try program.shell(
      #"script -qec "$letterpress \#(arguments)" /dev/null </dev/null"#,
      environment: ["TERM": "xterm"].merging(environment) { $1 }
    ).output
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], true, "48;2;"), (["COLORTERM": "24bit"], true, "48;2;"), ([:], true, "48;5;"),
    (["NO_COLOR": "1"], false, ""), (["TERM": "dumb"], false, ""),
  ])
  func drawsInTheColorsOfTheTerminal(environment: [String: String], isColoured: Bool, code: String) throws {
    let output = try onTerminal("read Samples/light-midgame.png", environment)
    #expect(output.contains("\u{1B}[") == isColoured)
    #expect(output.contains(isColoured ? code : "L O H R U    r r . b r\r\n"))
  }

  /// The lines that a command prints on a terminal of the given size.
  private func lines(_ arguments: String, rows: Int, columns: Int) throws -> [String] {
    try program.shell(
      #"script -qec "stty rows \#(rows) cols \#(columns); $letterpress \#(arguments)" /dev/null </dev/null"#,
      environment: ["TERM": "xterm"]
    ).output.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line without colour codes.
  private func plain(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test(arguments: [(24, 80), (24, 40), (50, 120)])
  func theAnswerToAPictureFitsOneScreen(rows: Int, columns: Int) throws {
    let lines = try lines("Samples/light-midgame.png", rows: rows, columns: columns)
    // One line is for the prompt.
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { plain($0).count <= columns })
    #expect(lines.contains { $0.hasPrefix("Red 8") })
    #expect(lines.contains { $0.hasPrefix("Play ") })
    #expect(lines.contains { $0.contains(" words, the ") })
    #expect(lines.contains { $0.contains("\u{1B}[2m") })
    #expect(lines.joined(separator: " ").contains("letterpress play Samples/light-midgame.png"))
  }

  @Test(arguments: [
    "play Samples/glow-opening.png --depth 1 --color never",
    "words tejntgzhhgpsmzpthaoudgbph --limit 3",
    "play Samples/light-midgame.png Samples/dark-midgame.png --depth 1 --color never",
  ])
  func everythingIsLegibleInNarrowTerminals(arguments: String) throws {
    let lines = try lines(arguments, rows: 24, columns: 40)
    #expect(lines.count > 1)
    // Progress lines are cut to fit and are not results.
    let results = lines.map { $0.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).last ?? "" }
    #expect(results.allSatisfy { $0.count <= 40 }, "\(results)")
  }

  @Test func theAnswerIsTheListIfItsLengthIsGiven() throws {
    let lines = try lines("Samples/light-midgame.png --limit 3 --color never", rows: 24, columns: 80)
    #expect(Array(lines.prefix(5)) == ["L O H R U", "F D S X E", "I U W S H", "T H A B I", "U P S M J"])
    #expect(lines.count == 5 + 1 + 1 + 3 + 1)
  }

  @Test func limitsTheNumberOfWords() throws {
    let output = try onTerminal("words tejntgzhhgpsmzpthaoudgbph")
    #expect(output.contains(", the 100 longest (--limit all prints all):"))
  }

  @Test func neverCutsJSONShort() throws {
    let output = try onTerminal("words tejntgzhhgpsmzpthaoudgbph --format json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect((object["words"] as? [[String: Any]])?.count == object["count"] as? Int)
  }

  /// The first picture comes late, from a pipe, so that the others are expected to take as long.
  private func lateBatch(_ rest: String, _ environment: [String: String] = [:]) throws -> String {
    let folder = program.home
    _ = try folder.write("late.png\n\(rest)".utf8, as: "list")
    return try program.shell(
      """
      sample=$PWD/Samples/light-midgame.png
      cd '\(folder.path)'
      mkfifo late.png
      cp "$sample" sample.png
      { sleep 0.5; cat sample.png >late.png; } &
      script -qec "$letterpress read --format json --files-from list >output" /dev/null </dev/null
      """,
      environment: ["TERM": "xterm"].merging(environment) { $1 }
    ).output
  }

  private let twenty = String(repeating: "sample.png\n", count: 20)

  @Test func drawsAndErasesAProgressLine() throws {
    let shown = try lateBatch(twenty)
    #expect(shown.hasPrefix("\r[--------------------] 4% 1 of 21, "))
    #expect(shown.contains(" left\u{1B}[K\r"))
    #expect(shown.hasSuffix(" left\u{1B}[K\r\u{1B}[K"))
    #expect(!shown.contains("\n"))
    let lines = try String(contentsOfFile: program.home.path("output"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func drawsNoProgressOnATerminalThatCannotEraseIt() throws {
    #expect(try lateBatch(twenty, ["TERM": "dumb"]).isEmpty)
  }

  @Test func aMessageHasItsOwnLine() throws {
    _ = try lateBatch(twenty + "\0\n")
    // The list cannot be counted, so progress is shown after a second.
    let shown = try program.shell(
      """
      cd '\(program.home.path)'
      { sleep 1.2; cat sample.png >late.png; } &
      script -qec "$letterpress read --files-from list >output" /dev/null </dev/null
      """, environment: ["TERM": "xterm"]
    ).output
    #expect(
      shown.contains("\u{1B}[K\r\u{1B}[Kletterpress: list: not a list of ") && shown.hasSuffix(" add --null\r\n"))
  }
}
