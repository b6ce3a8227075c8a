import PlainSolver
import Testing

@testable import LetterpressSolver

/// The evaluations, which look their parts up in tables, against one that counts tile by tile.
struct EvaluationTests {
  @Test(arguments: Cases.few(5, of: 1...20))
  func areThoseOfAPlainCount(seed: UInt64) throws {
    let board = PreparedBoard(try SearchSamples.english(seed).board)
    let evaluations = board.evaluations
    let all: [(Evaluation, EvaluationWeights)] = [
      (evaluations.moves, .moves), (evaluations.beforeLast, .beforeLast), (evaluations.afterLast, .afterLast),
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let share = Int.random(in: 1...20, using: &generator)
      var (mover, opponent) = (TileSet(), TileSet())
      for tile in 0..<Board.tileCount {
        switch Int.random(in: 0..<24, using: &generator) {
        case 0..<share: mover.insert(tile)
        case share..<22: opponent.insert(tile)
        default: break
        }
      }
      let free = Int32(Board.tileCount - mover.count - opponent.count)
      for (evaluation, weights) in all {
        let plain =
          Self.value(of: mover, evaluation.mover, weights.mover)
          - Self.value(of: opponent, evaluation.opponent, weights.opponent) + Int32(weights.unclaimed) * free
        #expect(evaluation.value(mover: mover, opponent: opponent) == plain)
      }
    }
  }

  /// What a player's tiles are worth, without the free ones.
  private static func value(
    of tiles: TileSet, _ side: borrowing EvaluationSide, _ weights: EvaluationWeights.Side
  ) -> Int32 {
    func neighbours(_ tile: Int) -> [Int] { TileSet(only: tile).neighbours.indices }
    let defended = Set(tiles.indices.filter { neighbours($0).allSatisfy(tiles.contains) })
    var value: Int32 = 0
    for tile in tiles.indices {
      value += side.tiles[tile]
      value += Int32(weights.pair) * Int32(neighbours(tile).count { $0 > tile && tiles.contains($0) })
      if defended.contains(tile) { value += side.defences[tile] }
      if neighbours(tile).allSatisfy(defended.contains) { value += Int32(weights.surrounded) }
    }
    return value
  }
}
