import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressVision

struct LatticeFinderTests {
  /// Letter-like boxes on a board at a random place and size, slightly off centre as letters are, among clutter.
  private func board(seed: UInt64, missing: Int = 0) -> (grid: TileGrid, shapes: [Shape]) {
    var generator = SeededGenerator(seed: seed)
    let pitch = Double.random(in: 30...250, using: &generator)
    let grid = TileGrid(
      x: Double.random(in: 0...500, using: &generator), y: Double.random(in: 0...900, using: &generator), pitch: pitch)
    let height = pitch / Double.random(in: 1.98...2.28, using: &generator)
    func shape(centerX: Double, centerY: Double, width: Double, height: Double) -> Shape {
      let (minX, minY) = (Int((centerX - width / 2).rounded()), Int((centerY - height / 2).rounded()))
      return Shape(
        minX: minX, minY: minY, maxX: minX + Int(width.rounded()) - 1, maxY: minY + Int(height.rounded()) - 1, area: 1)
    }
    var shapes = (0..<25).map { index in
      shape(
        centerX: grid.x + (Double(index % 5) + 0.5 + Double.random(in: -0.02...0.02, using: &generator)) * pitch,
        centerY: grid.y + (Double(index / 5) + 0.48) * pitch,
        width: height * Double.random(in: 0.2...1.2, using: &generator),
        height: height * Double.random(in: 1...1.04, using: &generator))
    }
    shapes.removeSubrange((25 - missing)...)
    for _ in 0..<30 {
      let clutter = Double.random(in: 8...150, using: &generator)
      shapes.append(
        shape(
          centerX: Double.random(in: 0...1500, using: &generator),
          centerY: Double.random(in: 0...2000, using: &generator),
          width: clutter * Double.random(in: 0.2...1.3, using: &generator), height: clutter))
    }
    return (grid, shapes.shuffled(using: &generator))
  }

  @Test(arguments: 1...100)
  func findsTheBoardAmongClutter(seed: UInt64) throws {
    let (grid, shapes) = board(seed: seed)
    let lattice = try #require(LatticeFinder(shapes: shapes).lattices(withAtLeast: 15).first)
    #expect(lattice.occupied == 25)
    #expect(lattice.isBoard)
    #expect(abs(lattice.grid.x - grid.x) < 0.03 * grid.pitch)
    #expect(abs(lattice.grid.y - grid.y) < 0.03 * grid.pitch)
    #expect(abs(lattice.grid.pitch - grid.pitch) < 0.01 * grid.pitch)
  }

  @Test(arguments: 1...20)
  func countsOccupiedLatticePoints(seed: UInt64) throws {
    let (_, shapes) = board(seed: seed, missing: 6)
    let lattice = try #require(LatticeFinder(shapes: shapes).lattices(withAtLeast: 15).first)
    #expect((19...20).contains(lattice.occupied))
  }

  /// Lines of text, in which many letters stand at the points of a lattice by chance, with others between them.
  @Test(arguments: Cases.few(2, of: 1...10 as ClosedRange<UInt64>))
  func findsNoBoardInText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var text: [Shape] = []
    for line in 0..<40 {
      var x = 700
      while x < 1600 {
        let width = Int.random(in: 8...14, using: &generator)
        if Int.random(in: 0..<6, using: &generator) > 0 {
          text.append(Shape(minX: x, minY: 40 * line, maxX: x + width - 1, maxY: 40 * line + 17, area: 1))
        }
        x += width + 3
      }
    }
    #expect(LatticeFinder(shapes: text).lattices(withAtLeast: 23).isEmpty)
    let board = (0..<25).map { tile in
      let (x, y) = (100 + tile % 5 * 90, 300 + tile / 5 * 90)
      return Shape(minX: x, minY: y, maxX: x + 30, maxY: y + 39, area: 1)
    }
    let found = LatticeFinder(shapes: text + board).lattices(withAtLeast: 23)
    #expect(found.map(\.occupied) == [25])
    #expect(abs(try #require(found.first).grid.pitch - 90) < 1)
  }

  @Test func findsNothingWithoutShapes() {
    #expect(LatticeFinder(shapes: []).lattices(withAtLeast: 1).isEmpty)
  }

  /// Boxes at every point of a lattice.
  private func shapes(columns: Int, rows: Int) -> [Shape] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Shape(minX: 80 + 100 * column, minY: 78 + 100 * row, maxX: 119 + 100 * column, maxY: 121 + 100 * row, area: 900)
      }
    }
  }

  @Test(arguments: [(5, 5, 1), (10, 5, 2), (5, 10, 2), (10, 10, 4)])
  func countsBoardsSideBySide(columns: Int, rows: Int, boards: Int) throws {
    let lattice = try #require(
      LatticeFinder(shapes: shapes(columns: columns, rows: rows)).lattices(withAtLeast: 15).first)
    #expect(lattice.boardCount == boards)
    #expect(lattice.isBoard == (boards == 1))
  }

  @Test(arguments: [(6, 6), (5, 6), (7, 5), (8, 8), (15, 15)])
  func rejectsALatticeLargerThanABoard(columns: Int, rows: Int) throws {
    let lattices = LatticeFinder(shapes: shapes(columns: columns, rows: rows)).lattices(withAtLeast: 15)
    #expect(lattices.count == 1)
    #expect(lattices.first?.isBoard == false)
    #expect(lattices.first?.boardCount == 1)
  }
}

struct ShapeIndexTests {
  @Test(arguments: 1...50)
  func findsTheNearestShapeLikeALinearSearch(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shapes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
      // Half of them crowd in a corner.
      let side = Bool.random(using: &generator) ? 60 : 900
      let (x, y) = (Int.random(in: 0...side, using: &generator), Int.random(in: 0...side, using: &generator))
      let height = Int.random(in: 1...(Bool.random(using: &generator) ? 60 : 600), using: &generator)
      return Shape(minX: x, minY: y, maxX: x + 20, maxY: y + height - 1, area: 100)
    }
    let index = ShapeIndex(shapes)
    for _ in 0..<50 {
      let (x, y) = (Double.random(in: -50...1000, using: &generator), Double.random(in: -50...1000, using: &generator))
      let (reachX, reachY) = (
        Double.random(in: 0...200, using: &generator), Double.random(in: 0...200, using: &generator)
      )
      let least = Int.random(in: 0...300, using: &generator)
      let heights = least...Int.random(in: least...2 * least + 1, using: &generator)
      let distances = shapes.filter { heights.contains($0.height) }
        .map { (abs($0.centerX - x), abs($0.centerY - y)) }
        .filter { $0.0 <= reachX && $0.1 <= reachY }.map { max($0.0, $0.1) }
      let found = index.nearest(x: x, y: y, withinX: reachX, withinY: reachY, heights: heights)
      #expect(found?.distance == distances.min())
    }
  }
}
