import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

/// How a player stands, in one word.
struct StandingTests {
  @Test(arguments: [
    (100, Standing.winning), (85, .winning), (84, .good), (60, .good), (59, .even), (50, .even), (41, .even),
    (40, .behind), (16, .behind), (15, .losing), (0, .losing),
  ])
  func dependsOnTheChance(percent: Int, standing: Standing) { #expect(Standing(percent: percent) == standing) }

  @Test(arguments: 0...100) func isTheOppositeForTheOpponent(percent: Int) {
    let opposites: [Standing: Standing] = [
      .winning: .losing, .good: .behind, .even: .even, .behind: .good, .losing: .winning,
    ]
    #expect(opposites[Standing(percent: percent)] == Standing(percent: 100 - percent))
  }

  /// Not even a move that seems lost is said to be.
  @Test(arguments: [0.97, 0.5, 0.15, 0]) func anUnknownValueHasNone(chance: Double) throws {
    let game = try HandmadeReport(HandmadeReport.midgame, words: ["hog"])
    let move = try game.move("hog: D2 D4 A2", chance == 0 ? .loses(plies: 2) : .lead(0), chance: chance)
    #expect(Standing(of: move) == Standing(percent: move.percent))
    #expect(Standing(of: move.asBound) == nil)
  }
}
