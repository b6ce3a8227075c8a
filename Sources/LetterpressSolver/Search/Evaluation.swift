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

  /// What the position is worth to the player to move, who will take some tiles: half of what that brings is counted, so that
  /// it does not matter for a value who is to move.
  @inline(__always)
  func valueToMove(_ sides: Sides) -> Int32 {
    Self.tempo &- value(mover: sides.opponent, opponent: sides.own)
  }

  /// Half of what a word brings, the median over positions of games.
  private static let tempo: Int32 = 870

  /// What it is worth that the other tiles are unclaimed.
  @inline(__always)
  func unclaimed(_ owned: UInt32) -> Int32 {
    unclaimed &* Int32(truncatingIfNeeded: Board.tileCount &- owned.nonzeroBitCount)
  }

  /// What its tiles are worth to a player.
  @inline(__always)
  func side(_ tiles: UInt32) -> Int32 {
    let defended = TileSet(bits: tiles).interior.bits
    let pairs = TileSet(bits: tiles).neighbourPairs
    var value = tileSums.sum(over: tiles) &+ pair &* Int32(truncatingIfNeeded: pairs.nonzeroBitCount)
    if defended != 0 {
      value &+= defenceSums.sum(over: defended)
      let surrounded = tiles & ~TileSet(bits: ~defended).neighbours.bits
      if surrounded != 0 { value &+= self.surrounded &* Int32(truncatingIfNeeded: surrounded.nonzeroBitCount) }
    }
    return value
  }
}

/// Values of positions in a search: hundredths of a tile as ``Evaluation`` has them, and wins far above.
enum SearchValue {
  /// A win at once; one in *n* plies is worth *n* less.
  static let win: Int32 = 16_000
  /// Above this a value is a win, below its negative a loss, proven or only seen.
  static let leastWin: Int32 = 15_000
  /// Above all values.
  static let limit: Int32 = 16_383

  /// The value of a win at a ply of the search, counted from its root.
  @inline(__always)
  static func win(atPly ply: Int) -> Int32 { win &- Int32(truncatingIfNeeded: ply) }

  /// The value of the end of the game at a ply of the search, to a player with a lead in tiles.
  @inline(__always)
  static func end(lead: Int, atPly ply: Int) -> Int32 {
    lead == 0 ? 0 : lead > 0 ? win(atPly: ply) : -win(atPly: ply)
  }

  /// A value seen from the position itself instead of from the root, for the table, and back.
  @inline(__always)
  static func fromPosition(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &+ Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &- Int32(truncatingIfNeeded: ply) : value
  }

  @inline(__always)
  static func fromRoot(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &- Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &+ Int32(truncatingIfNeeded: ply) : value
  }
}
