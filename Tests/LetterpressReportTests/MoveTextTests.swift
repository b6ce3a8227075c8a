import LetterpressReport
import LetterpressSolver
import LetterpressTestSupport
import Testing

struct MoveTextTests {
  @Test(arguments: [
    ("hog: D2 D4 A2", 0, "", "20"), ("hog: D2 D4 A2", 1, "(+1 way to place it)", "20"),
    ("gaze: B5 C4 B2 B1", 3, "(+3 ways to place it)", "?"), ("", 0, "", ""),
  ])
  func saysHowRareAWordIsAndHowElseItCanBePlaced(move: String, count: Int, others: String, rarity: String) throws {
    let report = try HandmadeReport(HandmadeReport.midgame, words: ["hog\t20", "gaze"])
    let move = try report.move(move, .lead(1), others: count)
    #expect(MoveText.otherPlacements(of: move) == others)
    #expect(MoveText.rarity(of: move) == rarity)
  }

  @Test(arguments: [
    (Verdict.wins(plies: 1), "wins the game"), (.wins(plies: 3), "wins within 3 turns, whatever the opponent does"),
    (.loses(plies: 1), "loses the game"), (.loses(plies: 2), "loses within 2 turns"),
    (.draws, "ends the game in a draw"), (.seemsToWin(plies: 5), "looks winning within 5 turns (not proven)"),
    (.seemsToWin(plies: 1), "looks winning within 1 turn (not proven)"),
    (.seemsToLose(plies: 4), "looks losing within 4 turns (not proven)"),
    (.lead(2.5), "you would lead by about 3 tiles"), (.lead(0.5), "you would lead by about 1 tile"),
    (.lead(0.49), "you would be about level"), (.lead(-0.04), "you would be about level"),
    (.lead(-2.4), "you would trail by about 2 tiles"), (.lead(-12), "you would trail by about 12 tiles"),
  ])
  func saysInWordsWhatTheSearchThinks(verdict: Verdict, text: String) {
    #expect(MoveText.longVerdict(verdict) == text)
  }
}
