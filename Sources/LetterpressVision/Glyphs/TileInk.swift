/// The colour of a letter, as seen from its tile's.
struct TileInk: Equatable, Sendable {
  /// How far it is from the tile's colour on the way to black, or to white if it is the lighter one; about 0 to 1.
  let share: Double
  /// Its distance from that way, 0 to 255.
  let offHue: Double

  /// How near to the strongest contrast a pixel must be to count as all ink, over that contrast.
  private static let fullInk = (part: 8, of: 10)

  /// Samples the letter; nil if the tile is flawed, or already black or white.
  init?(of tile: TileBinarizer.Tile, in image: RGBImage) {
    guard tile.flaw == nil, let box = tile.box?.clipped(toWidth: image.width, height: image.height) else { return nil }
    // A stroke is about an eighth as wide as its letter is high.
    let step = max(box.height / 24, 1)
    var strongest = 0
    for y in stride(from: box.y, to: box.endY, by: step) {
      for x in stride(from: box.x, to: box.endX, by: step) {
        strongest = max(strongest, image[x, y].distance(to: tile.color))
      }
    }
    guard strongest > 0 else { return nil }
    var histogram = ColorHistogram()
    for y in stride(from: box.y, to: box.endY, by: step) {
      for x in stride(from: box.x, to: box.endX, by: step)
      where TileInk.fullInk.of * image[x, y].distance(to: tile.color) >= TileInk.fullInk.part * strongest {
        histogram.add(image[x, y])
      }
    }
    let ink = histogram.median
    let (from, to) = (TileInk.brightness(tile.color), TileInk.brightness(ink))
    let end: RGBColor = to < from ? .black : .white
    let whole = TileInk.brightness(end) - from
    guard abs(whole) > 1 else { return nil }
    share = (to - from) / whole
    offHue = Double(tile.color.mixed(with: end, share: share).distance(to: ink))
  }

  /// The mean of the channels.
  private static func brightness(_ color: RGBColor) -> Double {
    Double(Int(color.red) + Int(color.green) + Int(color.blue)) / 3
  }
}
