/// Looks among letter-like shapes for 25 of equal height whose centres fall on a square lattice.
struct LatticeFinder {
  /// A lattice, and how many of its 25 places have a letter-like shape.
  struct Lattice: Equatable {
    var grid: TileGrid
    var occupied: Int
  }

  private let shapes: [Shape]

  init(shapes: [Shape]) { self.shapes = shapes }

  /// What the side of a tile may be over the height of its capital letter, likeliest first: 2.25 on
  /// phones, 2.0 on tablets, less for round letters, which are taller than flat ones, and for small
  /// pictures, where the height is only known to a pixel. In steps of 6%, as four tiles from the anchor
  /// an error of 3% is an eighth of a tile.
  private static let pitchesPerLetterHeight = [2.25, 2.0, 2.12, 2.38, 1.88]

  /// How far the centre of a capital letter stands above that of its tile, over the tile's side:
  /// 1.95% on phones, 2.2% on tablets.
  private static let letterRise = 0.02

  /// The lattice with the most places occupied; nil where no shape has even one neighbour.
  ///
  /// - Complexity: O(*n*²) for *n* shapes.
  func bestLattice() -> Lattice? {
    var best: Lattice?
    for anchor in shapes {
      for ratio in LatticeFinder.pitchesPerLetterHeight {
        let pitch = Double(anchor.height) * ratio
        guard let rough = lattice(around: anchor, pitch: pitch),
          rough.occupied > (best?.occupied ?? 1)
        else { continue }
        best = rough
        if rough.occupied == 25 { return fitted(rough) }
      }
    }
    return best.map(fitted)
  }

  /// The 5 × 5 lattice of the given pitch through the anchor's centre with the most places occupied.
  private func lattice(around anchor: Shape, pitch: Double) -> Lattice? {
    // Bit `column + 4` of element `row + 4`: whether there is a shape that many tiles from the anchor.
    var occupied = [UInt16](repeating: 0, count: 9)
    let lowest = Double(anchor.height) * 0.86
    let highest = Double(anchor.height) * 1.16
    for shape in shapes where Double(shape.height) >= lowest && Double(shape.height) <= highest {
      let columns = (shape.centerX - anchor.centerX) / pitch
      let rows = (shape.centerY - anchor.centerY) / pitch
      let (column, row) = (columns.rounded(), rows.rounded())
      guard abs(column) <= 4, abs(row) <= 4, abs(columns - column) <= 0.25, abs(rows - row) <= 0.2 else { continue }
      occupied[Int(row) + 4] |= 1 << UInt16(column + 4)
    }
    var best: (count: Int, top: Int, left: Int) = (0, 0, 0)
    for top in 0...4 {
      for left in 0...4 {
        let count = (top..<top + 5).reduce(0) { $0 + (occupied[$1] >> left & 31).nonzeroBitCount }
        if count > best.count { best = (count, top, left) }
      }
    }
    let x = anchor.centerX + Double(best.left - 4) * pitch - pitch / 2
    let y = anchor.centerY + Double(best.top - 4) * pitch - pitch / 2
    return Lattice(grid: TileGrid(x: x, y: y, pitch: pitch), occupied: best.count)
  }

  /// The lattice fitted by least squares to the shapes that fall on it.
  private func fitted(_ rough: Lattice) -> Lattice {
    var grid = rough.grid
    var occupied = rough.occupied
    for tolerance in [0.25, 0.2, 0.15] {
      let matches = matches(on: grid, tolerance: tolerance)
      guard matches.count >= 3, let fit = LatticeFinder.leastSquares(matches) else { break }
      grid = fit
      occupied = matches.count
    }
    grid.y += LatticeFinder.letterRise * grid.pitch
    return Lattice(grid: grid, occupied: occupied)
  }

  private typealias Match = (row: Int, column: Int, shape: Shape)

  /// For every place of the lattice the shape whose centre is nearest to the place's.
  private func matches(on grid: TileGrid, tolerance: Double) -> [Match] {
    var nearest: [Int: (distance: Double, match: Match)] = [:]
    let heights = grid.pitch / 2.6...grid.pitch / 1.7
    for shape in shapes where heights.contains(Double(shape.height)) {
      let columns = (shape.centerX - grid.x) / grid.pitch - 0.5
      let rows = (shape.centerY - grid.y) / grid.pitch - 0.5
      let (column, row) = (columns.rounded(), rows.rounded())
      guard (0...4).contains(column), (0...4).contains(row) else { continue }
      let distance = max(abs(columns - column), abs(rows - row))
      guard distance <= tolerance else { continue }
      let place = Int(row) * TileGrid.side + Int(column)
      if distance < nearest[place]?.distance ?? .infinity {
        nearest[place] = (distance, (Int(row), Int(column), shape))
      }
    }
    return nearest.keys.sorted().compactMap { nearest[$0]?.match }
  }

  /// The grid that minimises the squared distances of the shapes' centres from the places' centres.
  private static func leastSquares(_ matches: [Match]) -> TileGrid? {
    let count = Double(matches.count)
    func mean(_ value: (Match) -> Double) -> Double { matches.reduce(0) { $0 + value($1) } / count }
    let column = mean { Double($0.column) }
    let row = mean { Double($0.row) }
    let x = mean { $0.shape.centerX }
    let y = mean { $0.shape.centerY }
    var covariance = 0.0
    var variance = 0.0
    for match in matches {
      let (columns, rows) = (Double(match.column) - column, Double(match.row) - row)
      covariance += columns * (match.shape.centerX - x) + rows * (match.shape.centerY - y)
      variance += columns * columns + rows * rows
    }
    guard variance > 0 else { return nil }
    let pitch = covariance / variance
    guard pitch > 0 else { return nil }
    return TileGrid(x: x - (column + 0.5) * pitch, y: y - (row + 0.5) * pitch, pitch: pitch)
  }
}
