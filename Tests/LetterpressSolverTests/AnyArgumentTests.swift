import LetterpressSolver
import Testing

/// Public functions answer, throw, or name a precondition, whatever the argument.
struct AnyArgumentTests {
  private static let board = PreparedBoard("tejntgzhhgpsmzpthaoudgbph")

  private static let numbers: [Int] = [.min, -1, 0, 1, 2, 64, 65, 1000, .max]

  @Test(arguments: [.min, -1, 0] as [Int64], [SearchClock.wall, .processor])
  func aTimeThatIsOverEndsTheSearch(seconds: Int64, clock: SearchClock) {
    let limits = SearchLimits(time: .seconds(seconds), clock: clock)
    let report = Search(of: Position(board: Self.board.layout), on: Self.board, limits: limits).run(ranking: 3)
    // The time is asked for only now and then.
    #expect(report.depth <= 2 && report.moves.count == 3)
  }

  @Test(arguments: [.max, .max / 2, 10_000_000_000] as [Int64], [SearchClock.wall, .processor])
  func aVeryLongTimeIsNoLimit(seconds: Int64, clock: SearchClock) {
    let limits = SearchLimits(time: .seconds(seconds), clock: clock, depth: 2)
    let report = Search(of: Position(board: Self.board.layout), on: Self.board, limits: limits).run(ranking: 3)
    #expect(report.depth == 2 && report.moves.count == 3)
  }

  @Test(arguments: numbers)
  func anyNumberIsALimit(number: Int) {
    let position = Position(board: Self.board.layout)
    let table = TranspositionTable(size: 1 << 16)
    for limits in [SearchLimits(depth: number, nodeCount: 1000), SearchLimits(depth: 2, nodeCount: number)] {
      let report = Search(of: position, on: Self.board, limits: limits, table: table)
        .run(ranking: number, threads: min(number, 2))
      #expect(!report.moves.isEmpty && report.depth <= 64)
    }
  }

  @Test(arguments: numbers)
  func anyNumberIsASizeOfATable(number: Int) {
    // More than there is memory for is a precondition.
    _ = TranspositionTable(size: min(number, 1 << 20))
  }

  @Test(arguments: [1...Int.max, 3...Int.max, 49...60, 51...51, Int.max...Int.max] as [ClosedRange<Int>])
  func inferenceConsidersNoMoreMovesThanAGameHas(counts: ClosedRange<Int>) throws {
    let owners = ["." + String(repeating: ".", count: 24), "rr" + String(repeating: ".", count: 23)]
    let snapshots = try owners.map {
      GameSnapshot(board: Self.board.layout, owners: try Owners(parsing: $0), turn: nil)
    }
    let game = try #require(GameHistory.games(in: snapshots).first)
    let moves = game.inferredMoves(on: Self.board, moveCounts: counts)
    #expect(moves.count == 1)
    #expect(moves[0].moveCounts.allSatisfy { counts.contains($0) && $0 <= GameHistory.mostMoveCount })
    #expect(moves[0].moveCounts.isEmpty == (counts.lowerBound > GameHistory.mostMoveCount))
  }
}
