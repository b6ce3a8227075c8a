internal import LetterpressSolver

/// Looks for the triangle of the player to move where the avatars are covered, by a pop-up or a finger.
///
/// The tiles say which colour it must have; it may be seen in part.
struct LooseTriangleFinder {
  private let image: RGBImage
  private let grid: TileGrid

  init(image: RGBImage, grid: TileGrid) {
    self.image = image
    self.grid = grid
  }

  /// The mean difference over the channels up to which a pixel is of a colour.
  private static let tolerance = 32

  /// Whether there is a triangle of the colour, or the lower part of one, where an avatar's would be.
  func sees(_ color: RGBColor) -> Bool {
    // It may be seen in part, and so must be looked at closely.
    let (middle, reach) = (grid.x + Double(Board.side) / 2 * grid.pitch, 10 * grid.pitch)
    let above = Rect(
      x: Int(middle - 1.1 * grid.pitch), y: Int(grid.y - reach), width: Int(2.2 * grid.pitch), height: Int(reach))
    return HeaderShapes(of: image, unlike: color, tolerance: LooseTriangleFinder.tolerance)
      .shapes(in: above, step: grid.step(samples: 128))
      .contains { isTriangle($0, color: color) }
  }

  /// Whether a shape stands beside the middle of the board and narrows downwards by about as much as it is
  /// high: what remains of a ring is wider or flatter.
  private func isTriangle(_ shape: Shape, color: RGBColor) -> Bool {
    let middle = grid.x + Double(Board.side) / 2 * grid.pitch
    let fill = Double(shape.area) / Double(shape.width * shape.height)
    guard shape.centerY < grid.y, (0.5...0.75).contains(abs(shape.centerX - middle) / grid.pitch),
      (0.1...0.5).contains(Double(shape.width) / grid.pitch),
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
