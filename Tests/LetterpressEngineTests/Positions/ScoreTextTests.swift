@testable import LetterpressEngine
import LetterpressSolver
import Testing

struct ScoreTextTests {
  private func position(_ text: String) throws -> Position {
    try Position(parsing: "tejntgzhhgpsmzpthaoudgbph " + text)
  }

  @Test(arguments: [
    ("rrrrrrrrrrrrrbbbbbbbbbbbb red at", "Red 13 (8 defended), blue 12 (7 defended); red won"),
    ("........................b red he,-,-", "Red 0 (0 defended), blue 1 (0 defended); blue won"),
    ("rb....................... red he,-,-", "Red 1 (0 defended), blue 1 (0 defended); a draw"),
    ("rb....................... blue", "Red 1 (0 defended), blue 1 (0 defended); blue to move"),
  ])
  func namesScoresAndTurnOrResult(line: String, text: String) throws {
    #expect(ScoreText.line(try position(line)) == text)
  }

  @Test func leavesOutDefendedTilesIfTheyDoNotFit() throws {
    let position = try position("rb....................... blue")
    let full = ScoreText.line(position)
    #expect(ScoreText.line(position, width: full.count) == full)
    #expect(ScoreText.line(position, width: full.count - 1) == "Red 1, blue 1; blue to move")
    #expect(ScoreText.line(position, width: 1) == "Red 1, blue 1; blue to move")
  }

  /// A picture does not always show whose turn it is, but a full board tells who won.
  @Test func saysWhatAPictureShows() throws {
    let open = try position("rb....................... blue").owners
    #expect(ScoreText.line(open, turn: .blue) == ScoreText.line(try position("rb....................... blue")))
    #expect(ScoreText.line(open, turn: nil, width: 40) == "Red 1, blue 1; unclear whose turn it is")
    #expect(ScoreText.brief(open, turn: nil) == "Red 1, blue 1")
    #expect(ScoreText.brief(open, turn: .red) == "Red 1, blue 1; red to move")
    let full = try position("bbbbbbbbbbbbbrrrrrrrrrrrr red at").owners
    #expect(ScoreText.brief(full, turn: nil) == "Red 12, blue 13; blue won")
    #expect(ScoreText.line(full, turn: nil, width: 40) == ScoreText.brief(full, turn: nil))
  }
}
