internal import LetterpressSolver

/// Searches letter-like shapes for 25 of equal height whose centres lie on a square lattice.
struct LatticeFinder {
  private let shapes: [Shape]
  private let index: ShapeIndex
  private let areUneven: Bool

  /// - Parameter areUneven: whether the letters are of more heights than in the game's typeface.
  init(shapes: [Shape], areUneven: Bool = false) {
    self.shapes = shapes
    index = ShapeIndex(shapes)
    self.areUneven = areUneven
  }

  /// Candidate ratios of a tile's side to its capital's height, likeliest first: 2.25 on phones, 2.0 on tablets. The others
  /// are needed because round letters are taller than flat ones, and because in small pictures the height is only known
  /// to a pixel. Neighbouring ratios differ by 6%, so the nearest is off by at most 3%: an eighth of a tile over the four
  /// tiles to the farthest letter, which still finds it.
  private static let pitchesPerLetterHeight = [2.25, 2.0, 2.12, 2.38, 1.88]
  /// Further ones for uneven letters: in a blackletter, most are three quarters as high as an H.
  private static let pitchesPerUnevenHeight = pitchesPerLetterHeight + [2.53, 2.7, 2.87, 3.05]

  /// The height of a letter over that of another one of the board.
  private static let evenHeights = (0.86, 1.16)
  private static let unevenHeights = (0.62, 1.6)

  /// How far the centre of a capital is above that of its tile: 1.95% of the tile's side on phones, 2.2% on tablets.
  static let letterRise = 0.02

  /// How many shapes are tried as anchors at most: all of them, except on pages of small print.
  private static let maximumAnchors = 3000

  /// How many lattices are searched for at most: a picture may show others besides a board.
  private static let maximumLattices = 4
  /// With this many letters halfway between neighbouring points, of 56 places, a lattice is a chance of the lines of a text. A board has
  /// none but in what lies on it.
  private static let leastBetween = 8

  /// The farthest that a point of a 5 × 5 can be from an anchor on it, in tiles.
  private static let reach = Board.side - 1

  /// From an anchor to the points of all 5 × 5 lattices through it, nearest first. The nearest belong to the most
  /// lattices, so that a few empty ones rule all lattices out.
  private static let offsets: [(row: Int, column: Int)] = (-reach...reach)
    .flatMap { row in (-reach...reach).map { (row, $0) } }
    .sorted { abs($0.row) + abs($0.column) < abs($1.row) + abs($1.column) }

  /// Returns the lattices with at least `minimum` of the 25 points occupied, in the order found; no two share a shape, and none is in
  /// running text.
  ///
  /// - Complexity: O(shapes), if shapes do not overlap.
  func lattices(withAtLeast minimum: Int) -> [Lattice] {
    var isUsed = [Bool](repeating: false, count: shapes.count)
    var lattices: [Lattice] = []
    while lattices.count < LatticeFinder.maximumLattices,
      let lattice = bestLattice(isUsed: isUsed, minimum: minimum)
    {
      lattices.append(lattice)
      for (index, shape) in shapes.enumerated() where lattice.covers(shape) { isUsed[index] = true }
    }
    return lattices
  }

  /// Returns the lattice with the most points occupied, or the first with all of them; nil if none has as many as `minimum`.
  private func bestLattice(isUsed: [Bool], minimum: Int) -> Lattice? {
    var best: (grid: TileGrid, occupied: Int)?
    let anchors = shapes.indices.filter { !isUsed[$0] }
    let step = anchors.count / LatticeFinder.maximumAnchors + 1
    search: for anchor in stride(from: 0, to: anchors.count, by: step).map({ shapes[anchors[$0]] }) {
      for ratio in areUneven ? LatticeFinder.pitchesPerUnevenHeight : LatticeFinder.pitchesPerLetterHeight {
        guard
          let rough = lattice(
            around: anchor, pitch: Double(anchor.height) * ratio, isUsed: isUsed, besides: best?.occupied ?? minimum - 1
          ),
          !isInText(rough.grid)
        else { continue }
        best = rough
        if rough.occupied == Board.tileCount { break search }
      }
    }
    guard let best else { return nil }
    return fitted(best.grid, isUsed: isUsed)
  }

  /// Returns the 5 × 5 lattice of this pitch through the anchor with the most points occupied; nil if the anchor has
  /// fewer than two neighbours on it, or if none has more points occupied than another that is known.
  private func lattice(
    around anchor: Shape, pitch: Double, isUsed: [Bool], besides known: Int
  ) -> (grid: TileGrid, occupied: Int)? {
    let (least, most) = areUneven ? LatticeFinder.unevenHeights : LatticeFinder.evenHeights
    let heights = Int(Double(anchor.height) * least)...Int(Double(anchor.height) * most)
    func isOccupied(_ row: Int, _ column: Int) -> Bool {
      let nearest = index.nearest(
        x: anchor.centerX + Double(column) * pitch, y: anchor.centerY + Double(row) * pitch,
        withinX: 0.25 * pitch, withinY: 0.2 * pitch, heights: heights)
      return nearest.map { !isUsed[$0.index] } ?? false
    }
    // On a board with more than half its points occupied, some have two occupied neighbours.
    let neighbours = [(-1, 0), (0, -1), (0, 1), (1, 0)].count { isOccupied($0.0, $0.1) }
    guard neighbours >= 2 else { return nil }
    // For each place of the 5 × 5's top left corner, row by row, how many of its points are empty.
    var empty = [Int](repeating: 0, count: Board.tileCount)
    let tooMany = Board.tileCount - known
    let reach = LatticeFinder.reach
    var possible = Board.tileCount
    for (row, column) in LatticeFinder.offsets where !isOccupied(row, column) {
      for top in max(row, 0)...min(row + reach, reach) {
        for left in max(column, 0)...min(column + reach, reach) {
          empty[top * Board.side + left] += 1
          if empty[top * Board.side + left] == tooMany { possible -= 1 }
        }
      }
      if possible == 0 { return nil }
    }
    guard let fewest = empty.indices.min(by: { empty[$0] < empty[$1] }) else { return nil }
    let (top, left) = fewest.quotientAndRemainder(dividingBy: Board.side)
    let x = anchor.centerX + Double(left - reach) * pitch - pitch / 2
    let y = anchor.centerY + Double(top - reach) * pitch - pitch / 2
    var grid = TileGrid(x: x, y: y, pitch: pitch)
    grid.hasUnevenLetters = areUneven
    return (grid, Board.tileCount - empty[fewest])
  }

  /// Whether other letters of its size stand between the points of a lattice.
  private func isInText(_ grid: TileGrid) -> Bool {
    let reach = 0.2 * grid.pitch
    let halves = 0..<2 * Board.side - 1
    var count = 0
    for row in halves {
      for column in halves where row % 2 + column % 2 > 0 {
        let (x, y) = (grid.x + Double(column + 1) / 2 * grid.pitch, grid.y + Double(row + 1) / 2 * grid.pitch)
        guard index.nearest(x: x, y: y, withinX: reach, withinY: reach, heights: grid.letterHeights) != nil else {
          continue
        }
        count += 1
        if count >= LatticeFinder.leastBetween { return true }
      }
    }
    return false
  }

  /// Fits the lattice to the shapes on it, by least squares.
  private func fitted(_ rough: TileGrid, isUsed: [Bool]) -> Lattice {
    var grid = rough
    var places = TileSet()
    for tolerance in Lattice.tolerances {
      let matches = matches(on: grid, tolerance: tolerance).filter { !isUsed[$0.index] }
      guard matches.count >= 3, let fit = leastSquares(matches) else { break }
      grid = fit
      places = TileSet(matches.lazy.map { $0.row * Board.side + $0.column })
    }
    let beyond = beyond(grid)
    grid.y += LatticeFinder.letterRise * grid.pitch
    return Lattice(grid: grid, places: places, beyond: beyond)
  }
}

extension LatticeFinder {
  private typealias Match = (row: Int, column: Int, index: Int)

  /// Returns, for each lattice point, the shape whose centre is closest to it.
  private func matches(on grid: TileGrid, tolerance: Double) -> [Match] {
    (0..<Board.side).flatMap { row in
      (0..<Board.side).compactMap { column in
        shape(on: grid, row: row, column: column, tolerance: tolerance).map { (row, column, $0) }
      }
    }
  }

  /// Returns the shape at a lattice point, which may lie outside the 5 × 5.
  private func shape(on grid: TileGrid, row: Int, column: Int, tolerance: Double) -> Int? {
    let reach = tolerance * grid.pitch
    return index.nearest(
      x: grid.x + (Double(column) + 0.5) * grid.pitch, y: grid.y + (Double(row) + 0.5) * grid.pitch,
      withinX: reach, withinY: reach, heights: grid.letterHeights
    )?.index
  }

  /// Returns how far the lattice extends beyond its 5 × 5: as long as three of five points are occupied.
  private func beyond(_ grid: TileGrid) -> Lattice.Beyond {
    let side = Board.side
    func count(from start: Int, step: Int, isRow: Bool) -> Int {
      // No word game has a larger board, so counting further would tell nothing.
      (0..<15).prefix { distance in
        let outside = start + distance * step
        return (0..<side).count { along in
          shape(on: grid, row: isRow ? outside : along, column: isRow ? along : outside, tolerance: 0.12) != nil
        } >= 3
      }.count
    }
    return Lattice.Beyond(
      left: count(from: -1, step: -1, isRow: false), right: count(from: side, step: 1, isRow: false),
      above: count(from: -1, step: -1, isRow: true), below: count(from: side, step: 1, isRow: true))
  }

  /// Returns the least-squares fit of a grid to the shapes' centres; nil if they do not determine one.
  private func leastSquares(_ matches: [Match]) -> TileGrid? {
    let count = Double(matches.count)
    func mean(_ value: (Match) -> Double) -> Double { matches.reduce(0) { $0 + value($1) } / count }
    let column = mean { Double($0.column) }
    let row = mean { Double($0.row) }
    let x = mean { shapes[$0.index].centerX }
    let y = mean { shapes[$0.index].centerY }
    var covariance = 0.0
    var variance = 0.0
    for match in matches {
      let (columns, rows) = (Double(match.column) - column, Double(match.row) - row)
      let shape = shapes[match.index]
      covariance += columns * (shape.centerX - x) + rows * (shape.centerY - y)
      variance += columns * columns + rows * rows
    }
    guard variance > 0, covariance > 0 else { return nil }
    let pitch = covariance / variance
    var grid = TileGrid(x: x - (column + 0.5) * pitch, y: y - (row + 0.5) * pitch, pitch: pitch)
    grid.hasUnevenLetters = areUneven
    return grid
  }
}
