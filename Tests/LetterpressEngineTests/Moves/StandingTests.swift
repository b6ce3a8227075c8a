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
}
