/// Where the 25 tiles of a board are: a square of 5 × 5 square tiles without gaps, in pixels.
public struct TileGrid: Equatable, Sendable {
  /// The left edge of the first column.
  public var x: Double
  /// The top edge of the first row.
  public var y: Double
  /// The side of a tile.
  public var pitch: Double

  /// Rows and columns of a board.
  public static let side = 5

  /// A grid from its top left corner and the side of a tile, in pixels.
  public init(x: Double, y: Double, pitch: Double) {
    self.x = x
    self.y = y
    self.pitch = pitch
  }

  /// The whole board, to the nearest pixel.
  public var frame: Rect {
    let extent = Double(TileGrid.side) * pitch
    let (left, top) = (Int(x.rounded()), Int(y.rounded()))
    return Rect(
      x: left, y: top, width: Int((x + extent).rounded()) - left, height: Int((y + extent).rounded()) - top)
  }

  /// How high a capital letter may be, in pixels: 1/2.25 of a tile on phones, 1/2 on tablets, more or less where it is
  /// round or was found at a small size.
  var letterHeights: ClosedRange<Int> { Int(pitch / 2.6)...Int(pitch / 1.7) }

  /// A tile without a margin along its four sides, given as a part of the pitch.
  ///
  /// Rows and columns are 0 to 4 on the board, less or more around it.
  func tile(row: Int, column: Int, margin: Double) -> Rect {
    let left = x + (Double(column) + margin) * pitch
    let top = y + (Double(row) + margin) * pitch
    let size = (1 - 2 * margin) * pitch
    return Rect(
      x: Int(left.rounded()), y: Int(top.rounded()), width: Int(size.rounded()), height: Int(size.rounded()))
  }

  func scaled(by factor: Double) -> TileGrid {
    TileGrid(x: x * factor, y: y * factor, pitch: pitch * factor)
  }
}
