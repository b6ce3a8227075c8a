/// What the features of a position count in an ``Evaluation``, in hundredths of a plain tile.
///
/// From a logistic regression on games between simpler searches, and then matches: among them those of
/// `docs/playing.md`, in which no other weights have won.
struct EvaluationWeights: Hashable, Sendable {
  /// A tile; times how easily it is taken back, 0 to 1, and times the square of that.
  var tile = 100.0
  var chance = -240.0
  var squaredChance = 150.0
  /// More for one in a corner, or on another edge.
  var corner = 20.0
  var edge = 6.0
  /// More for a defended one; times how easily it would be taken back.
  var defended = 70.0
  var defendedChance = 40.0
  /// Two neighbours of one owner.
  var pair: Int32 = 12
  /// More for a tile whose neighbours are all defended.
  var surrounded: Int32 = 25
  /// An unclaimed tile, to who has moved.
  var unclaimed: Int32 = 20

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
