package import LetterpressSolver

/// What is said of a position: the moves that were found, and why the first.
package struct Advice {
  package let position: Position
  /// The best moves, the best first; a pass where there is no other. Empty where the game is over.
  package let moves: [RankedMove]
  /// One sentence about the first move, or about how the game has ended.
  package let reason: String
  /// Whether another move is about as good as the first.
  package let isCloseCall: Bool
  /// How many plies ahead the search has looked in full.
  package let depth: Int
  /// How many positions it has looked at.
  package let nodeCount: Int
  /// How long it took, in seconds.
  package let seconds: Double

  /// - Parameters:
  ///   - count: how many of the moves to print.
  ///   - wishes: what moves were looked for.
  package init(_ report: SearchReport, printing count: Int, board: GameBoard, wishes: MoveWishes) {
    position = report.position
    moves = Array(report.moves.prefix(count))
    isCloseCall = report.isCloseCall
    depth = report.depth
    nodeCount = report.nodeCount
    let (seconds, attoseconds) = report.time.components
    self.seconds = Double(seconds) + Double(attoseconds) / 1e18
    reason = MoveReason(report: report, board: board, wishes: wishes).sentence
  }

  /// The first move's word with its tiles; nil for a pass, or where the game is over.
  package var placement: Placement? { moves.first?.move.placement }
}
