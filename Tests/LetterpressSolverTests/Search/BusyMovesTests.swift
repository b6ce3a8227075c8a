import PlainSolver
import Testing

@testable import LetterpressSolver

/// What the threads of a search tell each other.
struct BusyMovesTests {
  private let moves = BusyMoves()

  @Test func knowsAMoveFromItsBeginningToItsEnd() {
    #expect(!moves.contains(5))
    moves.begin(5)
    #expect(moves.contains(5))
    moves.end(5)
    #expect(!moves.contains(5))
  }

  /// Keys with the same lowest bits have one place. The thread that lost it must not take it from the other one.
  @Test func keepsTheLaterOfTwoMovesOfOnePlace() {
    let (earlier, later): (UInt64, UInt64) = (1 << 40 | 5, 1 << 41 | 5)
    moves.begin(earlier)
    moves.begin(later)
    #expect(!moves.contains(earlier))
    moves.end(earlier)
    #expect(moves.contains(later))
    moves.end(later)
    #expect(!moves.contains(later))
  }

  @Test func tellsMovesAndPositionsApart() {
    func key(_ tiles: UInt32, _ position: UInt64) -> UInt64 {
      let tiles = TileSet(bits: tiles)
      return BusyMoves.key(of: Candidate(value: 0, group: 0, tiles: tiles, taken: tiles), in: position)
    }
    #expect(key(3, 7) == key(3, 7))
    #expect(Set([key(3, 7), key(3, 8), key(4, 7), key(3, BusyMoves.rootKey)]).count == 4)
  }

  /// A move that is put off is searched all the same: several threads find the wins in three that one finds.
  @Test(arguments: Cases.few(1, of: [3, 2, 8])) func findsTheWinsThatOneThreadFinds(threads: Int) throws {
    var provenCount = 0
    for seed in Cases.few(3, of: 1...24 as ClosedRange<UInt64>) {
      var generator = SeededGenerator(seed: seed)
      var boards = RandomBoards(seed: seed)
      let board = PreparedBoard(boards.next())
      let position = Position.random(wordCount: 6, on: board, using: &generator)
      func verdict(_ threads: Int) -> Verdict? {
        Search(of: position, on: board, limits: SearchLimits(depth: 4), table: TranspositionTable(size: 1 << 20))
          .run(threads: threads).moves.first?.verdict
      }
      guard case .wins(let plies) = verdict(1), plies <= 3 else { continue }
      provenCount += 1
      #expect(verdict(threads) == .wins(plies: plies), "board of seed \(seed)")
    }
    #expect(provenCount > 0)
  }
}
