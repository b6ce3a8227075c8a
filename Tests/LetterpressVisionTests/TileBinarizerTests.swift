import Testing

@testable import LetterpressVision

struct TileBinarizerTests {
  /// A board of one colour whose first tile, 40 × 40, has a T on it.
  private func board(tile: RGBColor, ink: RGBColor) -> RGBImage {
    var image = RGBImage(width: 200, height: 200, color: tile)
    for x in 12..<28 { for y in 10..<14 { image[x, y] = ink } }
    for x in 18..<22 { for y in 14..<28 { image[x, y] = ink } }
    return image
  }

  private static let grid = TileGrid(x: 0, y: 0, pitch: 40)

  @Test(arguments: [
    ("#000000", "#ffffff"), ("#ffffff", "#000000"), ("#78c8f5", "#183040"), ("#373737", "#d7d7d7"),
    ("#14522d", "#d0dcd5"), ("#ff0000", "#00ff00"),
  ])
  func separatesTheLetterWhateverTheColors(tile: String, ink: String) throws {
    let (tileColor, inkColor) = (try #require(RGBColor(css: tile)), try #require(RGBColor(css: ink)))
    let read = TileBinarizer(image: board(tile: tileColor, ink: inkColor))
      .tile(row: 0, column: 0, of: TileBinarizerTests.grid)
    #expect(read.color == tileColor)
    #expect(read.box == Rect(x: 12, y: 10, width: 16, height: 18))
    let glyph = try #require(read.glyph)
    // 16 × 18, scaled to the standard height.
    #expect(abs(glyph.width - GlyphMask.height * 16 / 18) <= 1)
    #expect(glyph[glyph.width / 2, GlyphMask.height - 2])
    #expect(!glyph[2, GlyphMask.height - 2])
    #expect(glyph[2, 2])
  }

  @Test func seesNoLetterOnAnEmptyTile() {
    let image = board(tile: .white, ink: .black)
    let read = TileBinarizer(image: image).tile(row: 2, column: 2, of: TileBinarizerTests.grid)
    #expect(read.glyph == nil)
    #expect(read.color == .white)
  }

  @Test func seesNoLetterOutsideThePicture() {
    let image = board(tile: .white, ink: .black)
    let grid = TileGrid(x: 300, y: 300, pitch: 40)
    #expect(TileBinarizer(image: image).tile(row: 0, column: 0, of: grid).glyph == nil)
  }

  @Test(arguments: [
    ([10: 50, 200: 50], 10), ([0: 1000, 255: 1], 0), ([20: 10, 30: 10, 220: 10, 230: 10], 30),
  ])
  func splitsAHistogramBetweenItsClasses(counts: [Int: Int], threshold: Int) {
    var histogram = [Int](repeating: 0, count: 256)
    for (level, count) in counts { histogram[level] = count }
    #expect(TileBinarizer.otsuThreshold(of: histogram) == threshold)
  }
}

extension RGBColor {
  /// Creates the colour that CSS writes as `#rrggbb`; nil for any other text.
  fileprivate init?(css: String) {
    guard css.count == 7, css.first == "#", let value = UInt32(css.dropFirst(), radix: 16) else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
