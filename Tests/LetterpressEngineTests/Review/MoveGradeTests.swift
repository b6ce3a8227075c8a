import LetterpressSolver
import Testing

@testable import LetterpressEngine

struct MoveGradeTests {
  @Test(arguments: [
    (0, MoveGrade.best), (1, .best), (2, .good), (7, .good), (8, .inaccuracy), (23, .inaccuracy), (24, .mistake),
    (34, .mistake), (35, .blunder), (100, .blunder),
  ])
  func followsFromThePointsLost(lost: Int, grade: MoveGrade) {
    #expect(MoveGrade(lost: lost) == grade)
  }

  @Test func anAccuracyOfHalfIsAboutFifteenPoints() throws {
    #expect(try SyntheticMove(lost: 0).reviewed.accuracy == 100)
    #expect((63.0...63.2).contains(try SyntheticMove(lost: 10).reviewed.accuracy))
    #expect((9.9...10.1).contains(try SyntheticMove(lost: 50).reviewed.accuracy))
  }

  @Test func theOnlyMoveIsOneWhoseAlternativesLoseMuch() throws {
    #expect(try SyntheticMove(lost: 0, other: 0.41).reviewed.grade == .best)
    #expect(try SyntheticMove(lost: 0, other: 0.40).reviewed.grade == .onlyMove)
    #expect(try SyntheticMove(lost: 5, other: 0.10).reviewed.grade == .good)
  }

  /// Where every move loses, none is the best for nothing, and none was a mistake.
  @Test func noMoveIsGradedWhereAllIsLost() throws {
    #expect(try SyntheticMove(lost: 0, best: 0.04).reviewed.grade == .alreadyLost)
    #expect(try SyntheticMove(lost: 3, best: 0.04).reviewed.grade == .alreadyLost)
    #expect(try SyntheticMove(lost: 0, best: 0.05).reviewed.grade == .best)
    let lost = MoveValue(.win(.blue), for: .red)
    #expect(try SyntheticMove(played: lost, best: lost).reviewed.grade == .alreadyLost)
  }

  /// Chances are worded as those of moves are elsewhere: beyond 95% no search is exact.
  @Test(arguments: [
    (0.974, 8, ">95% with the best move, 89% as played."), (0.30, 27, "30% with the best move, <5% as played."),
  ])
  func saysChancesAsMovesDo(best: Double, lost: Int, end: String) throws {
    let move = try SyntheticMove(lost: lost, best: best).reviewed
    #expect(move.chances() == "Red's chance: " + end)
    #expect(move.chances(.page(PlayerNames(you: .red))) == "Your chance: " + end)
  }

  /// A sure win that was left for one that is only likely is no best move.
  @Test func aMissedProofIsNotTheBestMove() throws {
    let won = MoveValue(.win(.red), for: .red)
    let likely = MoveValue(verdict: .seemsToWin(plies: 5), chance: 0.99)
    #expect(try SyntheticMove(played: likely, best: won).reviewed.grade == .good)
    #expect(try SyntheticMove(played: won, best: won).reviewed.grade == .best)
  }
}
