internal import LetterpressSolver

/// Where the 25 tiles of a board are: a square of 5 × 5 square tiles without gaps, in pixels.
package struct TileGrid: Equatable, Sendable {
  /// The left edge of the first column.
  package var x: Double
  /// The top edge of the first row.
  package var y: Double
  /// The side of a tile.
  package var pitch: Double

  /// A grid from its top left corner and the side of a tile, in pixels.
  package init(x: Double, y: Double, pitch: Double) {
    self.x = x
    self.y = y
    self.pitch = pitch
  }

  /// The whole board, to the nearest pixel.
  package var frame: Rect {
    let extent = Double(Board.side) * pitch
    let (left, top) = (Int(x.rounded()), Int(y.rounded()))
    return Rect(
      x: left, y: top, width: Int((x + extent).rounded()) - left, height: Int((y + extent).rounded()) - top)
  }

  /// How high a capital letter may be, in pixels: 1/2.25 of a tile on phones, 1/2 on tablets, more or less where it is
  /// round or was found at a small size.
  package var letterHeights: ClosedRange<Int> { Int(pitch / 2.6)...Int(pitch / 1.7) }

  /// A tile without a margin along its four sides, given as a part of the pitch.
  ///
  /// Rows and columns are 0 to 4 on the board, less or more around it.
  package func tile(row: Int, column: Int, margin: Double = 0) -> Rect {
    let left = x + (Double(column) + margin) * pitch
    let top = y + (Double(row) + margin) * pitch
    let size = (1 - 2 * margin) * pitch
    return Rect(
      x: Int(left.rounded()), y: Int(top.rounded()), width: Int(size.rounded()), height: Int(size.rounded()))
  }

  /// The same in a picture so many times as large.
  func scaled(by factor: Double) -> TileGrid {
    TileGrid(x: x * factor, y: y * factor, pitch: pitch * factor)
  }

  /// How many pixels to go at a time to look at a tile's side so many times or a little more often; at
  /// least 1.
  func step(samples: Int) -> Int { max(Int(pitch) / samples, 1) }
}
