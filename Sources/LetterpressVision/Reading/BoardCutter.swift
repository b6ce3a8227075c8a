/// Finds the board in a picture and cuts it into 25 binarized tiles: what reading and training share.
enum BoardCutter {
  struct CutBoard {
    var grid: TileGrid
    /// Row by row from the top left.
    var tiles: [TileBinarizer.Tile]
    var header: Header
  }

  /// - Throws: any ``BoardReaderError`` but `undecodable`.
  static func cut(_ image: RGBImage) throws(BoardReaderError) -> CutBoard {
    let grid = try BoardLocator.locate(in: image)
    let binarizer = TileBinarizer(image: image)
    var tiles = (0..<TileGrid.side * TileGrid.side).map { index in
      binarizer.tile(row: index / TileGrid.side, column: index % TileGrid.side, of: grid)
    }
    flagOddHeights(in: &tiles)
    let cutOff = tiles.count { $0.flaw == .cutOff }
    let missing = tiles.count { $0.flaw == .empty }
    guard cutOff == 0 else {
      // A row or a column may be cut off; more than that is another lattice.
      throw cutOff + missing <= TileGrid.side
        ? .cutOff(tiles: cutOff) : .noBoard(lettersFound: tiles.count - cutOff - missing)
    }
    guard missing == 0 else { throw .tilesLifted(missing: missing) }
    let header = HeaderCutter(image: image, grid: grid).cut()
    return CutBoard(grid: grid, tiles: tiles, header: header)
  }

  /// The height of a letter over the median of all: round letters are 4% taller, and a font may let a Q
  /// or a J hang down by a quarter.
  private static let plausibleHeights = 0.88...1.4

  /// Flags letters that are lower or taller than letters of one size are: what is left of one that
  /// something covers, or two things seen as one.
  private static func flagOddHeights(in tiles: inout [TileBinarizer.Tile]) {
    let heights = tiles.compactMap(\.box?.height).sorted()
    guard !heights.isEmpty else { return }
    let median = heights[heights.count / 2]
    for index in tiles.indices {
      guard tiles[index].flaw == nil, let height = tiles[index].box?.height else { continue }
      // A pixel more or less is no difference.
      let ratios = Double(height - 1) / Double(median)...Double(height + 1) / Double(median)
      if !ratios.overlaps(plausibleHeights) { tiles[index].flaw = .covered }
    }
  }
}
