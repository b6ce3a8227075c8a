/// The weights of a position's features in an ``Evaluation``, in hundredths of a plain tile.
///
/// They were tuned by 5,000 pairs of games between slightly different weights, each pair moving them towards the winner's
/// (`Scripts/study weights`). `docs/playing.md` lists what else was tried.
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

  /// Returns each tile's value to its owner.
  func tileValues(chances: [Double]) -> [Int32] {
    chances.enumerated().map { tile, chance in
      let neighbourCount = TileSet(only: tile).neighbours.count
      let place = neighbourCount == 2 ? corner : neighbourCount == 3 ? edge : 0
      return Int32(self.tile + self.chance * chance + squaredChance * chance * chance + place)
    }
  }

  /// Returns each tile's extra value when defended.
  func defenceValues(chances: [Double]) -> [Int32] { chances.map { Int32(defended + defendedChance * $0) } }
}
