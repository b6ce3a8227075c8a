@testable import LetterpressEngine
import LetterpressSolver
import PlainSolver
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
    (.draws, "leads to a draw"), (.seemsToWin(plies: 5), "looks winning within 5 turns (not proven)"),
    (.seemsToWin(plies: 1), "looks winning within 1 turn (not proven)"),
    (.seemsToLose(plies: 4), "looks losing within 4 turns (not proven)"),
    (.lead(2.5), "you would lead by about 3 tiles"), (.lead(0.5), "you would lead by about 1 tile"),
    (.lead(0.49), "you would be about level"), (.lead(-0.04), "you would be about level"),
    (.lead(-2.4), "you would trail by about 2 tiles"), (.lead(-12), "you would trail by about 12 tiles"),
  ])
  func putsVerdictsIntoWords(verdict: Verdict, text: String) {
    #expect(VerdictText.long(verdict) == text)
  }

  /// If the value of a move is not known, nothing is claimed about it, not even that it seems lost.
  @Test(arguments: [
    Verdict.lead(2.5), .seemsToWin(plies: 5), .wins(plies: 3), .draws, .seemsToLose(plies: 4), .loses(plies: 2),
  ])
  func saysNothingOfAnUnknownValue(verdict: Verdict) throws {
    let unknown = try move([16, 1, 2], verdict, chance: 0.626, isBound: true)
    #expect(VerdictText.ending(of: unknown, by: .red, PlayerNames()).isEmpty)
    #expect(!unknown.description.contains("63"))
    #expect(VerdictText.chance(of: unknown) == nil && VerdictText.chanceOrEnd(of: unknown) == nil)
    #expect(MoveText.summary(of: unknown, by: .red) == "hej on B4 B1 C1: takes 2 from blue and 1 free")
    #expect("\(JSONValue.object(Advice.members(of: unknown)))".contains(#""verdict":null,"chance":null,"bound":true,"#))
    let exact = try move([16, 1, 2], verdict, chance: 0.626)
    #expect(VerdictText.chance(of: exact) == "63%")
    #expect(exact.description.hasSuffix(", 63%"))
  }

  /// A move from a position, with a verdict on it.
  private func move(_ tiles: [Int], _ verdict: Verdict, chance: Double, isBound: Bool = false) throws -> RankedMove {
    // The text does not depend on the position after the move.
    let before = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos")
    let word = tiles.compactMap { before.board[$0].map { String($0.description).lowercased() } }.joined()
    return RankedMove(
      move: .play(Placement(word: word, tiles: tiles)),
      captured: TileSet(tiles).intersection(before.owners.blue),
      claimed: TileSet(tiles).intersection(before.owners.unclaimed), position: before, verdict: verdict, chance: chance,
      isBound: isBound, continuation: [])
  }

  @Test func summarizesAMoveInOneSentence() throws {
    #expect(
      MoveText.summary(of: try move([16, 1, 2], .lead(1.25), chance: 0.626), by: .red)
        == "hej on B4 B1 C1: takes 2 from blue and 1 free, 63% to win")
    #expect(
      MoveText.summary(of: try move([0], .wins(plies: 3), chance: 1), by: .red)
        == "t on A1: takes no tiles, wins by force within 3 turns by this word list")
  }

  /// Wherever a search's first move is named, its value is missing if it is not known: with the rest of the answer, in the line
  /// that is drawn during the search, and in what a page draws.
  @Test(arguments: [Verdict.lead(2.5), .wins(plies: 3), .seemsToLose(plies: 4), .loses(plies: 2)])
  func anAnswerSaysNothingOfAnUnknownValue(verdict: Verdict) throws {
    let made = try HandmadeReport(HandmadeReport.midgame, words: ["hog\t20"])
    let report = made.report([try made.move("hog: D2 D4 A2", verdict, chance: 0.626).asBound])
    #expect(MoveText.status(of: report) == "best so far: hog; 4 moves ahead, 12345 positions")
    let board = PreparedBoard(made.position.board, lexicon: made.lexicon)
    let advice = Advice(report, printing: 1, board: board, criteria: MoveCriteria())
    #expect(advice.answer == ["Play hog on D2 D4 A2: takes 2 from blue and 1 free."])
    #expect(advice.reason == "Play hog: it takes 2 blue tiles and 1 free one.")
    let texts = "\(JSONValue.object(advice.pageMembers(PlayerNames(), warnings: [])))"
    #expect(texts.contains(#""texts":{"redPercent":null,"redChance":null,"#))
    #expect(texts.contains(#""standing":null,"chance":null,"verdict":"","#), "\(texts)")
  }

  /// The word comes first, so that it is seen in a narrow terminal.
  @Test func theProgressOfASearchBeginsWithTheMove() throws {
    let made = try HandmadeReport(HandmadeReport.midgame, words: ["hog\t20"])
    func status(_ verdict: Verdict, _ chance: Double) throws -> String {
      MoveText.status(of: made.report([try made.move("hog: D2 D4 A2", verdict, chance: chance)]))
    }
    #expect(try status(.wins(plies: 3), 1) == "best so far: hog, wins in 3; 4 moves ahead, 12345 positions")
    #expect(try status(.seemsToWin(plies: 5), 0.99) == "best so far: hog, >95%; 4 moves ahead, 12345 positions")
    #expect(MoveText.status(of: made.report([])) == "4 moves ahead, 12345 positions")
  }

  /// Beyond that, nobody knows it better.
  @Test(arguments: [
    (0.951, "95%"), (0.956, ">95%"), (0.99, ">95%"), (0.05, "5%"), (0.044, "<5%"), (0.005, "<5%"), (0.5, "50%"),
  ])
  func roundsChancesNearCertainty(chance: Double, text: String) throws {
    let move = try move([16, 1, 2], .lead(1.25), chance: chance)
    #expect(VerdictText.chance(of: move) == text && VerdictText.chanceOrEnd(of: move) == text)
  }

  @Test(arguments: [
    (Verdict.wins(plies: 1), 1.0, "wins"), (.wins(plies: 3), 1, "wins in 3"), (.loses(plies: 2), 0, "loses in 2"),
    (.draws, 0.5, "draw"), (.seemsToWin(plies: 5), 0.99, ">95%"), (.seemsToLose(plies: 4), 0.005, "<5%"),
  ])
  func saysInAWordWhatIsProven(verdict: Verdict, chance: Double, text: String) throws {
    #expect(VerdictText.chanceOrEnd(of: try move([16, 1, 2], verdict, chance: chance)) == text)
  }
}
