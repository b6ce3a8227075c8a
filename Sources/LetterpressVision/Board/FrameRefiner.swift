internal import LetterpressSolver

/// Aligns a grid found by its letters with the borders between its tiles.
///
/// Letters give the grid to within a pixel or two; a border between tiles of different colours gives it exactly. Each
/// of the six horizontal and six vertical lines is searched for near its expected position, and the grid is fitted to
/// those found. With too few, it stays as it was.
struct FrameRefiner {
  private let image: RGBImage

  init(image: RGBImage) { self.image = image }

  /// How far from its expected position a line is searched for, in tiles.
  private static let reach = 0.045

  /// The mean difference, 0 to 255, from which a line counts as found. Shades of free tiles differ by about 2.
  private static let minimumStep = 1.5

  func refined(_ grid: TileGrid) -> TileGrid {
    let across = lines(of: grid, origin: grid.y, step: stepAcrossRow)
    let down = lines(of: grid, origin: grid.x, step: stepAcrossColumn)
    // One pitch for both directions, fitted to the lines of both.
    let pitchFit = FrameRefiner.pitch(of: [across, down])
    var refined = grid
    refined.pitch = pitchFit ?? grid.pitch
    // With a new pitch the grid keeps its centre, unless lines determine its origin.
    let growth = (refined.pitch - grid.pitch) * Double(Board.side) / 2
    refined.x = FrameRefiner.origin(of: down, pitch: refined.pitch) ?? grid.x - growth
    refined.y = FrameRefiner.origin(of: across, pitch: refined.pitch) ?? grid.y - growth
    let limit = FrameRefiner.reach * grid.pitch
    guard abs(refined.x - grid.x) <= 2 * limit, abs(refined.y - grid.y) <= 2 * limit else { return grid }
    return refined
  }

  private typealias Line = (number: Int, position: Double)

  /// Returns the lines found: their numbers, 0 to 5, and positions.
  private func lines(of grid: TileGrid, origin: Double, step: (Int, TileGrid) -> Double?) -> [Line] {
    let reach = max(Int((FrameRefiner.reach * grid.pitch).rounded()), 2)
    return (0...Board.side).compactMap { number in
      let expected = Int((origin + Double(number) * grid.pitch).rounded())
      let steps = (expected - reach...expected + reach).compactMap { position in
        step(position, grid).map { (position, $0) }
      }
      guard let strongest = steps.max(by: { $0.1 < $1.1 }), strongest.1 >= FrameRefiner.minimumStep else {
        return nil
      }
      return (number, Double(strongest.0))
    }
  }

  /// Returns the mean difference between columns `x` - 1 and `x` over the board's height; nil outside the picture.
  private func stepAcrossColumn(_ x: Int, _ grid: TileGrid) -> Double? {
    guard x > 0, x < image.width else { return nil }
    return FrameRefiner.mean(from: grid.y, pitch: grid.pitch, limit: image.height) { y in
      image[x, y].distance(to: image[x - 1, y])
    }
  }

  /// Returns the mean difference between rows `y` - 1 and `y` over the board's width; nil outside the picture.
  private func stepAcrossRow(_ y: Int, _ grid: TileGrid) -> Double? {
    guard y > 0, y < image.height else { return nil }
    return FrameRefiner.mean(from: grid.x, pitch: grid.pitch, limit: image.width) { x in
      image[x, y].distance(to: image[x, y - 1])
    }
  }

  /// The number of pixels examined per line: 16 per tile are enough to detect a border.
  private static let pixelsOfLine = 80

  /// Returns the mean of a value at evenly spaced pixels of a five-tile line inside the picture; nil if there are none.
  private static func mean(from start: Double, pitch: Double, limit: Int, of value: (Int) -> Int) -> Double? {
    let lower = max(Int(start.rounded(.up)), 0)
    let upper = min(Int(start + Double(Board.side) * pitch), limit)
    guard lower < upper else { return nil }
    var (sum, count) = (0, 0)
    for position in stride(from: lower, to: upper, by: (upper - lower - 1) / pixelsOfLine + 1) {
      sum += value(position)
      count += 1
    }
    return Double(sum) / Double(count)
  }

  /// Returns the least-squares pitch over several directions, each with its own origin.
  private static func pitch(of directions: [[Line]]) -> Double? {
    var covariance = 0.0
    var variance = 0.0
    for lines in directions where lines.count >= 2 {
      let number = lines.reduce(0) { $0 + Double($1.number) } / Double(lines.count)
      let position = lines.reduce(0) { $0 + $1.position } / Double(lines.count)
      for line in lines {
        covariance += (Double(line.number) - number) * (line.position - position)
        variance += (Double(line.number) - number) * (Double(line.number) - number)
      }
    }
    // Two neighbouring lines alone would magnify a pixel's error fivefold across the board.
    return variance >= 4 ? covariance / variance : nil
  }

  private static func origin(of lines: [Line], pitch: Double) -> Double? {
    guard !lines.isEmpty else { return nil }
    return lines.reduce(0) { $0 + $1.position - Double($1.number) * pitch } / Double(lines.count)
  }
}
