/// The static evaluation of an undecided position, for the player who has just moved, in hundredths of a plain tile.
///
/// A tile whose letter occurs in many words is easily recaptured. For a letter with *n* tiles on the board, summing
/// over the board's groups, each of *len* letters with *c* of that letter, the chance of recapture is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// The values of tiles and defended tiles are polynomials in *p*; ``EvaluationWeights`` holds all weights. Every term
/// is the mover's total minus the opponent's, except that free tiles count for the mover.
final class Evaluation: Sendable {
  /// The values of two adjacent tiles of one owner, of a tile whose neighbours are all defended, and of a free tile.
  let pair: Int32
  private let surrounded: Int32
  let unclaimed: Int32
  /// *p* of each tile.
  let chances: [Double]
  /// Each tile's value, and its extra value when defended.
  let tiles: FixedBuffer<Int32>
  let defences: FixedBuffer<Int32>
  private let tileSums: SubsetSums<Int32>
  private let defenceSums: SubsetSums<Int32>

  /// The value of one tile of lead.
  static let unit = 100.0

  init(chances: [Double], weights: EvaluationWeights) {
    self.chances = chances
    (pair, surrounded) = (Int32(weights.pair.rounded()), Int32(weights.surrounded.rounded()))
    unclaimed = Int32(weights.unclaimed.rounded())
    let (tiles, defences) = (weights.tileValues(chances: chances), weights.defenceValues(chances: chances))
    self.tiles = FixedBuffer(tiles)
    self.defences = FixedBuffer(defences)
    tileSums = SubsetSums(tiles)
    defenceSums = SubsetSums(defences)
  }

  /// Returns the value for the player who has just moved.
  @inline(__always)
  func value(mover: TileSet, opponent: TileSet) -> Int32 {
    side(mover) &- side(opponent) &+ unclaimed(mover | opponent)
  }

  /// Returns the value for the player to move, including half of a typical word's gain, so that values do not depend on
  /// whose turn it is.
  @inline(__always)
  func valueToMove(_ sides: Sides) -> Int32 {
    Self.tempo &- value(mover: sides.opponent, opponent: sides.own)
  }

  /// Half of a word's median gain, over positions from games.
  private static let tempo: Int32 = 870

  /// Returns the value of the free tiles, given the owned ones.
  @inline(__always)
  func unclaimed(_ owned: TileSet) -> Int32 {
    unclaimed &* Int32(truncatingIfNeeded: Board.tileCount &- owned.count)
  }

  /// Returns the value of one player's tiles.
  @inline(__always)
  func side(_ tiles: TileSet) -> Int32 {
    let defended = tiles.interior
    let pairs = tiles.neighbourPairs
    var value = tileSums.sum(over: tiles.bits) &+ pair &* Int32(truncatingIfNeeded: pairs.nonzeroBitCount)
    if !defended.isEmpty {
      value &+= defenceSums.sum(over: defended.bits)
      let surrounded = tiles - (~defended).neighbours
      if !surrounded.isEmpty { value &+= self.surrounded &* Int32(truncatingIfNeeded: surrounded.count) }
    }
    return value
  }
}

/// Values in a search: hundredths of a tile, as in ``Evaluation``, with wins far above.
enum SearchValue {
  /// The value of a win, less one per ply from the root.
  static let win: Int32 = 16_000
  /// Values above this are wins, and below its negative losses, proven or not.
  static let leastWin: Int32 = 15_000
  /// Greater than any value.
  static let limit: Int32 = 16_383

  /// Returns the value of a win at a ply, counted from the root.
  @inline(__always)
  static func win(atPly ply: Int) -> Int32 { win &- Int32(truncatingIfNeeded: ply) }

  /// Returns the value of the game ending at a ply, for a player with this lead in tiles.
  @inline(__always)
  static func end(lead: Int, atPly ply: Int) -> Int32 {
    lead == 0 ? 0 : lead > 0 ? win(atPly: ply) : -win(atPly: ply)
  }

  /// Converts a value relative to the root to one relative to the position, as the transposition table stores it;
  /// ``fromRoot(_:ply:)`` converts back.
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
