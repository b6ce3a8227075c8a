internal import LetterpressSolver

/// Reads the board from a screenshot: the stages in their order.
public struct BoardReader: Sendable {
  private let templates: TemplateSet

  /// A reader that compares tiles with the given templates.
  public init(templates: TemplateSet = .builtIn) { self.templates = templates }

  /// A tile whose best match is less likely to be right than this is unknown.
  public static let confidenceThreshold = 0.9

  /// Reads a PNG file.
  ///
  /// - Throws: ``BoardReaderError``.
  public func read(png file: [UInt8]) throws(BoardReaderError) -> BoardReading {
    let image: RGBImage
    do {
      image = try PNGDecoder.decode(file)
    } catch {
      throw .undecodable(error)
    }
    return try read(image)
  }

  /// Reads a picture.
  ///
  /// - Throws: ``BoardReaderError/noBoard(lettersFound:)``, ``BoardReaderError/tilesLifted(missing:)``.
  public func read(_ image: RGBImage) throws(BoardReaderError) -> BoardReading {
    let cut = try BoardCutter.cut(image)
    let matcher = GlyphMatcher(templates: templates)
    let tiles = cut.tiles.enumerated().map { index, tile in
      BoardReader.reading(of: tile, at: index, match: tile.glyph.flatMap { matcher.match(Glyph($0)) })
    }
    return BoardReading(frame: cut.grid.frame, tiles: tiles)
  }

  private static func reading(
    of tile: TileBinarizer.Tile, at index: Int, match: GlyphMatcher.Match?
  ) -> TileReading {
    let confidence = match.map(Confidence.probability(of:)) ?? 0
    let isKnown = confidence >= confidenceThreshold
    return TileReading(
      row: index / TileGrid.side, column: index % TileGrid.side,
      letter: isKnown ? match?.letter : nil,
      confidence: confidence,
      runnerUp: isKnown ? match?.runnerUp : match?.letter,
      color: tile.color)
  }
}
