import LetterpressSolver
import Testing

struct CountedTests {
  @Test(arguments: [(0, "0 tiles", "0 plies"), (1, "1 tile", "1 ply"), (2, "2 tiles", "2 plies")])
  func usesTheSingularForOne(count: Int, tiles: String, plies: String) {
    #expect(counted(count, "tile") == tiles)
    #expect(counted(count, "ply", "plies") == plies)
  }
}
