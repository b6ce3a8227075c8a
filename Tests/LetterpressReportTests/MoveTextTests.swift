import LetterpressReport
import LetterpressSolver
import Testing

struct MoveTextTests {
  @Test(arguments: [
    (Verdict.wins(plies: 1), "wins the game"), (.wins(plies: 3), "wins in 3 plies, whatever the other one does"),
    (.loses(plies: 1), "loses in 1 ply"), (.loses(plies: 2), "loses in 2 plies"),
    (.draws, "ends the game, which nobody wins"), (.seemsToWin(plies: 5), "seems to win in 5 plies"),
    (.seemsToLose(plies: 4), "seems to lose in 4 plies"), (.lead(2.35), "worth a lead of 2.4 tiles"),
    (.lead(0.05), "worth a lead of 0.1 tiles"), (.lead(0.04), "leaves both players level"),
    (.lead(-0.04), "leaves both players level"), (.lead(-2.4), "leaves you 2.4 tiles behind"),
    (.lead(-12), "leaves you 12.0 tiles behind"),
  ])
  func saysInWordsWhatTheSearchThinks(verdict: Verdict, text: String) {
    #expect(MoveText.longVerdict(verdict) == text)
  }
}
