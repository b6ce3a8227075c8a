import FixtureFiles
import Foundation
import LetterpressSolver
import Testing

@testable import LetterpressCLI

/// What another program sends and gets.
struct EngineCommandTests {
  private static let position = "position tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red"
  private static let greeting = "letterpress \(LetterpressCommand.version) protocol 1"

  private func answers(_ lines: [String], _ arguments: String...) throws -> [String] {
    let outcome = try Program().run(
      ["engine"] + arguments, input: Data(lines.map { $0 + "\n" }.joined().utf8))
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func answersWithALegalMove() throws {
    let answers = try answers([Self.position, "go depth 3", "go positions 500 rows 3"])
    #expect(answers.first == Self.greeting)
    #expect(answers.contains { $0.hasPrefix("info depth 3 positions ") })
    let best = answers.filter { $0.hasPrefix("best ") }
    try #require(best.count == 2)
    for line in best {
      let words = line.split(separator: " ").map(String.init)
      var position = try Position(parsing: String(Self.position.dropFirst("position ".count)))
      let tiles = words[2].split(separator: ",").map(String.init).compactMap { Board.tile(named: $0) }
      try position.play(.play(Placement(word: words[1], tiles: tiles)), in: .english)
      #expect(words[3] == "chance" && words[5] == "verdict" && words.suffix(6).first == "depth")
    }
    #expect(answers.contains { $0.hasPrefix("row 2 ") } && answers.contains { $0.hasPrefix("row 3 ") })
    #expect(!answers.contains { $0.hasPrefix("error") || $0.hasPrefix("row 4") })
  }

  /// A position in which the only thing to do is to pass, and one that is over.
  @Test func passesAndSaysThatAGameIsOver() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write("hog\n".utf8, as: "words.txt")
    let lines = [
      "position tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red hog", "go depth 2",
      "position tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red hog,-,-", "go depth 2",
    ]
    let answers = try answers(lines, "--words", list)
    #expect(answers.contains { $0.hasPrefix("best pass ") })
    #expect(answers.last?.hasPrefix("error there is no move, ") == true)
  }

  /// Whatever is sent, it says what is wrong and goes on.
  @Test(arguments: [
    ("go", "error there is no position: send position first"),
    ("hello", "error unknown command hello: send newgame, position, go, stop or quit"),
    ("quit now", "error quit stands alone on its line"),
    ("position abc", "error \(PositionError.wrongPartCount(1))"),
    ("go time", "error go needs a number after each of its words"),
    ("go time -1", "error go time needs seconds, more than 0 and at most 86400, not -1"),
    ("go time 1 cpu 1", "error go takes time or cpu, not both"),
    ("go depth 1 depth 1", "error go has depth twice"),
    ("go depth 99", "error go depth needs a number from 1 to "), ("go nodes 5", "error go does not know nodes: "),
    ("go rows 0", "error go rows needs a number from 1 to 100, not 0"),
    ("go positions 99999999999999999999", "error go positions needs a number from 1 to 2147483647, not "),
  ])
  func saysWhatIsWrong(line: String, error: String) throws {
    let answers = try answers([line, "", Self.position, "go positions 100"])
    #expect(answers.dropFirst().first?.hasPrefix(error) == true, "\(answers)")
    #expect(answers.last?.hasPrefix("best ") == true)
  }

  /// Control characters of a command are not sent back raw.
  @Test func escapesWhatItQuotes() throws {
    #expect(try answers(["\u{1B}[31m"]).last?.contains("\u{1B}") == false)
  }

  /// A line of any length is answered, and does not fill the memory.
  @Test func splitsLongLines() throws {
    let answers = try answers([String(repeating: "x", count: 200_000), Self.position, "go positions 100"])
    #expect(answers.count { $0.hasPrefix("error unknown command x") } == 4)
    #expect(answers.last?.hasPrefix("best ") == true)
  }

  /// `stop` ends a search that has no limit, `quit` the program; nor does any other line wait for such a search.
  @Test(.timeLimit(.minutes(1)), arguments: ["stop", "quit", "", "hello\n", "newgame", "\(position)\n"])
  func endsWhenAsked(last: String) throws {
    let outcome = try Program().shell(
      "(printf '%s\\n' '\(Self.position)' go; sleep 0.1; printf '\(last)\\n') | $letterpress engine")
    let answers = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("error unknown command hello") }
    #expect(outcome.status == 0 && answers.last?.hasPrefix("best ") == true)
  }

  @Test func readsLimits() throws {
    #expect(
      try EngineRequest("go cpu 0.25 depth 7 rows 3")
        == .go(
          limits: SearchLimits(time: .milliseconds(250), clock: .processor, depth: 7), rowCount: 3))
    #expect(
      try EngineRequest(" go\ttime 2 positions 10\r")
        == .go(
          limits: SearchLimits(time: .seconds(2), nodeCount: 10), rowCount: 1))
    #expect(try EngineRequest("") == .nothing && EngineRequest("newgame") == .newGame)
  }

  @Test(arguments: [["--threads", "0"], ["--table", "0"], ["extra"]])
  func refusesWrongArguments(arguments: [String]) throws {
    #expect(try Program().run(["engine"] + arguments).status == 64)
  }
}
