/// A static evaluation of an undecided position, for the player who has just moved, in hundredths of a tile.
///
/// A tile whose letter occurs in many words is easily recaptured. For a letter with *n* tiles on the board, summing
/// over the board's groups, each of *len* letters with *c* of that letter, the chance of recapture is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// The values of tiles and defended tiles are polynomials in *p*; ``EvaluationWeights`` holds all weights. The value is
/// the mover's total minus the opponent's, except that free tiles count for the mover. The two players' tiles have weights of
/// their own, because the opponent moves next: what the mover holds may be taken at once, and what the opponent holds may be
/// defended first.
///
/// A new term has to be added in three places that must agree: in ``EvaluationSide/value(of:)``, in
/// `MoveGenerator.fillGains`, which credits single tiles with it, and in Workshop/Scripts/fit-evaluation, which finds its
/// weight. When values change, the chances in ``WinningChance`` have to be fitted to them again: `Scripts/workshop study chances`.
final class Evaluation: Sendable {
  /// What the tiles of the player who has just moved are worth.
  let mover: EvaluationSide
  /// What the other player's tiles are worth.
  let opponent: EvaluationSide
  /// The value of a free tile.
  let unclaimed: Int32

  /// The value of one tile of lead.
  static let unit = 100.0

  /// - Parameter chances: *p* of each tile.
  init(chances: [Double], weights: EvaluationWeights) {
    let unclaimed = Int32(weights.unclaimed.rounded())
    self.unclaimed = unclaimed
    // A free tile counts for the mover, so each owned one costs as much, whoever owns it.
    mover = EvaluationSide(
      chances: chances, weights: weights.mover, owning: -unclaimed, none: unclaimed * Int32(Board.tileCount))
    opponent = EvaluationSide(chances: chances, weights: weights.opponent, owning: unclaimed, none: 0)
  }

  /// Returns the value for the player who has just moved.
  func value(mover: TileSet, opponent: TileSet) -> Int32 {
    self.mover.value(of: mover) &- self.opponent.value(of: opponent)
  }
}
