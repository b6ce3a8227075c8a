import LetterpressSolver
import Testing

@testable import LetterpressWorkshop

/// What another program answers.
struct ArenaProgramTests {
  private func choice(_ text: String) -> (move: Move, assessment: ArenaAssessment?)? {
    ArenaProgram.choice(text.split(separator: " ").map(String.init))
  }

  @Test func readsMoves() throws {
    let whole = try #require(choice("hog A1,C2,E5 chance 0.25 verdict lead -1.5 answer zoo A1,A2,A3 depth 3"))
    #expect(whole.move == .play(Placement(word: "hog", tiles: [0, 7, 24])))
    #expect(whole.assessment?.chance == 0.25 && whole.assessment?.verdict == .lead(-1.5))
    #expect(choice("pass chance 1 verdict wins 1")?.assessment?.verdict == .wins(plies: 1))
    #expect(choice("pass chance 0.5 verdict draws")?.assessment?.verdict == .draws)
    let bare = try #require(choice("hog A1,C2,E5"))
    #expect(bare.assessment == nil && bare.move.word == "hog")
  }

  @Test(arguments: ["", "hog", "hog A1,F9,E5", "hog A1,,E5"])
  func refusesWhatIsNoMove(text: String) { #expect(choice(text) == nil) }

  @Test(arguments: ["wins 0", "wins", "loses x", "seemsToWin 1.5", "lead", "lead nan", "lead inf", "certain 3"])
  func ignoresVerdictsThatAreNone(text: String) {
    let words = "pass chance 0.5 verdict \(text)"
    #expect(choice(words)?.move == .pass && choice(words)?.assessment == nil)
  }
}
