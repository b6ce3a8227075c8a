import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressTestSupport
import LetterpressVision
import Testing

/// `play` with several screenshots of a game.
struct PlayHistoryTests {
  private let program: Program

  init() throws { program = try Program() }

  private func object(_ arguments: [String]) throws -> [String: Any] {
    let outcome = try program.run(["play"] + arguments + ["--format", "json", "--depth", "1"])
    #expect(outcome.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func countsCertainWordsAsPlayedWhateverTheOrder() throws {
    let shots = try PlayedScreenshots(["share", "jam"], others: ["hat"], for: program)
    let (first, second, third) = (shots.files[0], shots.files[1], shots.files[2])
    for order in [[first, second, third], [third, first, second], [second, third, second, first]] {
      let object = try object(order + ["--words", shots.words, "--moves-between", "1"])
      #expect(object["file"] as? String == third)
      #expect(object["position"] as? String == "\(shots.positions[2])")
      let inferred = try #require(object["inferred"] as? [[String: Any]])
      #expect(inferred.map { $0["from"] as? String } == [first, second])
      #expect(inferred.map { $0["to"] as? String } == [second, third])
      #expect(inferred.allSatisfy { $0["settled"] as? Bool == true && $0["moves"] as? [Int] == [1] })
      let words = inferred.compactMap { ($0["words"] as? [[String: Any]])?.first }
      #expect(words.map { $0["word"] as? String } == ["share", "jam"])
      #expect(words.map { $0["player"] as? String } == ["red", "blue"])
      #expect((object["warnings"] as? [String])?.isEmpty == true)
      let moves = try #require(object["moves"] as? [[String: Any]])
      #expect(!moves.contains { $0["word"] as? String == "jam" })
    }
  }

  @Test func printsInferredMoves() throws {
    let shots = try PlayedScreenshots(["share", "jam"], others: ["hears"], for: program)
    let outcome = try program.run(
      ["play"] + shots.files + ["--words", shots.words, "--depth", "1", "--moves-between", "1"])
    #expect(outcome.status == 0)
    let text = shots.withoutFolder(outcome.output)
    #expect(
      text.hasPrefix(
        """
        shots/0.png to shots/1.png: 1 move, perhaps hears (red, 50%), share (red, 50%)
        shots/1.png to shots/2.png: blue played jam


        """))
    #expect(
      shots.withoutFolder(outcome.errors) == """
        letterpress: not certain what was played from shots/0.png to shots/1.png, so a word played there may be suggested again
        letterpress: if you know which words were played, name them, for example with `--played hears`

        """)
  }

  @Test func namedWordsSettleIt() throws {
    let shots = try PlayedScreenshots(["share"], others: ["hears", "hat"], for: program)
    let open = try object(shots.files + ["--words", shots.words])
    let inferred = try #require((open["inferred"] as? [[String: Any]])?.first)
    #expect(inferred["settled"] as? Bool == false)
    #expect(inferred["moves"] as? [Int] == [1, 3])
    #expect((open["warnings"] as? [String])?.count == 1)
    let named = try program.run(
      ["play"] + shots.files + ["--words", shots.words, "--depth", "1", "--played", "Share"])
    #expect(named.errors.isEmpty)
    #expect(shots.withoutFolder(named.output).hasPrefix("shots/0.png to shots/1.png: red played share\n\n"))
  }

  @Test func equalScreenshotsCountOnce() throws {
    let shots = try PlayedScreenshots([], others: ["hat"], for: program)
    let object = try object([shots.files[0], "Samples/light-midgame.png", "--words", shots.words])
    #expect((object["inferred"] as? [Any])?.isEmpty == true)
    #expect((object["pictures"] as? [[String]]) == [[shots.files[0], "Samples/light-midgame.png"]])
  }

  @Test func refusesScreenshotsOfSeveralGames() throws {
    let files = ["Samples/light-midgame.png", "Samples/dark-midgame.png"]
    let outcome = try program.run(["play"] + files)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        letterpress: these are screenshots of 2 games: Samples/light-midgame.png; Samples/dark-midgame.png: give those \
        of one game; `letterpress games FOLDER` tells them apart

        """)
    let json = try program.run(["play"] + files + ["--format", "json"])
    #expect(json.status == 65 && json.errors.isEmpty)
  }

  @Test func saysWhichScreenshotCannotBeRead() throws {
    let outcome = try program.run(["play", "Samples/light-midgame.png", "no-such.png", "--format", "json"])
    #expect(outcome.status == 66)
    #expect(outcome.output == #"{"file":"no-such.png","error":"no such file"}"# + "\n")
    let other = try program.run(["play", "Samples/light-midgame.png", "Package.swift", "--format", "json"])
    #expect(other.status == 65)
    #expect(other.output.hasPrefix(#"{"file":"Package.swift","error":"this is not a PNG: "#))
  }
}
