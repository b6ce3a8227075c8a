/// What a position without a winner is worth to the player who has just moved, in hundredths of a plain tile.
///
/// A tile whose letter is in many words is taken back easily. For a letter with *n* tiles on the board, over the board's
/// groups *g* with *len* letters, *c* of them that letter, the chance is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// What tiles and defended tiles count is a polynomial in it; ``EvaluationWeights`` has the others. All but the unclaimed
/// tiles are what the mover's tiles count less what the opponent's count.
final class Evaluation: Sendable {
  /// What two neighbours of one owner count, a tile whose neighbours are all defended, and an unclaimed one.
  let pair: Int32
  private let surrounded: Int32
  let unclaimed: Int32
  /// Of each tile *p*.
  let chances: [Double]
  /// What each tile counts, and what it counts more where it is defended.
  let tiles: FixedBuffer<Int32>
  let defences: FixedBuffer<Int32>
  private let tileSums: TileTables<Int32>
  private let defenceSums: TileTables<Int32>

  /// What a tile is in a lead of tiles.
  static let unit = 100.0

  init(chances: [Double], weights: EvaluationWeights) {
    self.chances = chances
    (pair, surrounded) = (Int32(weights.pair.rounded()), Int32(weights.surrounded.rounded()))
    unclaimed = Int32(weights.unclaimed.rounded())
    let (tiles, defences) = (weights.tileValues(chances: chances), weights.defenceValues(chances: chances))
    self.tiles = FixedBuffer(tiles)
    self.defences = FixedBuffer(defences)
    tileSums = TileTables(tiles)
    defenceSums = TileTables(defences)
  }

  /// What the position is worth to the player who has moved.
  @inline(__always)
  func value(mover: UInt32, opponent: UInt32) -> Int32 {
    side(mover) &- side(opponent) &+ unclaimed(mover | opponent)
  }

  /// What it is worth that the other tiles are unclaimed.
  @inline(__always)
  func unclaimed(_ owned: UInt32) -> Int32 {
    unclaimed &* Int32(truncatingIfNeeded: TileSet.tileCount &- owned.nonzeroBitCount)
  }

  /// What its tiles are worth to a player.
  @inline(__always)
  func side(_ tiles: UInt32) -> Int32 {
    let defended = TileSet(bits: tiles).interior.bits
    let pairs = UInt64(tiles & tiles >> 5) | UInt64(tiles & tiles >> 1 & ~TileSet.lastColumn) << 32
    var value = tileSums.sum(over: tiles) &+ pair &* Int32(truncatingIfNeeded: pairs.nonzeroBitCount)
    if defended != 0 {
      value &+= defenceSums.sum(over: defended)
      let surrounded = tiles & ~TileSet(bits: ~defended).neighbours.bits
      if surrounded != 0 { value &+= self.surrounded &* Int32(truncatingIfNeeded: surrounded.nonzeroBitCount) }
    }
    return value
  }
}
