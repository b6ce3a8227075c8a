package import LetterpressSolver

/// What is said of a position: the moves that were found, and why the first.
package struct Advice {
  package let position: Position
  /// The best moves, the best first; empty where the game is over or nothing fits the wishes.
  package let moves: [RankedMove]
  /// One sentence about the first move, or why there is none.
  package let reason: String
  /// How many plies ahead the search has looked in full.
  package let depth: Int
  /// How many positions it has looked at.
  package let nodeCount: Int
  /// How long it took, in seconds.
  package let seconds: Double

  /// - Parameters:
  ///   - count: how many of the moves to print.
  ///   - hasWishes: whether there may be other moves than those of the report.
  package init(_ report: SearchReport, printing count: Int, board: GameBoard, hasWishes: Bool) {
    position = report.position
    moves = Array(report.moves.prefix(count))
    depth = report.depth
    nodeCount = report.nodeCount
    let (seconds, attoseconds) = report.time.components
    self.seconds = Double(seconds) + Double(attoseconds) / 1e18
    reason = MoveReason(report: report, board: board, hasWishes: hasWishes).sentence
  }

  /// The first move's word with its tiles; nil for a pass, or where there is none.
  package var placement: Placement? { moves.first?.move.placement }
}
