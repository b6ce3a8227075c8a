import LetterpressSolver
import PlainSolver
import Testing

struct TileSetTests {
  /// Sets of every size: the borders of a board matter in sparse and dense ones alike.
  private static let sets: [TileSet] = {
    var generator = SeededGenerator(seed: 1)
    return (0...25).flatMap { count in
      (0..<40).map { _ in TileSet((0..<25).shuffled(using: &generator).prefix(count)) }
    }
  }()

  @Test func interiorTilesHaveAllTheirNeighbours() {
    for set in TileSetTests.sets {
      let expected = set.indices.filter { PlainGame.neighbours(of: $0).allSatisfy(set.contains) }
      #expect(set.interior.indices == expected, "\(set.indices)")
    }
  }

  @Test func neighboursAreThoseOfAllTiles() {
    for set in TileSetTests.sets {
      let expected = Set(set.indices.flatMap(PlainGame.neighbours)).sorted()
      #expect(set.neighbours.indices == expected, "\(set.indices)")
    }
  }

  @Test(arguments: 0..<25)
  func neighboursAreMutual(tile: Int) {
    let neighbours = TileSet([tile]).neighbours
    #expect(neighbours.indices == PlainGame.neighbours(of: tile))
    for neighbour in neighbours.indices { #expect(TileSet([neighbour]).neighbours.contains(tile)) }
    #expect(TileSet([tile]).interior.isEmpty)
    #expect(neighbours.union(TileSet([tile])).interior.contains(tile))
    for neighbour in neighbours.indices {
      let without = neighbours.union(TileSet([tile])).subtracting(TileSet([neighbour]))
      #expect(!without.interior.contains(tile))
    }
  }

  @Test func combinesLikeASetOfIntegers() {
    for (one, other) in zip(TileSetTests.sets, TileSetTests.sets.reversed()) {
      let (left, right) = (Set(one.indices), Set(other.indices))
      #expect(one.union(other).indices == left.union(right).sorted())
      #expect(one.intersection(other).indices == left.intersection(right).sorted())
      #expect(one.subtracting(other).indices == left.subtracting(right).sorted())
      #expect(one.symmetricDifference(other).indices == left.symmetricDifference(right).sorted())
      #expect(one.count == left.count)
      #expect(one.isEmpty == left.isEmpty)
      #expect(one.first == left.min())
      #expect(TileSet(one.indices.reversed()) == one)
    }
  }

  @Test(arguments: [Int.min, -1, 25, 31, 32, 63, 64, .max])
  func containsNoTileOffTheBoard(tile: Int) {
    #expect(!TileSet.all.contains(tile))
  }

  @Test func dropsBitsOfTilesOffTheBoard() {
    #expect(TileSet(bits: .max) == .all)
    #expect(TileSet.all.count == 25)
    #expect(TileSet().isEmpty)
    #expect(TileSet().first == nil)
  }

  @Test func namesTilesByColumnAndRow() {
    let names = [
      "A1", "B1", "C1", "D1", "E1",
      "A2", "B2", "C2", "D2", "E2",
      "A3", "B3", "C3", "D3", "E3",
      "A4", "B4", "C4", "D4", "E4",
      "A5", "B5", "C5", "D5", "E5",
    ]
    #expect((0..<25).map(Board.name) == names)
  }
}
