/// The weights of a position's features in an ``Evaluation``, in hundredths of a tile.
struct EvaluationWeights: Hashable, Sendable {
  /// The weights of the tiles of the player who has just moved.
  var mover: Side
  /// The weights of the other player's tiles, whose total is subtracted.
  var opponent: Side
  /// The weight of a free tile, which counts for the player who has just moved.
  var unclaimed: Double

  /// The weights of one player's tiles.
  struct Side: Hashable, Sendable {
    /// A tile.
    var tile: Double
    /// A tile, times its chance of recapture, 0 to 1.
    var chance: Double
    /// A tile, times the square of that chance.
    var squaredChance: Double
    /// Extra for a corner tile.
    var corner: Double
    /// Extra for an edge tile that is not in a corner.
    var edge: Double
    /// Extra for a defended tile.
    var defended: Double
    /// Extra for a defended tile, times its chance of recapture.
    var defendedChance: Double
    /// Two adjacent tiles.
    var pair: Double
    /// Extra for a tile whose neighbours are all defended.
    var surrounded: Double
  }
}

extension EvaluationWeights.Side {
  /// Returns what each tile is worth to its owner.
  func tileValues(chances: [Double]) -> [Int32] {
    chances.enumerated().map { tile, chance in
      let neighbourCount = TileSet(only: tile).neighbours.count
      let place = neighbourCount == 2 ? corner : neighbourCount == 3 ? edge : 0
      return Int32((self.tile + self.chance * chance + squaredChance * chance * chance + place).rounded())
    }
  }

  /// Returns what each tile is worth in addition when it is defended.
  func defenceValues(chances: [Double]) -> [Int32] { chances.map { Int32((defended + defendedChance * $0).rounded()) } }
}

// These weights were printed by `Scripts/workshop study evaluation`; docs/playing.md says how they were found. A constant is part of
// them: so much more for each own tile, less for each of the opponent's, and more for each free one is the same for all positions.
extension EvaluationWeights {
  /// Those of ``Evaluations/moves``.
  static let moves = EvaluationWeights(
    mover: Side(
      tile: 86, chance: -518, squaredChance: 426, corner: 25, edge: 7,
      defended: 88, defendedChance: 9, pair: 17, surrounded: 18),
    opponent: Side(
      tile: 70, chance: -267, squaredChance: 209, corner: 21, edge: 19,
      defended: 29, defendedChance: -7, pair: 45, surrounded: 1),
    unclaimed: -3)

  /// Those of ``Evaluations/beforeLast``.
  static let beforeLast = EvaluationWeights(
    mover: Side(
      tile: 10, chance: -62, squaredChance: 118, corner: 6, edge: 2,
      defended: 42, defendedChance: -19, pair: 5, surrounded: 16),
    opponent: Side(
      tile: 17, chance: -161, squaredChance: 92, corner: 4, edge: 4,
      defended: 3, defendedChance: -1, pair: 11, surrounded: -3),
    unclaimed: 3)

  /// Those of ``Evaluations/afterLast``.
  static let afterLast = EvaluationWeights(
    mover: Side(
      tile: 66, chance: -296, squaredChance: 276, corner: 17, edge: 4,
      defended: 76, defendedChance: 18, pair: 9, surrounded: 32),
    opponent: Side(
      tile: 93, chance: -362, squaredChance: 220, corner: 22, edge: 9,
      defended: 20, defendedChance: 34, pair: 28, surrounded: -6),
    unclaimed: 2)
}
