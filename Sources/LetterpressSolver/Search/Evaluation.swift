/// The static evaluation of an undecided position, for the player who has just moved, in hundredths of a plain tile.
///
/// A tile whose letter occurs in many words is easily recaptured. For a letter with *n* tiles on the board, summing
/// over the board's groups, each of *len* letters with *c* of that letter, the chance of recapture is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// The values of tiles and defended tiles are polynomials in *p*; ``EvaluationWeights`` holds all weights. Every term
/// is the mover's total minus the opponent's, except that free tiles count for the mover.
///
/// A new term has to be added in three places that must agree: here in ``value(mover:opponent:)``, in
/// `MoveGenerator.fillGains`, which credits single tiles with it, and in `PlacementEnumerator`, which adds the parts up
/// itself. Its weight is a member of ``EvaluationWeights``. `Scripts/study weights` tunes the weights that `Weight.all` in
/// Workshop/Sources/StudySearch lists; Workshop/Scripts/fit-evaluation, which fits weights to recorded games, has features
/// of its own. When values change, the chances in ``WinningChance`` have to be fitted to them again: `Scripts/study chances`.
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
