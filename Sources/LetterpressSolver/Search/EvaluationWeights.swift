/// What the features of a position count in an ``Evaluation``, in hundredths of a plain tile.
///
/// Those in use come from 5,000 pairs of games between weights that differed a little, each moving them towards the
/// winner's; they began at ``prototype``. `Scripts/study-search weights` does that; `docs/playing.md` has what else was tried.
package struct EvaluationWeights: Hashable, Sendable {
  /// A tile.
  package var tile = 100.0
  /// A tile, times how easily it is taken back, 0 to 1.
  package var chance = -293.0
  /// A tile, times the square of that.
  package var squaredChance = 149.0
  /// More for one in a corner.
  package var corner = 35.0
  /// More for one on an edge that is no corner.
  package var edge = 8.0
  /// More for a defended one.
  package var defended = 67.0
  /// More for a defended one, times how easily it would be taken back.
  package var defendedChance = 31.0
  /// Two neighbours of one owner.
  package var pair = 29.0
  /// More for a tile whose neighbours are all defended.
  package var surrounded = 35.0
  /// An unclaimed tile, to who has moved.
  package var unclaimed = 28.0

  /// Those in use.
  package init() {}

  /// Those of an earlier search, from a logistic regression on games.
  package static let prototype = {
    var weights = EvaluationWeights()
    (weights.chance, weights.squaredChance, weights.corner, weights.edge) = (-240, 150, 20, 6)
    (weights.defended, weights.defendedChance) = (70, 40)
    (weights.pair, weights.surrounded, weights.unclaimed) = (12, 25, 20)
    return weights
  }()

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
