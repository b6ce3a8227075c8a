internal import LetterpressSolver
internal import LetterpressVision

/// Draws one row per tile: the tile with its name, A1 to E5, its binarized letter, and the nearest templates of the
/// best letter and of the runner-up, with their similarities.
struct GlyphsPicture {
  private let image: RGBImage
  private let grid: TileGrid
  private let stages: ReadingStages
  private let templates: TemplateSet

  init(image: RGBImage, grid: TileGrid, stages: ReadingStages, templates: TemplateSet) {
    (self.image, self.grid, self.stages, self.templates) = (image, grid, stages, templates)
  }

  private static let gap = 12
  private static let labelWidth = 64
  /// The height of tiles and glyphs: that of a mask, so that masks are drawn pixel by pixel.
  private static let glyphHeight = GlyphMask.height
  /// Wide enough for a W.
  private static let glyphWidth = 144
  private static let captionHeight = 22
  private static let headingHeight = 34
  private static let rowHeight = glyphHeight + captionHeight + gap
  /// The rows in the left half; the rest are in the right half, to make the sheet about square.
  private static let rowsPerHalf = 13
  private static let halfWidth = gap + labelWidth + glyphHeight + gap + 3 * (glyphWidth + gap) + 2 * gap

  /// The picture, of the same size for every screenshot.
  var drawn: RGBImage {
    var canvas = Canvas(
      width: 2 * GlyphsPicture.halfWidth,
      height: GlyphsPicture.headingHeight + GlyphsPicture.rowsPerHalf * GlyphsPicture.rowHeight,
      color: DebugPictures.ground)
    for half in 0..<2 { drawHeading(x: half * GlyphsPicture.halfWidth, on: &canvas) }
    for index in stages.readings.indices {
      draw(
        index, x: index / GlyphsPicture.rowsPerHalf * GlyphsPicture.halfWidth,
        y: GlyphsPicture.headingHeight + index % GlyphsPicture.rowsPerHalf * GlyphsPicture.rowHeight, on: &canvas)
    }
    return canvas.image
  }

  /// Returns the left edges of the tile and of the three glyphs in a half that begins at `x`.
  private func columns(from x: Int) -> (tile: Int, glyph: Int, best: Int, second: Int) {
    let tile = x + GlyphsPicture.gap + GlyphsPicture.labelWidth
    let glyph = tile + GlyphsPicture.glyphHeight + GlyphsPicture.gap
    let step = GlyphsPicture.glyphWidth + GlyphsPicture.gap
    return (tile, glyph, glyph + step, glyph + 2 * step)
  }

  private func drawHeading(x: Int, on canvas: inout Canvas) {
    let columns = columns(from: x)
    for (text, left, width) in [
      ("tile", columns.tile, GlyphsPicture.glyphHeight), ("glyph", columns.glyph, GlyphsPicture.glyphWidth),
      ("best", columns.best, GlyphsPicture.glyphWidth), ("runner up", columns.second, GlyphsPicture.glyphWidth),
    ] {
      let heading = Rect(x: left, y: 0, width: width, height: GlyphsPicture.headingHeight)
      canvas.write(text, within: heading, height: 14, DebugPictures.gray)
    }
  }

  private func draw(_ tile: Int, x: Int, y: Int, on canvas: inout Canvas) {
    let reading = stages.readings[tile]
    let columns = columns(from: x)
    let side = GlyphsPicture.glyphHeight
    let label = Rect(x: x + GlyphsPicture.gap, y: y, width: GlyphsPicture.labelWidth - GlyphsPicture.gap, height: side)
    if reading.letter == nil { canvas.fill(label, DebugPictures.alarm) }
    canvas.write(reading.letter.map { String($0.uppercase) } ?? "?", within: label, height: 42, .black)
    canvas.draw(
      image, part: grid.tile(row: reading.row, column: reading.column),
      in: Rect(x: columns.tile, y: y, width: side, height: side))
    write(reading.name, x: columns.tile, y: y, width: side, on: &canvas)
    guard let mask = stages.tiles[tile].glyph else { return }

    drawGlyph(mask.image, mask.aspectRatio, x: columns.glyph, y: y, on: &canvas)
    write(TilesPicture.letterText(reading), x: columns.glyph, y: y, width: GlyphsPicture.glyphWidth, on: &canvas)
    guard let match = stages.matches[tile] else { return }
    for (nearest, left) in zip(match.nearest(to: Glyph(mask), among: templates), [columns.best, columns.second]) {
      let (template, similarity) = nearest
      drawGlyph(template.glyph.image, template.glyph.aspectRatio, x: left, y: y, on: &canvas)
      write(
        GlyphsPicture.text(template.symbol, similarity: similarity), x: left, y: y, width: GlyphsPicture.glyphWidth,
        on: &canvas)
    }
  }

  private func drawGlyph(_ picture: GrayImage, _ aspectRatio: Float, x: Int, y: Int, on canvas: inout Canvas) {
    let place = Rect(x: x, y: y, width: GlyphsPicture.glyphWidth, height: GlyphsPicture.glyphHeight)
    canvas.fill(place, .white)
    canvas.draw(picture, aspectRatio: aspectRatio, within: place)
  }

  private func write(_ text: String, x: Int, y: Int, width: Int, on canvas: inout Canvas) {
    let caption = Rect(x: x, y: y + GlyphsPicture.glyphHeight, width: width, height: GlyphsPicture.captionHeight)
    canvas.write(text, within: caption, height: 14, .black)
  }

  /// Formats a match as `L 0.998`, with the similarity rounded down.
  private static func text(_ symbol: GlyphSymbol, similarity: Float) -> String {
    let thousandths = max(Int(similarity * 1000), 0)
    let digits = String(thousandths % 1000)
    let decimals = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(Character(Unicode.Scalar(symbol.ascii))) \(thousandths / 1000).\(decimals)"
  }
}
