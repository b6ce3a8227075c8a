import LetterpressSolver
import PlainSolver
import Testing

struct OwnersTests {
  @Test(arguments: [
    ".........................", "rb.rR..rbrbbr.bBbrbbb.rb.", "RRRRRRRRRRRRRRRRRRRRRRRRR", "BBBBBBBBBBBBBBBBBBBBBBBBB",
    "Rr...r.................bB", "rrrrrrrrrrrrrrrrrrrrrrrr.", "RRRRRRRRRRRRRRrRRRrbRRrbB",
  ])
  func roundTripThroughText(text: String) throws {
    // Lowercase is accepted for defended tiles, so the capitals follow from the neighbours.
    let owners = try Owners(parsing: text.lowercased())
    let game = PlainGame("\(String(repeating: "a", count: 25)) \(text) red")
    #expect(owners.description == game.text.split(separator: " ")[1])
    #expect(try Owners(parsing: owners.description) == owners)
  }

  @Test(arguments: 1...300)
  func agreeWithThePlainRulesOnEachTile(seed: UInt64) throws {
    let owners = SearchSamples.owners(seed)
    let game = PlainGame("\(String(repeating: "a", count: 25)) \(owners) red")
    for tile in 0..<25 {
      let player: Player? = game.owners[tile] == "." ? nil : game.owners[tile] == "r" ? .red : .blue
      let ownership = player.map { Ownership.owned(by: $0, isDefended: game.isDefended(tile)) } ?? .unclaimed
      #expect(owners.player(of: tile) == player)
      #expect(owners.ownership(of: tile) == ownership)
      #expect(owners.ownership(of: tile).owner == player)
      #expect(owners.ownership(of: tile).isDefended == game.isDefended(tile))
      #expect(owners.defended.contains(tile) == game.isDefended(tile))
      #expect(owners.unclaimed.contains(tile) == (player == nil))
      #expect(owners[.red].contains(tile) == (player == .red))
      #expect(owners[.blue].contains(tile) == (player == .blue))
    }
    #expect(owners.description == game.text.split(separator: " ")[1])
    #expect(try Owners(parsing: owners.description) == owners)
    #expect(try Owners(parsing: owners.description.lowercased()) == owners)
  }

  @Test(arguments: [
    ("rb.", PositionError.wrongOwnerCount(3)), ("", .wrongOwnerCount(0)),
    ("rb.rR..rbrbbr.bBbrbbb.rb..", .wrongOwnerCount(26)),
    ("......x..................", .invalidOwner("x", tile: 6)),
    ("........................\u{E9}", .invalidOwner("\u{E9}", tile: 24)),
    ("r\u{301}........................", .invalidOwner("r\u{301}", tile: 0)),
    ("Rr...b...................", .notDefended(tile: 0)), ("Rr...r..B................", .notDefended(tile: 8)),
  ])
  func refuseInvalidText(text: String, error: PositionError) {
    #expect(throws: error) { try Owners(parsing: text) }
  }

  @Test func giveATileToOnePlayerAtATime() {
    var owners = Owners(red: TileSet([0, 1]), blue: TileSet([2]))
    owners.give(TileSet([1, 3]), to: .blue)
    #expect(owners == Owners(red: TileSet([0]), blue: TileSet([1, 2, 3])))
    owners.give(TileSet([0, 2]), to: nil)
    #expect(owners == Owners(blue: TileSet([1, 3])))
    #expect(owners.unclaimed.count == 23)
  }
}
