import LetterpressEngine
import LetterpressSolver
import Testing

struct MoveOutlookTests {
  private let before: Position
  private let after: Position
  private let placement: Placement

  init() throws {
    before = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red")
    placement = Placement(word: "hej", tiles: [16, 1, 2])
    var after = before
    try after.play(.play(placement), in: Lexicon(WordList(parsing: Array("hej".utf8))))
    self.after = after
  }

  /// Blue's best answer, with a verdict on it.
  private func answer(_ verdict: Verdict, chance: Double, word: String? = "zoo") -> RankedMove {
    let move = word.map { Move.play(Placement(word: $0, tiles: Array(0..<$0.count))) } ?? .pass
    return RankedMove(
      move: move, captured: TileSet(), claimed: TileSet(), position: after, verdict: verdict, chance: chance,
      continuation: [])
  }

  @Test(arguments: [
    (Verdict.lead(2), 0.626, "zoo" as String?, ", 37% to win; blue's best answer is ZOO."),
    (.seemsToLose(plies: 4), 0.02, nil, ", >95% to win; blue's best answer is to pass."),
    (.wins(plies: 1), 1, "zoo", "; but then blue wins with ZOO."),
    (.wins(plies: 3), 1, "zoo", "; but then blue wins within 3 turns, beginning with ZOO."),
    (.loses(plies: 2), 0, "zoo", "; it wins within 3 turns, whatever blue does."),
    (.draws, 0.5, "zoo", "; that leads to a draw."),
  ])
  func describesAWordAndItsOutcome(verdict: Verdict, chance: Double, word: String?, end: String) {
    let outlook = MoveOutlook(placement, from: before, to: after, answer: answer(verdict, chance: chance, word: word))
    let (red, blue) = (after.score(of: .red), after.score(of: .blue))
    #expect(
      outlook.sentence == "HEJ on B4 B1 C1 takes 2 from blue and 1 free, then red \(red), blue \(blue)\(end)")
  }

  /// Beside a board, a word says enough where a terminal has a percentage.
  @Test(arguments: [
    (Verdict.lead(2), 0.626, "zoo" as String?, ". Behind. Blue's best answer is ZOO."),
    (.lead(0), 0.5, nil, ". Even. Blue's best answer is to pass."),
    (.seemsToLose(plies: 4), 0.02, nil, ". Winning. Blue's best answer is to pass."),
    (.wins(plies: 1), 1, "zoo", "; but then blue wins with ZOO."),
    (.loses(plies: 2), 0, "zoo", "; it wins within 3 turns, whatever blue does."),
  ])
  func describesAWordOnAPage(verdict: Verdict, chance: Double, word: String?, end: String) {
    let outlook = MoveOutlook(placement, from: before, to: after, answer: answer(verdict, chance: chance, word: word))
    #expect(outlook.brief() == "takes 2 from blue and 1 free\(end)")
  }

  @Test(arguments: [
    (Player.red, Verdict.lead(2), 0.626, "takes 2 from orange and 1 free. Behind. Orange's best answer is ZOO."),
    (.red, .wins(plies: 1), 1, "takes 2 from orange and 1 free; but then orange wins with ZOO."),
    (.blue, .lead(2), 0.626, "takes 2 from you and 1 free. Good for you. Your best answer is ZOO."),
    (.blue, .lead(-2), 0.374, "takes 2 from you and 1 free. You are behind. Your best answer is ZOO."),
    (.blue, .lead(0), 0.5, "takes 2 from you and 1 free. Even. Your best answer is ZOO."),
    (.blue, .wins(plies: 3), 1, "takes 2 from you and 1 free; but then you win within 3 turns, beginning with ZOO."),
    (.blue, .loses(plies: 2), 0, "takes 2 from you and 1 free; it wins within 3 turns, whatever you do."),
  ])
  func callsThePlayersByTheirNames(you: Player, verdict: Verdict, chance: Double, text: String) {
    let outlook = MoveOutlook(placement, from: before, to: after, answer: answer(verdict, chance: chance))
    #expect(outlook.brief(PlayerNames(red: "green", blue: "orange", you: you)) == text)
  }

  @Test func saysHowTheMoverStands() {
    let searched = MoveOutlook(placement, from: before, to: after, answer: answer(.lead(2), chance: 0.626))
    #expect(searched.standing == .behind)
    #expect(MoveOutlook(placement, from: before, to: after, answer: nil).standing == nil)
  }

  @Test(arguments: [
    (Verdict.lead(2), 0.626, ", 63% to win; blue's best answer is ZOO."),
    (.loses(plies: 2), 0, "; but then blue wins with ZOO."),
    (.wins(plies: 3), 1, "; it wins within 3 turns, whatever blue does."),
  ])
  func describesAMoveFoundByTheSearch(verdict: Verdict, chance: Double, end: String) throws {
    let move = RankedMove(
      move: .play(placement), captured: TileSet([1, 16]), claimed: TileSet([2]), position: after, verdict: verdict,
      chance: chance, continuation: [.play(Placement(word: "zoo", tiles: [0, 1, 2]))])
    let sentence = try #require(MoveOutlook(move, from: before)).sentence
    let (red, blue) = (after.score(of: .red), after.score(of: .blue))
    #expect(sentence == "HEJ on B4 B1 C1 takes 2 from blue and 1 free, then red \(red), blue \(blue)\(end)")
  }

  @Test func saysHowTheGameEnds() throws {
    let start = try Position(parsing: "hejqqqqqqqqqqqqqqqqqqqqqq ...rRrrrRRRRRRRRRRRRRRRRR red")
    let placement = Placement(word: "hej", tiles: [0, 1, 2])
    var end = start
    try end.play(.play(placement), in: Lexicon(WordList(parsing: Array("hej".utf8))))
    let outlook = MoveOutlook(placement, from: start, to: end, answer: nil)
    #expect(outlook.sentence == "HEJ on A1 B1 C1 takes 3 free, then red 25, blue 0; red won 25 to 0.")
    #expect(outlook.brief(PlayerNames(you: .red)) == "takes 3 free; you won 25 to 0." && outlook.standing == .winning)
  }
}
