internal import LetterpressSolver

/// Positions from games played by quick searches, each from a different game; the same for the same seed.
struct GamePositions: Sendable {
  let seed: UInt64

  /// The maximum number of moves made.
  private static let mostMoves = 16
  private static let nodeCount = 300

  /// Returns the position with a number, on its prepared board.
  func position(_ number: Int) -> (board: PreparedBoard, position: Position) {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    var position = Position.random(wordCount: 1, on: board, using: &mixer)
    let table = TranspositionTable(size: 1 << 20)
    for _ in 0..<Int.random(in: 1...Self.mostMoves, using: &mixer) {
      let search = Search(
        of: position, on: board, limits: SearchLimits(nodeCount: Self.nodeCount), table: table)
      guard let next = search.run().moves.first?.position, next.outcome == nil else { break }
      position = next
    }
    return (board, position)
  }
}
