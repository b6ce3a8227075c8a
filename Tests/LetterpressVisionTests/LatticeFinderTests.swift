import LetterpressTestSupport
import Testing

@testable import LetterpressVision

struct LatticeFinderTests {
  /// Letter-like boxes on a board whose place and size the seed decides, a little off their places as
  /// letters are, among others that are on none.
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
    let lattice = try #require(LatticeFinder(shapes: shapes).bestLattice())
    #expect(lattice.occupied == 25)
    #expect(abs(lattice.grid.x - grid.x) < 0.03 * grid.pitch)
    #expect(abs(lattice.grid.y - grid.y) < 0.03 * grid.pitch)
    #expect(abs(lattice.grid.pitch - grid.pitch) < 0.01 * grid.pitch)
  }

  @Test(arguments: 1...20)
  func countsThePlacesThatHaveALetter(seed: UInt64) throws {
    let (_, shapes) = board(seed: seed, missing: 6)
    let lattice = try #require(LatticeFinder(shapes: shapes).bestLattice())
    #expect((19...20).contains(lattice.occupied))
  }

  @Test func findsNothingInNothing() {
    #expect(LatticeFinder(shapes: []).bestLattice() == nil)
  }
}
