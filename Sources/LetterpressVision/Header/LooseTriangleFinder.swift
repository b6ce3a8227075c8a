internal import LetterpressSolver

/// Searches for the triangle of the player to move if the avatars are covered, by a pop-up or a finger.
///
/// A whole triangle is recognised by its shape, and the tiles are compared with its colour as well; if only part of it
/// is visible, the tiles must say which colour it has.
struct LooseTriangleFinder {
  private let image: RGBImage
  private let grid: TileGrid

  init(image: RGBImage, grid: TileGrid) {
    self.image = image
    self.grid = grid
  }

  /// The mean difference over the channels up to which a pixel counts as a colour.
  private static let tolerance = 32

  /// How far beside the middle of the board the triangle is, in tiles: 0.49 on wide phones, 0.64 on small ones.
  private static let offsets = 0.42...0.75

  /// Returns the only whole triangle on the header's background; nil if there is none, or more than one.
  func whole(on background: RGBColor) -> LooseTriangle? {
    let triangles = shapes(unlike: background, in: regionAbove)
      .compactMap { wholeTriangle($0, on: background) }
    return triangles.count == 1 ? triangles[0] : nil
  }

  /// Returns the only triangle on the header's background of which at least the tip can be seen below a plate; nil if there is
  /// none, or one on either side.
  func tip(on background: RGBColor) -> LooseTriangle? {
    let tips = [true, false].compactMap { isLeft in tip(isLeft: isLeft, on: background) }
    return tips.count == 1 ? tips[0] : nil
  }

  /// The least height of a tip, in tiles: the round bottom of a digit is hollow farther down. And how many pixels wider it becomes
  /// with each row: 1.1 in all, and more where it is rounded.
  private static let leastTip = 0.1
  private static let tipSlopes = 0.8...1.6

  /// Returns the triangle whose tip is the lowest thing above one half of the board.
  private func tip(isLeft: Bool, on background: RGBColor) -> LooseTriangle? {
    let (near, far) = (LooseTriangleFinder.offsets.lowerBound - 0.1, LooseTriangleFinder.offsets.upperBound + 0.1)
    let left = isLeft ? middle - far * grid.pitch : middle + near * grid.pitch
    let (first, last) = (max(Int(left), 0), min(Int(left + (far - near) * grid.pitch), image.width - 1))
    let (lowest, highest) = (
      min(Int(grid.y - 0.1 * grid.pitch), image.height - 1), max(Int(grid.y - 6 * grid.pitch), 0)
    )
    guard first < last, highest < lowest else { return nil }
    /// The columns of a row that are not background.
    func columns(_ row: Int) -> [Int] {
      (first...last).filter { image[$0, row].distance(to: background) > LooseTriangleFinder.tolerance }
    }
    guard let bottom = (highest...lowest).reversed().first(where: { !columns($0).isEmpty }) else { return nil }
    let least = max(Int(LooseTriangleFinder.leastTip * grid.pitch), 4)
    guard bottom - least >= highest else { return nil }
    let top = columns(bottom - least)
    guard let leftmost = top.first, let rightmost = top.last else { return nil }
    let color = image[(leftmost + rightmost) / 2, bottom - least]
    let center = Double(leftmost + rightmost) / 2
    let isTip = (bottom - least...bottom).allSatisfy { y in
      let row = columns(y)
      guard let first = row.first, let last = row.last else { return false }
      // Contiguous, upright, and of one colour but for its smooth edges and its end.
      return last - first + 1 == row.count && abs(Double(first + last) / 2 - center) <= 1.5
        && (y > bottom - least / 2
          || row.dropFirst(2).dropLast(2).allSatisfy {
            image[$0, y].distance(to: color) <= LooseTriangleFinder.tolerance
          })
    }
    let slope = Double(top.count - columns(bottom).count) / Double(least)
    guard isTip, LooseTriangleFinder.tipSlopes.contains(slope),
      LooseTriangleFinder.offsets.contains(abs(center - middle) / grid.pitch)
    else { return nil }
    return LooseTriangle(color: color, isLeft: isLeft)
  }

  /// Whether a triangle of this colour, or the lower part of one, is where an avatar's would be.
  func sees(_ color: RGBColor) -> Bool {
    // The middle of a header left of the board is unknown.
    let isAbove = Double(regionAbove.height) >= 1.5 * grid.pitch
    let left = Rect(x: 0, y: 0, width: Int(grid.x), height: image.height)
      .clipped(toWidth: image.width, height: image.height)
    return shapes(unlike: color, in: isAbove ? regionAbove : left)
      .contains { (!isAbove || isBesideMiddle($0)) && isTriangle($0, color: color) }
  }

  /// Where the triangle of a header above the board may be.
  private var regionAbove: Rect {
    let reach = 10 * grid.pitch
    return Rect(
      x: Int(middle - 1.1 * grid.pitch), y: Int(grid.y - reach), width: Int(2.2 * grid.pitch), height: Int(reach)
    ).clipped(toWidth: image.width, height: image.height)
  }

  /// The x coordinate of the board's middle.
  private var middle: Double { grid.x + Double(Board.side) / 2 * grid.pitch }

  /// Samples finely, as the triangle may be visible only in part.
  private func shapes(unlike color: RGBColor, in region: Rect) -> [Shape] {
    HeaderShapes(of: image, unlike: color, tolerance: LooseTriangleFinder.tolerance)
      .shapes(in: region, step: grid.step(samples: 128))
  }

  private func isBesideMiddle(_ shape: Shape) -> Bool {
    shape.centerY < grid.y && LooseTriangleFinder.offsets.contains(abs(shape.centerX - middle) / grid.pitch)
  }

  /// Returns the triangle that a shape is; nil if it is none or has more than one colour.
  private func wholeTriangle(_ shape: Shape, on background: RGBColor) -> LooseTriangle? {
    guard isBesideMiddle(shape), (0.15...0.5).contains(Double(shape.width) / grid.pitch),
      (0.72...1.05).contains(Double(shape.height) / Double(shape.width)), (0.45...0.72).contains(shape.fill)
    else { return nil }
    let color = image[Int(shape.centerX), shape.minY + shape.height / 3]
    guard color.distance(to: background) > LooseTriangleFinder.tolerance else { return nil }
    /// Returns the share of a row that has the colour; nil unless that part is contiguous and centred.
    func extent(_ part: Double) -> Double? {
      let row = shape.minY + Int(part * Double(shape.height))
      let columns = (shape.minX...shape.maxX).filter {
        image[$0, row].distance(to: color) <= LooseTriangleFinder.tolerance
      }
      guard let first = columns.first, let last = columns.last, last - first + 1 == columns.count,
        abs(Double(first + last + 1) / 2 - shape.centerX) <= 0.08 * Double(shape.width)
      else { return nil }
      return Double(columns.count) / Double(shape.width)
    }
    guard let upper = extent(0.15), let half = extent(0.5), let lower = extent(0.85), upper >= 0.75,
      (0.35...0.75).contains(half), lower <= 0.42
    else { return nil }
    return LooseTriangle(color: color, isLeft: shape.centerX < middle)
  }

  /// Whether a shape is nearly as high as wide and narrows downwards; the rest of a ring is wider or flatter.
  private func isTriangle(_ shape: Shape, color: RGBColor) -> Bool {
    guard (0.1...0.5).contains(Double(shape.width) / grid.pitch),
      (0.5...1.1).contains(Double(shape.height) / Double(shape.width)), (0.4...0.8).contains(shape.fill)
    else { return false }
    let inset = shape.height / 8
    let upper = width(of: shape, row: shape.minY + inset, color)
    // A spot of another colour, such as an eye in an avatar's picture, has little of the colour in its bounding box.
    return 3 * upper >= 2 * shape.width && 2 * width(of: shape, row: shape.maxY - inset, color) <= upper
  }

  /// Returns the number of pixels of the colour in a row of the shape's bounding box.
  private func width(of shape: Shape, row: Int, _ color: RGBColor) -> Int {
    (shape.minX...shape.maxX).count { image[$0, row].distance(to: color) <= LooseTriangleFinder.tolerance }
  }
}

/// The triangle of the player to move, seen without an avatar.
struct LooseTriangle: Equatable {
  var color: RGBColor
  /// Whether it is left of the board's middle.
  var isLeft: Bool
}
