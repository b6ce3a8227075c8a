internal import LetterpressSolver

/// Finds the plate of a pop-up: the largest area of one colour over the header, apart from the background.
enum PopUpPlate {
  /// The least area of a plate, in tiles. An avatar has 0.9, the plate of a screenshot 3.3.
  private static let leastArea = 1.2

  /// The number of samples per side of a tile.
  private static let samples = 12

  /// The mean difference over the channels up to which a pixel counts as background.
  private static let backgroundReach = 6

  /// Returns the colour that covers most of a region after the background; nil if it covers less than a plate does.
  static func color(in region: Rect, of image: RGBImage, on grid: TileGrid, background: RGBColor?) -> RGBColor? {
    let step = grid.step(samples: samples)
    // Binned by the upper four bits of each channel.
    var counts = [Int32](repeating: 0, count: 4096)
    func bin(_ color: RGBColor) -> Int { Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4) }
    func forEachForeground(_ body: (RGBColor) -> Void) {
      for y in stride(from: region.y, to: region.endY, by: step) {
        for x in stride(from: region.x, to: region.endX, by: step) {
          let color = image[x, y]
          guard let background, color.distance(to: background) <= backgroundReach else {
            body(color)
            continue
          }
        }
      }
    }
    forEachForeground { counts[bin($0)] += 1 }
    guard let fullest = counts.indices.max(by: { counts[$0] < counts[$1] }),
      Double(counts[fullest]) * Double(step * step) >= leastArea * grid.pitch * grid.pitch
    else { return nil }
    var histogram = ColorHistogram()
    forEachForeground { if bin($0) == fullest { histogram.add($0) } }
    return histogram.median
  }
}
