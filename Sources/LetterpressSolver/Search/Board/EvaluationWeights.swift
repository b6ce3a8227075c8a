/// What the features of a position count in an ``Evaluation``, in hundredths of a plain tile.
///
/// Those in use come from 5,000 pairs of games between weights that differed a little, each moving them towards the
/// winner's; they began at ``prototype``. `docs/playing.md` has what else was tried.
struct EvaluationWeights: Hashable, Sendable {
  /// A tile; times how easily it is taken back, 0 to 1, and times the square of that.
  var tile = 100.0
  var chance = -293.0
  var squaredChance = 149.0
  /// More for one in a corner, or on another edge.
  var corner = 35.0
  var edge = 8.0
  /// More for a defended one; times how easily it would be taken back.
  var defended = 67.0
  var defendedChance = 31.0
  /// Two neighbours of one owner.
  var pair: Int32 = 29
  /// More for a tile whose neighbours are all defended.
  var surrounded: Int32 = 35
  /// An unclaimed tile, to who has moved.
  var unclaimed: Int32 = 28

  /// Those of an earlier search, from a logistic regression on games.
  static let prototype = EvaluationWeights(
    chance: -240, squaredChance: 150, corner: 20, edge: 6, defended: 70, defendedChance: 40, pair: 12, surrounded: 25,
    unclaimed: 20)

  /// What each tile counts to its owner.
  func tileValues(chances: [Double]) -> [Int32] {
    chances.enumerated().map { tile, chance in
      let neighbourCount = TileSet(CollectionOfOne(tile)).neighbours.count
      let place = neighbourCount == 2 ? corner : neighbourCount == 3 ? edge : 0
      return Int32(self.tile + self.chance * chance + squaredChance * chance * chance + place)
    }
  }

  /// What each tile counts more where it is defended.
  func defenceValues(chances: [Double]) -> [Int32] { chances.map { Int32(defended + defendedChance * $0) } }
}
