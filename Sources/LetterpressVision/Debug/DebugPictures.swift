/// Draws the stages of reading a screenshot.
///
/// The stages are run again for it, so that reading keeps nothing that only pictures need.
public struct DebugPictures: Sendable {
  private let templates: TemplateSet
  private let reader: BoardReader

  /// Pictures of what a ``BoardReader`` with the same templates does.
  public init(templates: TemplateSet = .builtIn) {
    self.templates = templates
    reader = BoardReader(templates: templates)
  }

  /// Pictures of the stages that are reached, in their order: at least the shapes, all four where there is a
  /// board, even one that is refused.
  public func pictures(of image: RGBImage) -> [DebugPicture] {
    let cut = try? BoardCutter.cut(image)
    let grid = cut?.grid ?? (try? BoardLocator.locate(in: image))
    let shapes = DebugPicture(stage: .shapes, image: ShapesPicture(image: image, grid: grid).drawn)
    guard let grid else { return [shapes] }
    let tiles = readTiles(cut?.tiles ?? tiles(of: image, on: grid), reading: try? reader.read(image))
    return [
      shapes,
      DebugPicture(stage: .lattice, image: LatticePicture(image: image, grid: grid).drawn),
      DebugPicture(stage: .tiles, image: TilesPicture(image: image, grid: grid, tiles: tiles).drawn),
      DebugPicture(
        stage: .glyphs, image: GlyphsPicture(image: image, grid: grid, tiles: tiles, templates: templates).drawn),
    ]
  }

  /// A tile with all that is known of it.
  struct Tile {
    var cut: TileBinarizer.Tile
    /// What it resembles most; nil where it shows no letter.
    var match: GlyphMatcher.Match?
    var reading: TileReading
  }

  /// The tiles of a board that is refused because of them.
  private func tiles(of image: RGBImage, on grid: TileGrid) -> [TileBinarizer.Tile] {
    let binarizer = TileBinarizer(image: image)
    return (0..<TileGrid.side * TileGrid.side).map { index in
      binarizer.tile(row: index / TileGrid.side, column: index % TileGrid.side, of: grid)
    }
  }

  private func readTiles(_ tiles: [TileBinarizer.Tile], reading: BoardReading?) -> [Tile] {
    let matcher = GlyphMatcher(letters: templates)
    return tiles.enumerated().map { index, tile in
      let match = tile.glyph.flatMap { matcher.match(Glyph($0)) }
      return Tile(
        cut: tile, match: match,
        reading: reading?.tiles[index] ?? BoardReader.reading(of: tile, at: index, match: match, ownership: nil))
    }
  }
}

extension DebugPictures {
  /// The ground of the sheets that hold tiles: no theme has tiles of this gray.
  static let ground = RGBColor(red: 206, green: 206, blue: 206)
  /// What is beside something and matters less.
  static let gray = RGBColor(red: 120, green: 120, blue: 120)
  /// What could not be read.
  static let alarm = RGBColor(red: 255, green: 170, blue: 0)
}
