internal import LetterpressSolver

/// The position of the 25 tiles of a board: 5 × 5 squares without gaps, in pixels.
package struct TileGrid: Equatable, Sendable {
  /// The left edge of the first column.
  package var x: Double
  /// The top edge of the first row.
  package var y: Double
  /// The side of a tile.
  package var pitch: Double
  /// Whether the letters are of more heights than in the game's typeface, as in a script or a blackletter.
  var hasUnevenLetters = false

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

  /// The plausible heights of a capital letter, in pixels: 1/2.25 of a tile on phones, 1/2 on tablets, with slack for
  /// round letters and small pictures.
  package var letterHeights: ClosedRange<Int> {
    hasUnevenLetters ? Int(pitch / 3.4)...Int(pitch / 1.5) : Int(pitch / 2.6)...Int(pitch / 1.7)
  }

  /// Returns a tile without a margin along its four sides, given as a fraction of the pitch.
  ///
  /// Rows and columns are 0 to 4 on the board; others lie around it.
  package func tile(row: Int, column: Int, margin: Double = 0) -> Rect {
    let left = x + (Double(column) + margin) * pitch
    let top = y + (Double(row) + margin) * pitch
    let size = (1 - 2 * margin) * pitch
    return Rect(
      x: Int(left.rounded()), y: Int(top.rounded()), width: Int(size.rounded()), height: Int(size.rounded()))
  }

  /// Returns the same grid in a picture scaled by a factor.
  func scaled(by factor: Double) -> TileGrid {
    var scaled = self
    (scaled.x, scaled.y, scaled.pitch) = (x * factor, y * factor, pitch * factor)
    return scaled
  }

  /// Returns the step in pixels at which a tile's side has this many samples or a few more; at least 1.
  func step(samples: Int) -> Int { max(Int(pitch) / samples, 1) }
}
