import LetterpressSolver
import Testing

@testable import LetterpressEngine

struct GameReviewTests {
  /// A complete review of moves by red and blue in turn, each with the chance before it and the points it lost.
  private func review(
    _ moves: [(best: Double, lost: Int)], redChance: Double, rarities: [Int]? = nil
  ) throws -> GameReview {
    let all = try moves.enumerated().map { place, move in
      try SyntheticMove(
        lost: move.lost, by: place.isMultiple(of: 2) ? .red : .blue, best: move.best, rarity: rarities?[place] ?? 35
      ).reviewed
    }
    let record = GameRecord(
      start: all[0].before,
      moves: try all.map { move in
        let lexicon = try Lexicon(WordList(parsing: Array("hobble".utf8)))
        return try PlayedMove(move.played.move, in: move.before, lexicon: lexicon)
      }, opponent: nil)
    var review = GameReview(ReviewLine(record))
    review.steps = all.map { .reviewed($0) }
    review.redChances[all.count] = redChance
    return review
  }

  @Test func accuracyIsTheMeanOfAPlayersMoves() throws {
    let review = try review([(0.6, 0), (0.6, 10), (0.6, 10), (0.6, 10)], redChance: 0.5)
    #expect(review.accuracy(of: .red) == 82 && review.accuracy(of: .blue) == 63)
  }

  @Test func theGameTurnsWhereTheLoserLostMostSinceBeingAhead() throws {
    // Red's first blunder is given back by blue's; the second is not.
    let moves = [(0.9, 50), (0.6, 40), (0.8, 30), (0.2, 5), (0.4, 10)]
    #expect(try review(moves, redChance: 0.1).turningPoint == 2)
    // What blue lost does not make red lose.
    #expect(try review(moves, redChance: 0.9).turningPoint == 1)
  }

  @Test func aGameThatIsEvenOrWasNeverInDoubtTurnsNowhere() throws {
    #expect(try review([(0.9, 50), (0.6, 40)], redChance: 0.5).turningPoint == nil)
    #expect(try review([(0.1, 2), (0.9, 0), (0.08, 6)], redChance: 0.02).turningPoint == nil)
  }

  @Test func mostIsLearntFromTheBestKnownWord() throws {
    let moves = [(0.9, 50), (0.6, 4), (0.8, 60), (0.2, 20), (0.9, 30)]
    let easiest = try review(moves, redChance: 0.1, rarities: [35, 35, 35, 35, 10])
    #expect(easiest.lesson(for: .red)?.step == 4)
    #expect(easiest.summary().contains("Easiest to find would have been ZEBRA for red at move 5."))
    // Of equally known words, that with which most was lost.
    #expect(try review(moves, redChance: 0.1).lesson(for: .red)?.step == 2)
    // Nothing is learnt from inaccuracies, nor from words that few people know.
    #expect(easiest.lesson(for: .blue) == nil)
    let unknown = try review(moves, redChance: 0.1, rarities: [70, 70, 70, 70, 70])
    #expect(unknown.lesson(for: .red) == nil && !unknown.summary().contains("Easiest"))
  }

  @Test func theGameTurnsNowhereBeforeTheReviewIsComplete() throws {
    var review = try review([(0.9, 50), (0.6, 4)], redChance: 0.1)
    #expect(review.turningPoint == 0)
    review.steps.removeLast()
    #expect(review.turningPoint == nil)
    #expect(!review.summary().contains("turning point"))
  }
}
