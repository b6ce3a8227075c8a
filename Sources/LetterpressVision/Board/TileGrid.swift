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

/// Letter-like shapes of equal height on a square lattice.
struct Lattice: Equatable, Sendable {
  /// The 5 × 5 points with the most shapes.
  var grid: TileGrid
  /// Those of the 25 points that have a shape.
  var places: TileSet
  /// How many columns and rows it extends beyond the 5 × 5.
  var beyond = Beyond()

  /// Columns and rows of a lattice on each side of its 5 × 5.
  struct Beyond: Equatable, Sendable {
    var left = 0
    var right = 0
    var above = 0
    var below = 0
  }

  /// How far a shape's centre may be from a lattice point, in tiles, in successive steps of the fit.
  static let tolerances = [0.25, 0.2, 0.15]

  /// Returns the tile, 0 to 24, whose letter a shape may be; nil for one of another size or between lattice points.
  func tile(of shape: Shape) -> Int? {
    let (column, row) = ((shape.centerX - grid.x) / grid.pitch, (shape.centerY - grid.y) / grid.pitch)
    let places = 0..<Double(Board.side)
    guard grid.letterHeights.contains(shape.height), places.contains(column), places.contains(row),
      max(abs(column - column.rounded(.down) - 0.5), abs(row - row.rounded(.down) - 0.5)) <= Lattice.tolerances[0]
    else { return nil }
    return Int(row) * Board.side + Int(column)
  }

  /// The number of points of the 5 × 5 that have a shape.
  var occupied: Int { places.count }

  /// The number of columns: 4 for a 4 × 4, otherwise 5 and those beyond.
  var columns: Int { isSmaller ? smallSide : beyond.left + Board.side + beyond.right }
  /// The number of rows, likewise.
  var rows: Int { isSmaller ? smallSide : beyond.above + Board.side + beyond.below }

  private var smallSide: Int { Board.side - 1 }

  /// Whether it is a complete 4 × 4, with a row and a column of the 5 × 5 empty. A board may lack a row or a column, as
  /// while a word is being spelled, but hardly both and nothing else.
  private var isSmaller: Bool {
    guard isBoard, occupied == smallSide * smallSide else { return false }
    let tiles = places.indices
    /// Returns the number of distinct values, each below the side of a board.
    func count(_ number: (Int) -> Int) -> Int { tiles.reduce(0) { $0 | 1 << number($1) }.nonzeroBitCount }
    return count { $0 % Board.side } == smallSide && count { $0 / Board.side } == smallSide
  }

  /// Whether it does not extend beyond the 5 × 5.
  var isBoard: Bool { beyond == Beyond() }

  /// Whether it clearly has another size than a board.
  ///
  /// - Parameter surelyOccupied: the number of occupied points of the 5 × 5 that makes it clear.
  func isOtherGrid(surelyOccupied: Int) -> Bool {
    isSmaller || !isBoard && boardCount == 1 && occupied >= surelyOccupied
  }

  /// Whether a shape's centre lies within it, including what extends beyond the 5 × 5.
  func covers(_ shape: Shape) -> Bool {
    let column = (shape.centerX - grid.x) / grid.pitch + Double(beyond.left)
    let row = (shape.centerY - grid.y) / grid.pitch + Double(beyond.above)
    return column >= 0 && column <= Double(beyond.left + Board.side + beyond.right) && row >= 0
      && row <= Double(beyond.above + Board.side + beyond.below)
  }

  /// The number of its points, including those beyond the 5 × 5.
  var placeCount: Int { columns * rows }

  /// The number of whole boards it consists of, side by side, if more than one; otherwise 1.
  var boardCount: Int {
    let side = Board.side
    guard [side, 2 * side].contains(columns), [side, 2 * side].contains(rows) else { return 1 }
    return columns * rows / (side * side)
  }
}
