import LetterpressWorkshop
import PlainSolver
import Testing

@testable import LetterpressSolver

struct ValuedMoveTests {
  /// The moves are legal, and so are the answers. No tile belongs to both players.
  @Test(arguments: 1...6)
  func ownersAreThoseAfterLegalMoves(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    let board = PreparedBoard(position.board)
    let sides = Sides(position)
    let moves = board.valuedMoves(of: position, depth: 2)
    guard position.outcome == nil else {
      #expect(moves.isEmpty)
      return
    }
    let reachable = Self.reachable(sides, PlayedWords(position, on: board), on: board)
    for move in moves {
      let after = Sides(own: move.own, opponent: move.opponent)
      #expect(reachable.contains(after))
      #expect(after.own & after.opponent == [])
      #expect(move.ownAfterAnswer & move.opponentAfterAnswer == [])
      // Whoever answers loses nothing by it.
      #expect(move.opponentAfterAnswer & move.opponent == move.opponent)
      #expect(move.ownAfterAnswer & move.own == move.ownAfterAnswer)
      #expect(abs(move.value) < SearchValue.leastWin)
    }
  }

  /// A line ends with the answer. Its value is the sum of what the positions before and after the answer say.
  @Test(arguments: 1...6)
  func firstValueIsThatOfTheAnswer(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    let board = PreparedBoard(position.board)
    for move in board.valuedMoves(of: position, depth: 2) {
      let before = board.evaluations.beforeLast.value(mover: move.own, opponent: move.opponent)
      let after = board.evaluations.afterLast.value(mover: move.opponentAfterAnswer, opponent: move.ownAfterAnswer)
      #expect(move.firstValue == before - after)
    }
  }

  /// Searches of different depths value the same move. A sign the wrong way round would make them differ by a whole board.
  @Test func valuesOfDepthsAreClose() throws {
    var differences: [Int32] = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let position = try SearchSamples.english(seed)
      let moves = PreparedBoard(position.board).valuedMoves(of: position, depth: 3)
      differences += moves.map { abs($0.value - $0.firstValue) }
    }
    #expect(differences.count > 20)
    #expect(differences.sorted()[differences.count / 2] < 300)
  }

  /// The sides after every move that the enumerator finds.
  private static func reachable(_ sides: Sides, _ played: borrowing PlayedWords, on board: PreparedBoard) -> Set<Sides>
  {
    var enumerator = PlacementEnumerator(board: board)
    enumerator.enumerate(sides, played)
    return Set((0..<enumerator.found.count).map { sides.taking(enumerator.found[$0].taken) })
  }
}
