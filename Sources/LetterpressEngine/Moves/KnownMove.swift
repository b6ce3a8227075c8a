package import LetterpressSolver

/// The best move with a known word, if the best move of all plays another.
package struct KnownMove {
  package let move: RankedMove
  /// How much less likely the mover is to win than with the best move; negative only if tiles are the goal.
  package let cost: Double

  /// - Returns: nil if no such move was found, or if the best of all is one.
  init?(in report: SearchReport) {
    guard let known = report.known, let best = report.moves.first else { return nil }
    (move, cost) = (known, OtherMove.cost(of: known, beside: best))
  }
}
