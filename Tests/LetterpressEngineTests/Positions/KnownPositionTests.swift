import LetterpressEngine
import LetterpressSolver
import LetterpressVision
import Testing

/// What is known of a position, and what can be said of it.
struct KnownPositionTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let owners = "rb.rR..rbrbbr.bBbrbbb.rb."
  private static let line = "\(letters) \(owners) red gaunt,thump"

  private func known(
    _ owners: String?, _ turn: Player? = nil, _ played: [String] = []
  ) throws -> KnownPosition {
    try KnownPosition(letters: Self.letters, owners: owners, turn: turn, played: played)
  }

  @Test func saysWhatMustBeKnownBeforeMovesAreSearched() throws {
    #expect(try known(nil, .red).missing == .owners)
    #expect(try known(Self.owners).missing == .turn)
    #expect(try known(Self.owners, .blue).missing == nil)
    // Whose turn it is does not matter on an untouched board, nor once the game is over.
    #expect(try known(String(repeating: ".", count: 25)).mover == .red)
    #expect(try known(String(repeating: ".", count: 25)).missing == nil)
    #expect(try known("bbbbbbbbbbbbbrrrrrrrrrrrr".withDefended).missing == nil)
    #expect(try known(Self.owners, nil, ["-", "-"]).missing == nil)
  }

  @Test func nobodyMovesOnceTheGameIsOver() throws {
    #expect(try known(Self.owners, .red, ["gaunt", "-", "-"]).mover == nil)
    #expect(try known(Self.owners, .red, ["gaunt", "-"]).mover == .red)
    #expect(try known("bbbbbbbbbbbbbrrrrrrrrrrrr".withDefended, .red).mover == nil)
  }

  @Test func countsAWordOfAPictureOnce() throws {
    let seen = try known(Self.owners, .red, ["gaunt"])
    #expect(try seen.completed(played: ["thump"]).played == ["gaunt", "thump"])
    #expect(try seen.completed(played: ["GAUNT", "thump"]).played == ["gaunt", "thump"])
    #expect(try seen.completed(played: ["thump", "Gaunt", "-"]).played == ["thump", "gaunt", "-"])
    #expect(try seen.adding(["gaunt", "thump"]).played == ["gaunt", "thump"])
  }

  @Test func whatIsSaidCountsForMoreThanWhatIsShown() throws {
    let free = Owners()
    let said = try known(Self.owners, .red).completed(owners: free, turn: .blue)
    #expect(said.owners == free && said.turn == .blue)
    #expect(try known(Self.owners, .red).completed() == known(Self.owners, .red))
  }

  @Test(arguments: [
    line, "te?ntgzhhgpsmzpthaoudgbph ......................... blue", "\(letters) \(owners) blue gaunt,-",
  ])
  func writesLinesAndLinksThatItReads(line: String) throws {
    let position = try KnownPosition(parsing: line)
    let whole = try position.position()
    #expect(whole.description == line)
    let link = whole.link
    #expect(!link.contains(" ") && !link.contains("?"))
    for text in [link, "#" + link, "#" + link.replacing(",", with: "%2C"), link.replacing("/", with: "%2F")] {
      #expect(try KnownPosition(parsing: text) == position, "\(text)")
    }
  }

  /// Owners that a picture leaves open are asked for tile by tile.
  @Test func isCompletedTileByTile() throws {
    let open = "?" + Self.owners.lowercased().dropFirst().prefix(23) + "?"
    let position = try KnownPosition(letters: Self.letters, owners: open, turn: .red, played: [])
    #expect(position.missing == .owners && position.owners == nil)
    #expect(PositionState.json(position).line.contains("\"owners\":\"?"))
    let first = try position.corrected(by: .tile(.owner(.red, tile: 0)))
    #expect(first.missing == .owners)
    let both = try first.corrected(by: .tile(.owner(nil, tile: 24)))
    #expect(try both.missing == nil && both.owners == Owners(parsing: Self.owners))
    #expect(try position.adding(["gaunt"]).seenOwners == position.seenOwners)
    #expect(try position.completed(turn: .blue).seenOwners == position.seenOwners)
  }

  @Test func isNoPositionWhileSomethingIsMissing() throws {
    let position = try known(Self.owners)
    #expect("\(PositionState.json(position))".contains(#""link":null"#))
    #expect(throws: PositionError.unknownTurn) { try position.position() }
    #expect(throws: PositionError.unknownOwners) { try known(nil, .red).position() }
  }

  @Test(arguments: [
    ("", PositionError.wrongPartCount(0)), ("abc ... red", .invalidBoard(.wrongCount(3))),
    ("\(letters) \(owners) green", .invalidPlayer("green")), ("\(letters) \(owners) red a,b", .invalidWord("a")),
    ("\(letters)/\(owners)/red/gaunt,hobble", .unspellableWord("hobble")),
    ("\(letters)/\(owners)/red/-,-,hat", .moveAfterTheEnd), ("#%", .wrongPartCount(1)),
  ])
  func saysWhatIsWrongWithALine(text: String, error: PositionError) {
    #expect(throws: error) { try KnownPosition(parsing: text) }
  }

  @Test func refusesWordsThatTheBoardHasNoLettersFor() throws {
    let seen = try known(Self.owners, .red, ["gaunt"])
    #expect(throws: PositionError.unspellableWord("hobble")) { try known(Self.owners, .red, ["gaunt", "hobble"]) }
    #expect(throws: PositionError.unspellableWord("hobble")) { try seen.completed(played: ["Hobble"]) }
    // Of words that nobody has typed now, nobody needs to be told.
    #expect(try seen.adding(["hobble", "thump"]).played == ["gaunt", "thump"])
    #expect(["hobble", "Gaunt", "-"].spellable(on: seen.board) == ["Gaunt", "-"])
    #expect(["hobble"].spellable(on: try Board(parsing: "???ntgzhhgpsmzpthaoudgbph")) == ["hobble"])
  }

  @Test func warnsOfWordsThatAreNotInTheList() throws {
    let position = try known(Self.owners, .red, ["thump", "zzj"]).position()
    #expect(
      PositionReport.warnings(of: position, turnSeen: .blue, lexicon: .english) == [
        "zzj counts as played, but is not in the word list: is it misspelled?",
        "the screenshot shows blue's turn, but these moves are red's",
      ])
  }

  /// A wrong file of played words has thousands.
  @Test(arguments: [(10, nil), (11, "so may be 1 more word"), (300, "so may be 290 more words")])
  func namesSomeOfManyWordsThatAreNotInTheList(count: Int, last: String?) throws {
    let words = (0..<count).map {
      "q" + String(Letter.all[$0 / 26].uppercase) + String(Letter.all[$0 % 26].uppercase) + "q"
    }
    let position = try Position(board: Board { _ in nil }, playedWords: words)
    let warnings = PositionReport.warnings(of: position, turnSeen: nil, lexicon: .english)
    #expect(warnings.count == (last == nil ? 10 : 11) && warnings.dropFirst(10).first == last)
  }
}

extension String {
  /// Owners in their text form, with capitals for the defended tiles.
  var withDefended: String { (try? Owners(parsing: self))?.description ?? self }
}
