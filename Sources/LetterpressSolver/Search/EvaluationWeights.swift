/// The weights of a position's features in an ``Evaluation``, in hundredths of a plain tile.
///
/// The current weights were tuned by 5,000 pairs of games between slightly different weights, each pair moving them
/// towards the winner's, starting from ``prototype`` (`Scripts/study weights`). `docs/playing.md` lists what
/// else was tried.
package struct EvaluationWeights: Hashable, Sendable {
  /// A tile.
  package var tile = 100.0
  /// A tile, times its chance of recapture, 0 to 1.
  package var chance = -293.0
  /// A tile, times the square of that chance.
  package var squaredChance = 149.0
  /// Extra for a corner tile.
  package var corner = 35.0
  /// Extra for an edge tile that is not in a corner.
  package var edge = 8.0
  /// Extra for a defended tile.
  package var defended = 67.0
  /// Extra for a defended tile, times its chance of recapture.
  package var defendedChance = 31.0
  /// Two adjacent tiles of one owner.
  package var pair = 29.0
  /// Extra for a tile whose neighbours are all defended.
  package var surrounded = 35.0
  /// A free tile, for the player who has just moved.
  package var unclaimed = 28.0

  /// Creates the current weights.
  package init() {}

  /// Weights of an earlier search, from a logistic regression on games.
  package static let prototype = {
    var weights = EvaluationWeights()
    (weights.chance, weights.squaredChance, weights.corner, weights.edge) = (-240, 150, 20, 6)
    (weights.defended, weights.defendedChance) = (70, 40)
    (weights.pair, weights.surrounded, weights.unclaimed) = (12, 25, 20)
    return weights
  }()

  /// Returns each tile's value to its owner.
  func tileValues(chances: [Double]) -> [Int32] {
    chances.enumerated().map { tile, chance in
      let neighbourCount = TileSet(CollectionOfOne(tile)).neighbours.count
      let place = neighbourCount == 2 ? corner : neighbourCount == 3 ? edge : 0
      return Int32(self.tile + self.chance * chance + squaredChance * chance * chance + place)
    }
  }

  /// Returns each tile's extra value when defended.
  func defenceValues(chances: [Double]) -> [Int32] { chances.map { Int32(defended + defendedChance * $0) } }
}
