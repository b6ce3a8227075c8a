import FixtureFiles
import Foundation
import LetterpressSolver
import Testing

@testable import LetterpressCLI

struct ComputerPlayerTests {
  @Test(arguments: [
    ("engine", ComputerPlayer()), ("engine:1", ComputerPlayer(time: 1)),
    ("engine:0.25x3", ComputerPlayer(time: 0.25, threadCount: 3)), ("engine:x2", ComputerPlayer(threadCount: 2)),
    ("beginner", ComputerPlayer(level: .beginner)), ("champion", ComputerPlayer(level: .champion)),
  ])
  func isNamedByItsLevelOrLimits(name: String, player: ComputerPlayer) {
    #expect(ComputerPlayer(argument: name) == player)
    #expect(player.description == name)
  }

  @Test func aLevelIsAlsoNamedByItsNumber() {
    #expect((1...6).map { ComputerPlayer(argument: String($0)) } == Level.allCases.map { ComputerPlayer(level: $0) })
  }

  @Test(arguments: [
    "0", "7", "01", "beginner:1", "Beginner",
    "", "Engine", "engine:", "engine:x", "engine:x0", "engine:x513", "engine:0", "engine:-1", "engine:1e3",
    "engine:nan",
    "engine:1x", "engine:1x2x3", "engine:1:2", "engine:86401", "engines", "greedy",
  ])
  func rejectsOtherNames(name: String) { #expect(ComputerPlayer(argument: name) == nil) }

  @Test func itsOwnTimeOverridesTheCommonOne() {
    let limits = ComputerPlayer(time: 2).limits(time: 1, depth: 3)
    #expect(limits == SearchLimits(time: .seconds(2), depth: 3))
    #expect(ComputerPlayer().limits(time: 1, depth: nil) == SearchLimits(time: .seconds(1)))
    #expect(ComputerPlayer().limits(time: nil, depth: 4) == SearchLimits(depth: 4))
  }

  @Test(arguments: ["beginner", "champion"])
  func theSameSeedGivesTheSameGameAgainstALevel(level: String) throws {
    func play(seed: String) throws -> String {
      let outcome = try Program().run(
        ["game", "--random", "--seed", seed, "--as", "blue", "--against", level],
        input: Data("militarily\nundo\nmilitarily\n".utf8))
      #expect(outcome.status == 0)
      return outcome.output
    }
    let output = try play(seed: "7")
    #expect(output == (try play(seed: "7")))
    #expect(output != (try play(seed: "8")))
    // Taken back, the same move was answered by the same word.
    let answers = output.split(separator: "\n").filter { $0.hasPrefix("red plays") }
    try #require(answers.count == 3)
    #expect(answers[0] != answers[1])
    #expect(answers[1] == answers[2])
  }
}
