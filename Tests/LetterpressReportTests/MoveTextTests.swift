import LetterpressReport
import LetterpressSolver
import Testing

struct MoveTextTests {
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
