/// The stages between a decoded picture and its letters one by one, for benchmarks.
@_spi(Benchmarks) public struct ReadingStages: Sendable {
  private let matcher: GlyphMatcher

  /// Stages that compare with the given templates.
  public init(templates: TemplateSet = .builtIn) { matcher = GlyphMatcher(letters: templates) }

  /// Finds the board.
  ///
  /// - Throws: ``BoardReaderError/noBoard(lettersFound:)``, ``BoardReaderError/severalBoards(_:)``.
  public func locate(in image: RGBImage) throws(BoardReaderError) -> TileGrid { try BoardLocator.locate(in: image) }

  /// Separates the letters of the 25 tiles from their grounds; nil where a tile shows none.
  public func binarize(_ image: RGBImage, grid: TileGrid) -> [GlyphMask?] {
    let binarizer = TileBinarizer(image: image)
    return (0..<TileGrid.side * TileGrid.side).map { index in
      binarizer.tile(row: index / TileGrid.side, column: index % TileGrid.side, of: grid).glyph
    }
  }

  /// Compares each letter with all templates.
  public func match(_ masks: [GlyphMask?]) -> [GlyphSymbol?] {
    masks.map { $0.flatMap { matcher.match(Glyph($0))?.symbol } }
  }
}
