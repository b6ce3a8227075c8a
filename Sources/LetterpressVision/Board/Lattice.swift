/// Letter-like shapes of equal height on a square lattice.
struct Lattice: Equatable, Sendable {
  /// The 5 × 5 places with the most shapes.
  var grid: TileGrid
  /// How many of the 25 have one.
  var occupied: Int
  /// By how many columns and rows it goes on beyond the 5 × 5.
  var beyond = Beyond()

  /// Columns and rows of a lattice on each side of its 5 × 5.
  struct Beyond: Equatable, Sendable {
    var left = 0
    var right = 0
    var above = 0
    var below = 0
  }

  private var columns: Int { beyond.left + TileGrid.side + beyond.right }
  private var rows: Int { beyond.above + TileGrid.side + beyond.below }

  /// Whether it ends where a board does.
  var isBoard: Bool { beyond == Beyond() }

  /// Whether a shape's centre lies within it, with all that goes on beyond.
  func covers(_ shape: Shape) -> Bool {
    let column = (shape.centerX - grid.x) / grid.pitch + Double(beyond.left)
    let row = (shape.centerY - grid.y) / grid.pitch + Double(beyond.above)
    return column >= 0 && column <= Double(columns) && row >= 0 && row <= Double(rows)
  }

  /// How many whole boards stand side by side; 1 for anything that is not two or more of them.
  var boardCount: Int {
    let side = TileGrid.side
    guard [side, 2 * side].contains(columns), [side, 2 * side].contains(rows) else { return 1 }
    return columns * rows / (side * side)
  }

  /// The same in a picture so many times as large.
  func scaled(by factor: Double) -> Lattice {
    var lattice = self
    lattice.grid = grid.scaled(by: factor)
    return lattice
  }
}
