import LetterpressHistory
import LetterpressSolver
import PlainSolver
import LetterpressWorkshop
import Testing

struct InferenceTallyTests {
  /// Gaps of one to three moves in games between styles, each with and without a known turn.
  @Test(arguments: [false, true])
  func findsWhatWasPlayedInGames(knowsAllWords: Bool) {
    var all = InferenceTally()
    var single = InferenceTally()
    for seed in Cases.few(2, of: 0..<24 as Range<UInt64>) {
      let game = StyleGame(seed: seed, knowsAllWords: knowsAllWords)
      let board = PreparedBoard(game.positions[0].board)
      var generator = SeededGenerator(seed: seed)
      for moveCount in 1...3 where game.moves.count >= moveCount {
        let start = Int.random(in: 0...game.moves.count - moveCount, using: &generator)
        for knowsTurn in [true, false] {
          all.look(
            at: game, from: start, moveCount: moveCount, on: board, assuming: GameHistory.usualMoveCounts
          ) { InferenceTally.snapshot(of: $0, knowsTurn: knowsTurn) }
        }
        guard moveCount == 1 else { continue }
        for start in stride(from: start % 5, to: game.moves.count, by: 5) {
          single.look(at: game, from: start, moveCount: 1, on: board, assuming: 1...1)
        }
      }
    }
    #expect(all.gapCount > Cases.number(10, ofAll: 130))
    #expect(all.listedCount == all.wordCount, "\(all.failure ?? "")")
    #expect(all.wrongCertainCount == 0, "\(all.failure ?? "")")
    #expect(single.wrongCertainCount == 0 && single.listedCount == single.wordCount)
    #expect(10 * single.firstCount > Cases.number(4, ofAll: 6) * single.gapCount)
    #expect(Cases.number(4, ofAll: 3) * single.certainCount > single.gapCount)
  }

  /// Two moves, of which a picture shows the tiles of the second, and the first was suggested.
  @Test func findsTwoMovesOfWhichSomethingIsKnown() throws {
    var tally = PairTally()
    for seed in Cases.few(4, of: 0..<24 as Range<UInt64>) {
      let game = StyleGame(seed: seed, knowsAllWords: true)
      let board = PreparedBoard(game.positions[0].board)
      var generator = SeededGenerator(seed: seed)
      for start in stride(from: StyleGame.drawnWords, to: game.moves.count - 1, by: 3) {
        guard let gap = game.suggestedMoves(from: start, on: board, using: &generator) else { continue }
        tally.look(at: gap, knowing: .suggestionsAndTiles, on: board)
      }
    }
    #expect(tally.gapCount > Cases.number(5, ofAll: 40))
    #expect(10 * tally.rightCount >= 9 * tally.gapCount)
    #expect(2 * tally.sureCount >= tally.gapCount && 20 * tally.wrongSureCount <= tally.sureCount)
  }
}
