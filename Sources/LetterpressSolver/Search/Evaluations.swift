/// The evaluations of a board's positions that a search uses. They weigh the same features, but each answers another question, and
/// its weights were fitted to that.
final class Evaluations: Sendable {
  /// Says which moves look best, by the positions after them, and what a position is worth that is not searched.
  let moves: Evaluation
  /// At the end of a line, the position before the last move says a part of what the line is worth, as whoever moves last
  /// always looks better. This is that part.
  let beforeLast: Evaluation
  /// The other part: the position after the last move.
  let afterLast: Evaluation

  /// - Parameter chances: each tile's chance of recapture, 0 to 1.
  init(chances: [Double]) {
    moves = Evaluation(chances: chances, weights: .moves)
    beforeLast = Evaluation(chances: chances, weights: .beforeLast)
    afterLast = Evaluation(chances: chances, weights: .afterLast)
  }

  /// Returns the value of a position that is not searched, for the player to move.
  func valueToMove(_ sides: Sides) -> Int32 { 0 &- moves.value(mover: sides.opponent, opponent: sides.own) }
}
