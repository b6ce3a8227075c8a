import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressEngine

struct KnownMoveTests {
  private let game: HandmadeReport

  init() throws {
    game = try HandmadeReport(
      HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20", "dog\t35", "at\t36", "gaze"])
  }

  private func advice(
    _ moves: [RankedMove], known: [RankedMove]? = nil, goal: MoveCriteria.Goal = .win
  ) -> Advice {
    Advice(
      game.report(moves), printing: 10, board: PreparedBoard(game.position.board, lexicon: game.lexicon),
      criteria: MoveCriteria(goal: goal), known: known.map { game.report($0) })
  }

  private func rare(_ chance: Double) throws -> RankedMove {
    try game.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2), chance: chance)
  }

  private func hog(_ chance: Double) throws -> RankedMove { try game.move("hog: D2 D4 A2", .lead(1), chance: chance) }
  private func dog(_ chance: Double) throws -> RankedMove { try game.move("dog: A5 D4 A2", .lead(1), chance: chance) }

  @Test func saysWhatTheBestKnownWordCosts() throws {
    let advice = try advice([rare(0.63), game.move("at: C4 A1", .lead(1), chance: 0.6)], known: [hog(0.57)])
    #expect(advice.known?.move == (try hog(0.57)))
    #expect(abs((advice.known?.cost ?? 0) - 0.06) < 1e-9)
    #expect(
      advice.knownSentence
        == "Few people know muttonheads (rarity 95). The best known word is hog on D2 D4 A2: 57% to win instead of 63%."
    )
  }

  @Test func costsTilesIfTheyAreTheGoal() throws {
    let advice = try advice([rare(0.3)], known: [hog(0.5)], goal: .tiles)
    let taken = try rare(0.3)
    let count = taken.captured.count + taken.claimed.count
    #expect(
      advice.knownSentence
        == "Few people know muttonheads (rarity 95). The best known word is hog on D2 D4 A2: "
        + "it takes 3 tiles instead of \(count).")
    #expect(!advice.isCloseCall)
    let gaze = try game.move("gaze: B5 C4 B2 B1", .lead(1), chance: 0.57)
    #expect(gaze.captured.count + gaze.claimed.count == 3)
    #expect(
      try self.advice([gaze], known: [hog(0.5)], goal: .tiles).knownSentence?.hasSuffix(": it also takes 3 tiles.")
        == true)
  }

  @Test func isNamedBesideAWordOfUnknownRarity() throws {
    let gaze = try game.move("gaze: B5 C4 B2 B1", .lead(1), chance: 0.57)
    let advice = try advice([gaze], known: [hog(0.57)])
    #expect(
      advice.knownSentence
        == "It is not known how rare gaze is. The best known word is hog on D2 D4 A2: also 57% to win.")
  }

  /// Results of one search compare better than those of two.
  @Test func prefersTheResultOfTheFirstSearch() throws {
    #expect(try advice([rare(0.63), dog(0.6)], known: [hog(0.57)]).known?.move == (try dog(0.6)))
    #expect(try advice([rare(0.63), dog(0.5)], known: [hog(0.57)]).known?.move == (try hog(0.57)))
    #expect(try advice([rare(0.63), hog(0.5)], known: [hog(0.57)]).known?.move == (try hog(0.5)))
    #expect(try advice([rare(0.63), dog(0.6)]).known?.move == (try dog(0.6)))
  }

  @Test func costsNothingIfItLooksBetter() throws {
    #expect(try advice([rare(0.5)], known: [hog(0.57)]).known?.cost == 0)
  }

  @Test func isGivenOnlyIfTheBestWordIsNotKnown() throws {
    #expect(try advice([hog(0.5), dog(0.4)], known: [dog(0.6)]).known == nil)
    #expect(try advice([hog(0.5)]).knownSentence == nil)
    #expect(try advice([rare(0.5)]).known == nil)
    #expect(try advice([game.move("", .lead(0))], known: [hog(0.5)]).known == nil)
    // The other search prefers to pass.
    #expect(try advice([rare(0.5)], known: [game.move("", .lead(0))]).known == nil)
  }
}
