/// Finds the board in a picture and cuts it into 25 binarized tiles: what reading and training share.
enum BoardCutter {
  struct CutBoard {
    var grid: TileGrid
    /// Row by row from the top left.
    var tiles: [TileBinarizer.Tile]
    var header: Header
  }

  /// - Throws: ``BoardReaderError/noBoard(lettersFound:)``, ``BoardReaderError/tilesLifted(missing:)``.
  static func cut(_ image: RGBImage) throws(BoardReaderError) -> CutBoard {
    let location = try BoardLocator.locate(in: image)
    let binarizer = TileBinarizer(image: image)
    let tiles = (0..<TileGrid.side * TileGrid.side).map { index in
      binarizer.tile(row: index / TileGrid.side, column: index % TileGrid.side, of: location.grid)
    }
    let missing = tiles.count { $0.glyph == nil }
    guard missing == 0 else { throw .tilesLifted(missing: missing) }
    let header = HeaderCutter(image: image, grid: location.grid).cut()
    return CutBoard(grid: location.grid, tiles: tiles, header: header)
  }
}
