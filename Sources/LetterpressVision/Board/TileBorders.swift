internal import LetterpressSolver

/// Examines the borders between neighbouring tiles: on a board the tiles touch, in many other games there is a gap.
struct TileBorders {
  private let image: RGBImage
  private let grid: TileGrid
  /// The colours of the 25 tiles, row by row.
  private let colors: [RGBColor]

  init(image: RGBImage, grid: TileGrid, colors: [RGBColor]) {
    self.image = image
    self.grid = grid
    self.colors = colors
  }

  /// The tiles count as separated if at most this many of the 40 borders have no gap. On a board, only tilted or
  /// covered tiles show gaps.
  private static let mostWithoutGap = 8

  /// How far from a border a third colour is searched for, in tiles: up to where letters begin.
  private static let reach = 0.16

  /// The number of samples across a border.
  private static let samplesAcross = 15

  /// The positions sampled along a border, on either side of its middle, in tiles. The gap beside a tilted tile is a
  /// wedge, usually visible on one side only.
  private static let placesAlong = [0.08, 0.12, 0.17, 0.21, 0.26, 0.3]

  /// Above this, a colour is not a mixture of the two tiles': the sum of its distances from both minus their distance
  /// from each other, 0 to 510.
  private static let leastExcess = 15

  /// The number of borders between neighbouring tiles.
  static let count = 2 * Board.side * (Board.side - 1)

  /// The number of borders that show a third colour, if nearly all do; otherwise nil.
  ///
  /// - Complexity: O(1); on a board it examines a quarter of the borders.
  var gaps: Int? {
    var without = 0
    for tile in 0..<Board.tileCount {
      let (row, column) = tile.quotientAndRemainder(dividingBy: Board.side)
      if column < Board.side - 1, !hasGap(between: tile, and: tile + 1, isUpright: true) { without += 1 }
      if row < Board.side - 1, !hasGap(between: tile, and: tile + Board.side, isUpright: false) { without += 1 }
      if without > TileBorders.mostWithoutGap { return nil }
    }
    return TileBorders.count - without
  }

  /// Whether both halves of a border show a third colour.
  private func hasGap(between tile: Int, and next: Int, isUpright: Bool) -> Bool {
    let (row, column) = next.quotientAndRemainder(dividingBy: Board.side)
    let x = grid.x + (Double(column) + (isUpright ? 0 : 0.5)) * grid.pitch
    let y = grid.y + (Double(row) + (isUpright ? 0.5 : 0)) * grid.pitch
    let apart = colors[tile].distance(to: colors[next])
    return [-1.0, 1].allSatisfy { side in
      (0..<TileBorders.samplesAcross).contains { sample in
        let across = (2 * Double(sample) / Double(TileBorders.samplesAcross - 1) - 1) * TileBorders.reach * grid.pitch
        let along = side * grid.pitch
        guard
          let color = isUpright
            ? mean(fromX: x + across, y: y, alongX: 0, y: along) : mean(fromX: x, y: y + across, alongX: along, y: 0)
        else { return false }
        return color.distance(to: colors[tile]) + color.distance(to: colors[next]) - apart > TileBorders.leastExcess
      }
    }
  }

  /// Returns the mean colour at the sampled positions of a line, to average out noise; nil outside the picture.
  ///
  /// - Parameters:
  ///   - x: the middle of the line, with `y`.
  ///   - dx: a pitch along the line, with `dy`.
  private func mean(fromX x: Double, y: Double, alongX dx: Double, y dy: Double) -> RGBColor? {
    var (red, green, blue) = (0, 0, 0)
    for place in TileBorders.placesAlong {
      let (pixelX, pixelY) = (Int(x + place * dx), Int(y + place * dy))
      guard pixelX >= 0, pixelX < image.width, pixelY >= 0, pixelY < image.height else { return nil }
      let color = image[pixelX, pixelY]
      red += Int(color.red)
      green += Int(color.green)
      blue += Int(color.blue)
    }
    let count = TileBorders.placesAlong.count
    return RGBColor(red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
