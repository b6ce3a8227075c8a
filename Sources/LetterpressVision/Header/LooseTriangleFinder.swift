internal import LetterpressSolver

/// Looks for the triangle of the player to move where the avatars are covered, by a pop-up or a finger.
///
/// A whole one is known by its shape, and its colour is one more that the tiles are compared with; of one that is seen in
/// part the tiles must say which colour it has.
struct LooseTriangleFinder {
  private let image: RGBImage
  private let grid: TileGrid

  init(image: RGBImage, grid: TileGrid) {
    self.image = image
    self.grid = grid
  }

  /// The mean difference over the channels up to which a pixel is of a colour.
  private static let tolerance = 32

  /// How far beside the middle of the board the triangle stands, over the pitch: 0.49 on wide phones, 0.64 on small ones.
  private static let offsets = 0.42...0.75

  /// The only whole triangle on the header's ground; nil where there is none, or more than one.
  func whole(on background: RGBColor) -> LooseTriangle? {
    let triangles = shapes(unlike: background, in: regionAbove)
      .compactMap { wholeTriangle($0, on: background) }
    return triangles.count == 1 ? triangles[0] : nil
  }

  /// Whether there is a triangle of the colour, or the lower part of one, where an avatar's would be.
  func sees(_ color: RGBColor) -> Bool {
    // A header left of the board has no middle that is known.
    let isAbove = Double(regionAbove.height) >= 1.5 * grid.pitch
    let left = Rect(x: 0, y: 0, width: Int(grid.x), height: image.height)
      .clipped(toWidth: image.width, height: image.height)
    return shapes(unlike: color, in: isAbove ? regionAbove : left)
      .contains { (!isAbove || isBesideMiddle($0)) && isTriangle($0, color: color) }
  }

  /// Where a header above the board has the triangle.
  private var regionAbove: Rect {
    let reach = 10 * grid.pitch
    return Rect(
      x: Int(middle - 1.1 * grid.pitch), y: Int(grid.y - reach), width: Int(2.2 * grid.pitch), height: Int(reach)
    ).clipped(toWidth: image.width, height: image.height)
  }

  /// The middle of the board.
  private var middle: Double { grid.x + Double(Board.side) / 2 * grid.pitch }

  /// It may be seen in part, and so must be looked at closely.
  private func shapes(unlike color: RGBColor, in region: Rect) -> [Shape] {
    HeaderShapes(of: image, unlike: color, tolerance: LooseTriangleFinder.tolerance)
      .shapes(in: region, step: grid.step(samples: 128))
  }

  private func isBesideMiddle(_ shape: Shape) -> Bool {
    shape.centerY < grid.y && LooseTriangleFinder.offsets.contains(abs(shape.centerX - middle) / grid.pitch)
  }

  /// The triangle that a shape is; nil where it is none, or of more than one colour.
  private func wholeTriangle(_ shape: Shape, on background: RGBColor) -> LooseTriangle? {
    let fill = Double(shape.area) / Double(shape.width * shape.height)
    guard isBesideMiddle(shape), (0.15...0.5).contains(Double(shape.width) / grid.pitch),
      (0.72...1.05).contains(Double(shape.height) / Double(shape.width)), (0.45...0.72).contains(fill)
    else { return nil }
    let color = image[Int(shape.centerX), shape.minY + shape.height / 3]
    guard color.distance(to: background) > LooseTriangleFinder.tolerance else { return nil }
    /// How many pixels of a row are of the colour, over the width, where all of them are and they stand in the middle.
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

  /// Whether a shape narrows downwards by about as much as it is high: what remains of a ring is wider or flatter.
  private func isTriangle(_ shape: Shape, color: RGBColor) -> Bool {
    let fill = Double(shape.area) / Double(shape.width * shape.height)
    guard (0.1...0.5).contains(Double(shape.width) / grid.pitch),
      (0.5...1.1).contains(Double(shape.height) / Double(shape.width)), (0.4...0.8).contains(fill)
    else { return false }
    let inset = shape.height / 8
    let upper = width(of: shape, row: shape.minY + inset, color)
    // A spot of another colour, as an eye of the picture in an avatar, has little of the colour in its box.
    return 3 * upper >= 2 * shape.width && 2 * width(of: shape, row: shape.maxY - inset, color) <= upper
  }

  /// How many pixels of a row of the shape's box are of the colour.
  private func width(of shape: Shape, row: Int, _ color: RGBColor) -> Int {
    (shape.minX...shape.maxX).count { image[$0, row].distance(to: color) <= LooseTriangleFinder.tolerance }
  }
}

/// The triangle of the player to move, seen without an avatar.
struct LooseTriangle: Equatable {
  /// The player's.
  var color: RGBColor
  /// Whether it stands left of the board's middle.
  var isLeft: Bool
}
