import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
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
    let errors = shots.withoutFolder(outcome.errors).split(separator: "\n", maxSplits: 1)
    #expect(errors.count == 2 && errors[0].contains(" from shots/0.png to shots/1.png, so "))
    #expect(
      errors[1] == """
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

  private let samples = ["Samples/light-midgame.png", "Samples/dark-midgame.png"]

  @Test func answersEachOfSeveralGames() throws {
    let shots = try PlayedScreenshots(["share"], others: ["hears"], for: program)
    let files = [shots.files[0], samples[1], shots.files[1]]
    let arguments = ["play"] + files + ["--words", shots.words, "--depth", "1"]
    let json = try program.run(arguments + ["--format", "json"])
    #expect(json.status == 0)
    let objects = try json.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["file"] as? String } == [files[2], files[1]])
    #expect(objects.map { ($0["inferred"] as? [Any])?.count } == [1, 0])
    let text = try program.run(arguments)
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("\(files[0])\n\(files[2])\n"))
    #expect(text.output.contains("\n\n\(files[1])\n"))
    // Each game has its board.
    #expect(text.output.ranges(of: " to move\n").count == 2)
  }

  @Test(arguments: [["--played", "hobble"], ["--picture", "move.png"]])
  func refusesScreenshotsOfSeveralGamesWithAnOptionForOne(option: [String]) throws {
    let value = option[0] == "--played" ? option[1] : program.home.path(option[1])
    let arguments = ["play"] + samples + [option[0], value]
    let outcome = try program.run(arguments)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        letterpress: these are screenshots of 2 games: Samples/light-midgame.png; Samples/dark-midgame.png: \
        \(option[0]) needs those of one game; `letterpress games FOLDER` tells them apart

        """)
    let json = try program.run(arguments + ["--format", "json"])
    #expect(json.status == 65 && json.errors.isEmpty)
  }

  /// Only the second game has a V.
  @Test func aGameWithoutSuchMovesDoesNotStopTheRest() throws {
    let arguments = ["play"] + samples + ["--containing", "v", "--depth", "1", "--limit", "1"]
    let text = try program.run(arguments)
    #expect(text.status == 64)
    #expect(text.errors.hasPrefix("letterpress: \(samples[0]): ") && text.errors.contains(" contain V"))
    #expect(text.output.contains("\n\(samples[1])\n") && text.output.ranges(of: " to move\n").count == 1)
    let json = try program.run(arguments + ["--format", "json"])
    let lines = json.output.split(separator: "\n")
    #expect(json.status == 64 && json.errors.isEmpty && lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"file":"\#(samples[0])","error":"#) == true)
  }

  @Test func anUnreadableScreenshotDoesNotStopTheRest() throws {
    let outcome = try program.run(
      ["play", samples[0], "no-such.png", "Package.swift", "--depth", "1", "--format", "json"])
    #expect(outcome.status == 66)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"file":"no-such.png","error":"no such file"}"#)
    #expect(lines[1].hasPrefix(#"{"file":"Package.swift","error":"this is not a PNG: "#))
    #expect(lines[2].hasPrefix(#"{"file":"Samples/light-midgame.png","position""#))
    let text = try program.run(["play", "no-such.png", samples[0], "--depth", "1"])
    #expect(text.status == 66)
    #expect(text.errors == "letterpress: no-such.png: no such file\n")
    #expect(text.output.contains("\nPlay "))
  }
}
