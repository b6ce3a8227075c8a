import LetterpressEngine
import LetterpressSolver
import LetterpressVision
import Testing

/// What a page draws of a position, and how a position is corrected.
struct PositionStateTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let owners = "rb.rR..rbrbbr.bBbrbbb.rb."

  private func state(_ owners: String?, _ turn: Player?, _ played: [String] = []) throws -> String {
    "\(PositionState.json(try KnownPosition(letters: Self.letters, owners: owners, turn: turn, played: played)))"
  }

  @Test func tellsEverythingThatIsDrawn() throws {
    #expect(
      try state(Self.owners, .red, ["GAUNT"]) == """
        {"letters":"\(Self.letters)","owners":"\(Self.owners)","turn":"red","played":["gaunt"],\
        "link":"\(Self.letters)/\(Self.owners)/red/gaunt",\
        "missing":null,"outcome":null,"scores":{"red":8,"blue":11}}
        """)
  }

  @Test func leavesOutWhatIsUnknown() throws {
    #expect(
      try state(nil, .red).hasSuffix(
        #""turn":"red","played":[],"link":null,"missing":"owners","outcome":null,"scores":null}"#))
    #expect(try state(Self.owners, nil).contains(#""turn":null,"played":[],"link":null,"missing":"turn""#))
  }

  @Test(arguments: [
    ("bbbbbbbbbbbbbrrrrrrrrrrrr".withDefended, [], "blue"), (owners, ["-", "-"], "blue"),
    (".........................", ["-", "-"], "draw"),
  ])
  func saysWhoHasWon(owners: String, played: [String], outcome: String) throws {
    for turn in [Player.red, .blue] {
      let state = try state(owners, turn, played)
      #expect(state.contains(#""missing":null,"outcome":"\#(outcome)""#) && state.contains(#""turn":null"#))
    }
    // Of a finished game, nobody needs to know whose turn it would be.
    #expect(try state(owners, nil, played).contains(#""outcome":"\#(outcome)""#))
  }

  @Test func titlesCorrections() throws {
    let e: Letter = "e"
    let position = try KnownPosition(letters: "t?" + Self.letters.dropFirst(2), owners: nil, turn: nil, played: [])
    let names = PlayerNames(red: "green", blue: "orange", you: .red)
    for (correction, title, tile) in [
      (PositionCorrection.tile(.letter(e, tile: 11)), "S is now E", 11 as Int?),
      (.tile(.letter(e, tile: 1)), "An unread tile is now E", 1),
      (.tile(.letter(nil, tile: 0)), "T is now unread", 0),
      (.tile(.owner(.blue, tile: 24)), "H belongs to orange", 24),
      (.tile(.owner(.red, tile: 1)), "An unread tile belongs to you", 1),
      (.tile(.owner(nil, tile: 24)), "H is free", 24), (.turn(.red), "Your turn", nil),
      (.turn(.blue), "Orange's turn", nil), (.played(["gaunt", "-"]), "Played: GAUNT, -", nil),
      (.played([]), "No words played", nil),
    ] {
      #expect(correction.title(in: position, names) == title && correction.tile == tile)
    }
  }

  @Test func correctsOneThingAndKeepsTheRest() throws {
    let position = try KnownPosition(letters: Self.letters, owners: Self.owners, turn: .red, played: ["gaunt"])
    let read = try position.corrected(by: .tile(.letter(nil, tile: 0)))
    #expect(read.board.description == "?" + Self.letters.dropFirst() && read.owners == position.owners)
    // A2 is free: if it were red's, A1 would still not be defended.
    let owned = try position.corrected(by: .tile(.owner(.red, tile: 5)))
    #expect(owned.owners?.player(of: 5) == .red && owned.owners?.red.count == 9)
    #expect(try position.corrected(by: .turn(.blue)).turn == .blue)
    #expect(try position.corrected(by: .played(["Thump"])).played == ["thump"])
    #expect(throws: PositionError.unspellableWord("hobble")) { try position.corrected(by: .played(["Hobble"])) }
    #expect(throws: PositionError.invalidWord("a")) { try position.corrected(by: .played(["a"])) }
  }

  /// A word that needs a letter which was misread has not been played.
  @Test func aCorrectedLetterTakesImpossibleWordsWithIt() throws {
    let position = try KnownPosition(
      letters: Self.letters, owners: Self.owners, turn: .red, played: ["jazz", "gaunt", "-"])
    let corrected = try position.corrected(by: .tile(.letter("I", tile: 2)))
    #expect(corrected.played == ["gaunt", "-"] && corrected.owners == position.owners)
    #expect(try position.corrected(by: .tile(.letter(nil, tile: 2))).played == position.played)
  }

  @Test func aFirstCorrectedOwnerLeavesTheOthersFree() throws {
    let position = try KnownPosition(letters: Self.letters, owners: nil, turn: .red, played: [])
    let corrected = try position.corrected(by: .tile(.owner(.blue, tile: 3)))
    #expect(corrected.owners?.description == "...b.....................")
  }
}
