import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

struct KnownMoveTests {
  private let game: HandmadeReport

  init() throws {
    game = try HandmadeReport(
      HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20", "dog\t35", "at\t36", "gaze"])
  }

  private func advice(_ moves: [RankedMove], printing count: Int = 10, goal: MoveCriteria.Goal = .win) -> Advice {
    Advice(
      game.report(moves), printing: count, board: PreparedBoard(game.position.board, lexicon: game.lexicon),
      criteria: MoveCriteria(goal: goal))
  }

  private func rare(_ chance: Double) throws -> RankedMove {
    try game.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2), chance: chance)
  }

  private func hog(_ chance: Double) throws -> RankedMove { try game.move("hog: D2 D4 A2", .lead(1), chance: chance) }
  private func dog(_ chance: Double) throws -> RankedMove { try game.move("dog: A5 D4 A2", .lead(1), chance: chance) }

  @Test func standsBelowTheBestMoveWithItsChance() throws {
    let advice = try advice([rare(0.63), game.move("at: C4 A1", .lead(1), chance: 0.6), hog(0.57)], printing: 1)
    #expect(advice.known?.move == (try hog(0.57)))
    let taken = try rare(0.63)
    #expect(
      advice.answer == [
        "Play muttonheads on C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3: takes \(taken.captured.count) from blue, 63% to win. "
          + "Few people know it.",
        "Easier: hog on D2 D4 A2: takes 2 from blue and 1 free, 57% to win.",
      ])
  }

  /// The cost is the difference of the chances that stand beside it.
  @Test(arguments: [(0.6304, 0.5696, 0.06), (0.6296, 0.5704, 0.06), (0.5, 0.5, 0), (0.9, 0.123, 0.777)])
  func costsTheDifferenceOfThePrintedChances(best: Double, known: Double, cost: Double) throws {
    #expect(try advice([rare(best), hog(known)]).known?.cost == cost)
  }

  /// For tiles, a known word may win more often. That is not hidden.
  @Test func mayBeBetterIfTilesAreTheGoal() throws {
    let advice = try advice([rare(0.3), hog(0.5)], goal: .tiles)
    #expect(advice.known?.cost == -0.2)
    #expect(advice.answer.last == "Easier: hog on D2 D4 A2: takes 2 from blue and 1 free, 50% to win.")
    #expect(!advice.isCloseCall)
  }

  @Test func isNamedBesideAWordOfUnknownRarity() throws {
    let gaze = try game.move("gaze: B5 C4 B2 B1", .lead(1), chance: 0.57)
    let advice = try advice([gaze, hog(0.54)])
    #expect(advice.answer.first?.hasSuffix(", 57% to win. It is not known how rare it is.") == true)
    #expect(advice.answer.count == 2)
  }

  /// Words that are about as good are ordered by how well they are known, so the first need not be the likeliest to win.
  @Test func isTheKnownWordThatIsLikeliestToWin() throws {
    #expect(try advice([rare(0.63), dog(0.6), hog(0.605)]).known?.move == (try hog(0.605)))
    #expect(try advice([rare(0.63), dog(0.6), hog(0.6)]).known?.move == (try dog(0.6)))
    #expect(try advice([rare(0.63), dog(0.6).asBound, hog(0.5)]).known?.move == (try hog(0.5)))
  }

  @Test func isGivenOnlyIfTheBestWordIsNotKnown() throws {
    #expect(try advice([hog(0.5), dog(0.4)]).known == nil)
    #expect(try advice([hog(0.5)]).answer == ["Play hog on D2 D4 A2: takes 2 from blue and 1 free, 50% to win."])
    #expect(try advice([rare(0.5)]).known == nil)
    #expect(try advice([game.move("", .lead(0)), hog(0.4)]).known == nil)
  }
}
