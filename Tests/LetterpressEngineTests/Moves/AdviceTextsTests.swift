import LetterpressEngine
import LetterpressSolver
import PlainSolver
import Testing

/// What a page shows of advice.
struct AdviceTextsTests {
  private let game: HandmadeReport

  init() throws { game = try HandmadeReport(HandmadeReport.midgame, words: ["hog\t20", "muttonheads\t95", "gaze"]) }

  private func texts(_ moves: [RankedMove], _ names: PlayerNames = PlayerNames()) -> String {
    let board = PreparedBoard(game.position.board, lexicon: game.lexicon)
    let advice = Advice(game.report(moves), printing: 10, board: board, criteria: MoveCriteria())
    return "\(JSONValue.object(advice.pageMembers(names, warnings: [])))"
  }

  @Test func describesAMoveItsOutcomeAndTheAnswer() throws {
    let hog = try game.move("hog: D2 D4 A2", .lead(1), chance: 0.6, then: ["gaze: B5 C4 B2 B1"])
    var answered = hog.position
    try answered.play(hog.continuation[0], in: game.lexicon)
    let (red, blue) = (hog.position.score(of: .red), hog.position.score(of: .blue))
    let answer = texts([hog])
    #expect(answer.contains(#""texts":{"redPercent":60,"redChance":0.6,"redStanding":"good","expects":null,"#))
    #expect(answer.contains(#""texts":{"takes":"takes 2 from blue"#))
    #expect(
      answer.contains(
        #""standing":"good","chance":"60%","verdict":"","rarity":"","doubt":"","#
          + #""answer":"blue's best answer is GAZE, which takes "#))
    #expect(answer.contains(#""outlook":"takes 2 from blue and 1 free. Good. Blue's best answer is GAZE.","#))
    #expect(
      answer.contains(
        #""score":"\#(red):\#(blue)","owners":"\#(hog.position.owners)","formOf":null,"ending":null}"#
      ))
    #expect(
      answer.hasSuffix(
        #""hint":"Look for a word of 3 letters that most people know and that takes 2 from blue and 1 "#
          + #"free.","effort":"4 moves ahead in 1.0 s"}}"#), "\(answer)")
  }

  @Test func saysThatFewPeopleKnowAWord() throws {
    let rare = try game.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2), chance: 0.7)
    let answer = texts([rare])
    #expect(answer.contains(#""verdict":"","rarity":"rare","#) && answer.contains("that few people know"))
  }

  /// A word of an own list may be well known, only its rarity is missing.
  @Test func aWordOfUnknownRarityIsNotSaidToBeRare() throws {
    let answer = texts([try game.move("gaze: B5 C4 B2 B1", .lead(1), chance: 0.6)])
    #expect(answer.contains(#""verdict":"","rarity":"perhaps rare","#))
    #expect(answer.contains("Look for a word of 4 letters that may be rare and that takes"), "\(answer)")
  }

  @Test func aPassNeedsNoHint() throws {
    let answer = texts([try game.move("", .lead(0), chance: 0.5)])
    #expect(
      answer.contains(
        #""takes":"","standing":"even","chance":"50%","verdict":"","rarity":"","doubt":"","#
          + #""answer":null,"outlook":"","#))
    #expect(answer.contains(#""hint":"Passing is best.""#))
  }

  @Test func callsThePlayersByTheirNames() throws {
    let hog = try game.move("hog: D2 D4 A2", .lead(1), chance: 0.6, then: ["gaze: B5 C4 B2 B1"])
    let answer = texts([hog], PlayerNames(red: "green", blue: "orange", you: .blue))
    #expect(answer.contains(#""takes":"takes 2 from you and 1 free""#))
    #expect(answer.contains(#""answer":"your best answer is GAZE, which takes 1 from green"#), "\(answer)")
    #expect(answer.contains(#"You are behind. Your best answer is GAZE."#))
    #expect(answer.contains("that takes 2 from you and 1 free."))
  }

  @Test(arguments: [
    (Verdict.wins(plies: 3), "wins in 3"), (.loses(plies: 2), "loses in 2"), (.seemsToWin(plies: 5), "likely win"),
    (.seemsToLose(plies: 5), "likely loss"), (.lead(3), ""),
  ])
  func saysWhichEndIsInSight(verdict: Verdict, text: String) throws {
    #expect(texts([try game.move("hog: D2 D4 A2", verdict)]).contains(#""verdict":"\#(text)","#))
  }

  /// What the opponent may play is not meant for the player: said from the opponent's side, a good move would be good news.
  @Test(arguments: [
    (Verdict.wins(plies: 1), 1.0, "you lose", "0% for you", "you lose"),
    (.wins(plies: 3), 1, "you lose", "0% for you", "you lose in 3"),
    (.seemsToWin(plies: 5), 0.99, "you are losing", "<5% for you", "you are likely to lose"),
    (.lead(2), 0.7, "you are behind", "30% for you", ""), (.lead(0), 0.5, "even", "50% for you", ""),
    (.lead(-2), 0.3, "good for you", "70% for you", ""), (.draws, 0.5, "draws", "50% for you", "draw"),
    (.seemsToLose(plies: 4), 0.005, "you are winning", ">95% for you", "you are likely to win"),
    (.loses(plies: 4), 0, "you win", "100% for you", "you win in 4"),
  ])
  func takesThePlayersSideOnTheOpponentsTurn(
    verdict: Verdict, chance: Double, standing: String, percent: String, ending: String
  ) throws {
    let hog = try game.move("hog: D2 D4 A2", verdict, chance: chance)
    let answer = texts([hog], PlayerNames(you: .blue))
    #expect(answer.contains(#""standing":"\#(standing)","chance":"\#(percent)","verdict":"\#(ending)","#), "\(answer)")
    #expect(answer.contains(#""score":"\#(hog.position.score(of: .blue)):\#(hog.position.score(of: .red))","#))
    #expect(answer.contains(#""expects":"red may play","#))
    let own = texts([hog], PlayerNames(you: .red))
    #expect(own.contains(#""score":"\#(hog.position.score(of: .red)):\#(hog.position.score(of: .blue))","#))
    #expect(
      own.contains(#""expects":null,"#)
        && own.contains(#""redChance":\#(chance == 1 || chance == 0 ? "\(Int(chance))" : "\(chance)")"#))
  }

  /// The order weighs words as well as chances. That may put a move a point below one that is not as likely to win, but no row is said to
  /// be better than one above it.
  @Test func noRowIsSaidToBeBetterThanOneAboveIt() throws {
    let moves = [
      try game.move("gaze: B5 C4 B2 B1", .lead(1.2), chance: 0.844),
      try game.move("hog: D2 D4 A2", .lead(1.3), chance: 0.852),
    ]
    let answer = texts(moves)
    #expect(
      answer.contains(#""standing":"good","chance":"84%""#) && answer.contains(#""standing":"good","chance":"85%""#))
  }

  /// If the search did not find something out, the texts do not claim it.
  @Test func aMoveOfUnknownValueHasNoNumber() throws {
    let hog = try game.move("hog: D2 D4 A2", .wins(plies: 3), chance: 0.9)
    let bound = hog.asBound
    #expect(texts([bound]).contains(#""standing":null,"chance":null,"#))
    #expect(texts([bound]).contains(#""outlook":"takes 2 from blue and 1 free.""#))
  }
}
