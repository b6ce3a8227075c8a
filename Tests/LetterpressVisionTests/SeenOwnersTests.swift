import LetterpressSolver
import Testing

@testable import LetterpressVision

/// Owners of which some are open.
struct SeenOwnersTests {
  private static let text = "rb.r?..rbrbbr.bBb?bbb.rb."

  @Test func areWrittenAsTheyAreRead() throws {
    let seen = try SeenOwners(parsing: Self.text.replacing("B", with: "b"))
    #expect(seen.open == TileSet([4, 17]) && seen.complete == nil)
    #expect(seen.ownership(of: 4) == nil && seen.ownership(of: 0)?.owner == .red)
    #expect(try SeenOwners(parsing: seen.description) == seen)
    let whole = "rb.rR..rbrbbr.bBbrbbb.rb."
    #expect(try SeenOwners(parsing: whole).complete == Owners(parsing: whole))
  }

  @Test(arguments: [
    ("", PositionError.wrongOwnerCount(0)), (text + "?", .wrongOwnerCount(26)),
    ("x" + text.dropFirst(), .invalidOwner("x", tile: 0)), (String(repeating: "?", count: 30), .wrongOwnerCount(30)),
    // Its neighbour is open.
    ("???" + "R" + String(repeating: ".", count: 21), .notDefended(tile: 3)),
  ])
  func saysWhatIsWrong(text: String, error: PositionError) {
    #expect(throws: error) { try SeenOwners(parsing: text) }
  }

  @Test func areSettledTileByTile() {
    var seen = SeenOwners(Owners(red: [0, 1], blue: [2]), open: [1, 7])
    #expect(seen.owners == Owners(red: [0], blue: [2]))
    seen.give(7, to: nil)
    #expect(seen.complete == nil)
    seen.give(1, to: .blue)
    #expect(seen.complete == Owners(red: [0], blue: [1, 2]))
  }

  /// Two tiles of red's and one of blue's are known, and two more are open.
  @Test(arguments: [
    (2, 1, Owners(red: [0, 1], blue: [2])), (4, 1, Owners(red: [0, 1, 3, 4], blue: [2])),
    (2, 3, Owners(red: [0, 1], blue: [2, 3, 4])), (3, 1, nil), (3, 2, nil),
  ])
  func areSettledByScoresThatLeaveNoChoice(red: Int, blue: Int, owners: Owners?) {
    let seen = SeenOwners(Owners(red: [0, 1], blue: [2]), open: [3, 4])
    let settled = seen.settled(by: Scores(red: red, blue: blue))
    #expect(settled == (owners.map { SeenOwners($0) } ?? seen))
  }

  @Test(arguments: [(1, 1), (2, 0), (4, 2), (5, 1)]) func noneAgreeWithOtherScores(red: Int, blue: Int) {
    let seen = SeenOwners(Owners(red: [0, 1], blue: [2]), open: [3, 4])
    #expect(seen.settled(by: Scores(red: red, blue: blue)) == nil)
  }
}
