internal import LetterpressSolver

/// Reads the colour of the header, of which free tiles are a shade.
enum BackgroundReader {
  /// The extent of the examined strips beside the board, in tiles: far enough from the border to avoid its blur, close
  /// enough to be the game's own background.
  private static let strip = 0.08...0.35

  /// Returns the median colour of the first strip of one colour: above the board, left or right of it; nil if none is.
  static func background(of image: RGBImage, around grid: TileGrid) -> RGBColor? {
    let extent = Double(Board.side) * grid.pitch
    let (near, far) = (strip.lowerBound * grid.pitch, strip.upperBound * grid.pitch)
    func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
      Rect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
        .clipped(toWidth: image.width, height: image.height)
    }
    let strips = [
      rect(grid.x, grid.y - far, grid.x + extent, grid.y - near),
      rect(grid.x - far, grid.y, grid.x - near, grid.y + extent),
      rect(grid.x + extent + near, grid.y, grid.x + extent + far, grid.y + extent),
    ]
    return strips.lazy.compactMap { commonColor(in: $0, of: image) }.first
  }

  /// Returns the median colour of a rectangle if four fifths of it are close to that colour; otherwise nil.
  private static func commonColor(in rect: Rect, of image: RGBImage) -> RGBColor? {
    guard rect.width >= 2, rect.height >= 2 else { return nil }
    // A few hundred points are enough.
    let (stepX, stepY) = (max(rect.width / 32, 1), max(rect.height / 8, 1))
    var colors: [RGBColor] = []
    for y in stride(from: rect.y, to: rect.endY, by: stepY) {
      for x in stride(from: rect.x, to: rect.endX, by: stepX) { colors.append(image[x, y]) }
    }
    let median = RGBColor.median(of: colors)
    return 5 * colors.count { $0.distance(to: median) <= 12 } >= 4 * colors.count ? median : nil
  }
}
