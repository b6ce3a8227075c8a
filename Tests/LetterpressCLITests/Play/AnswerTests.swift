import FixtureFiles
import Foundation
import PlainSolver
import Testing

/// The answer of `play`, as text and as JSON of the same search. `Scripts/workshop study answers` looks for contradictions in many more,
/// also where time cuts them short.
struct AnswerTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test(
    arguments: Cases.few(
      2,
      of: [
        "light-midgame", "dark-midgame", "glow-opening", "pop-endgame", "pink-opening", "retro-midgame",
        "forest-midgame",
      ]))
  func tableSentencesAndJSONAgree(sample: String) throws {
    // So that slow machines complete the same search.
    let arguments = ["play", "Samples/\(sample).png", "--depth", "2", "--time", "600"]
    let text = try program.run(arguments).output
    let json = try program.run(arguments + ["--format", "json"]).output
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let moves = try #require(answer["moves"] as? [[String: Any]])
    let lines = text.split(separator: "\n").map(String.init)
    let heading = try #require(lines.firstIndex { $0.hasPrefix("word ") })
    let rows = lines[(heading + 1)...].prefix { !$0.hasPrefix("(") && !$0.contains("left out") }.map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect((1...7).contains(rows.count))
    // The rows are the first moves whose values are known, then those that stand beside the first.
    let known = moves.prefix(5).filter { $0["bound"] as? Bool == false }
    let words = rows.map { $0[0].replacing("*", with: "") }
    #expect(Array(words.prefix(known.count)) == known.map { $0["word"] as? String })
    // What is said last is the first row, and a row for each other word.
    let best = try #require(moves.first)
    let tiles = try #require(best["tileNames"] as? [String]).joined(separator: " ")
    let play = try #require(lines.first { $0.hasPrefix("Play ") })
    #expect(play.hasPrefix("Play \(words[0]) on \(tiles): takes "))
    for name in ["known", "surer"] {
      guard let other = answer[name] as? [String: Any] else { continue }
      let word = try #require(other["word"] as? String)
      let line = try #require(lines.last { $0.contains(": \(word) on ") })
      let row = try #require(rows.first { $0[0].replacing("*", with: "") == word })
      let chance = try #require(other["chance"] as? Double)
      let isProven = ["wins", "loses", "draws"].contains((other["verdict"] as? [String: Any])?["kind"] as? String)
      if !isProven { #expect(line.contains(", \(row[1]) to win.")) }
      let cost = try #require(other["cost"] as? Double)
      let bestChance = try #require(best["chance"] as? Double)
      #expect(cost >= 0 && abs(bestChance - chance - cost) < 1e-9)
    }
    #expect(text.components(separatedBy: "this word list").count <= 2)
  }
}
