import LetterpressTestSupport
import Testing

@testable import LetterpressSolver

/// What is played where every move loses.
struct LostPositionTests {
  /// If the opponent can finish after every move, the search plays one after which no known word finishes, if there is such a
  /// move.
  @Test func leavesRareWordsToFinishWith() throws {
    var (lost, spared) = (0, 0)
    for seed in 0..<600 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 10)
      // Every third word is known.
      let rated = sample.words.enumerated().map { "\($1) \($0 % 3 == 0 ? 20 : 90)" }.joined(separator: "\n")
      let known = Set(sample.words.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
      let board = PreparedBoard(sample.position.board, lexicon: try Lexicon(try WordList(parsing: rated.utf8)))
      let report = Search(of: sample.position, on: board, limits: SearchLimits(depth: 4)).run()
      guard let best = report.moves.first, best.verdict == .loses(plies: 2), case .play = best.move else { continue }
      lost += 1
      func finishes(after move: Move) -> [String] {
        var game = sample.game
        game.make(move)
        return game.placements(of: sample.words).filter { answer in
          var next = game
          next.make(.play(answer))
          return next.result == game.turn
        }.map(\.word)
      }
      let left = sample.game.placements(of: sample.words).filter { !finishes(after: .play($0)).isEmpty }
      let canSpare = left.contains { known.isDisjoint(with: finishes(after: .play($0))) }
      if canSpare { spared += 1 }
      #expect(known.isDisjoint(with: finishes(after: best.move)) == canSpare, "seed \(seed): \(best)")
    }
    #expect(lost >= 10 && spared >= 3 && spared < lost, "\(lost) lost, \(spared) with a choice")
  }
}
