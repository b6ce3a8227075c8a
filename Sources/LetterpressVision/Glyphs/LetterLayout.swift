internal import LetterpressSolver

/// How large a board's letters are, and where on their tiles.
struct LetterLayout: Equatable, Sendable {
  /// The median height of a letter, in tiles.
  let height: Double
  /// The median distance of a letter's middle above its tile's, in tiles.
  let rise: Double
  /// How far either may be off, in tiles, as boxes have whole pixels.
  let precision: Double

  /// - Parameter tiles: all 25, row by row; flawed ones do not count.
  init(of tiles: [TileBinarizer.Tile], on grid: TileGrid) {
    var (heights, rises): ([Double], [Double]) = ([], [])
    for (index, tile) in tiles.enumerated() where tile.flaw == nil {
      guard let box = tile.box else { continue }
      heights.append(Double(box.height) / grid.pitch)
      let middle = grid.y + (Double(index / Board.side) + 0.5) * grid.pitch
      rises.append((middle - Double(2 * box.y + box.height) / 2) / grid.pitch)
    }
    height = heights.isEmpty ? 0 : heights.sorted()[heights.count / 2]
    rise = rises.isEmpty ? 0 : rises.sorted()[rises.count / 2]
    precision = 0.5 / grid.pitch
  }
}
