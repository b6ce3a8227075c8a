import LetterpressSolver
import PlainSolver
import Testing

struct PositionTextTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let owners = "rb.rR..rrrbbr.bBbrbbb.rb."
  private static let nobody = String(repeating: ".", count: 25)

  @Test(arguments: 1...500)
  func roundTripsThroughText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tiles: [Letter?] = SeededRacks.letters(count: 25, using: &generator)
    if Bool.random(using: &generator) { tiles[Int.random(in: 0..<25, using: &generator)] = nil }
    let letters = tiles.compactMap { $0?.description }
    let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      letters.shuffled(using: &generator).prefix(Int.random(in: 2...25, using: &generator)).joined()
    }
    let position = try Position(
      board: try Board(tiles), owners: SearchSamples.owners(seed), turn: Bool.random(using: &generator) ? .red : .blue,
      playedWords: words, passCount: Int.random(in: 0...2, using: &generator))
    #expect(position.playedWords == words)
    let text = position.description
    #expect(try Position(parsing: text) == position)
    #expect(try Position(parsing: " \t" + text.replacing(" ", with: "\t  ") + "\r\n") == position)
    let parts = text.split(separator: " ").map(String.init)
    let otherCase = [parts[0].uppercased(), parts[1].lowercased()] + parts[2...].map { $0.uppercased() }
    #expect(try Position(parsing: otherCase.joined(separator: " ")) == position)
    #expect(PlainGame(text).text == text)
  }

  @Test func isPrintedAsOneLine() throws {
    let letters = PositionTextTests.letters
    let untouched = Position(board: try Board(parsing: letters))
    #expect(untouched.description == "\(letters) \(PositionTextTests.nobody) red")
    let owners = PositionTextTests.owners
    let position = try Position(
      board: try Board(parsing: letters.uppercased()), owners: try Owners(parsing: owners), turn: .blue,
      playedWords: ["Jazz", "MATH"], passCount: 1)
    #expect(position.description == "\(letters) \(owners) blue jazz,math,-")
  }

  @Test(arguments: [
    ("hat", ["hat"], 0), ("-", [], 1), ("-,-", [], 2), ("hat,-", ["hat"], 1), ("-,hat", ["hat"], 0),
    ("hat,-,dog", ["hat", "dog"], 0), ("Hat,DOG,-,-", ["hat", "dog"], 2), ("hat,hat", ["hat", "hat"], 0),
  ])
  func readsMoves(moves: String, words: [String], passCount: Int) throws {
    let position = try Position(parsing: "\(PositionTextTests.letters) \(PositionTextTests.nobody) red \(moves)")
    #expect(position.playedWords == words)
    #expect(position.passCount == passCount)
  }

  @Test(arguments: [
    ("", PositionError.wrongPartCount(0)),
    ("\(letters) \(owners)", .wrongPartCount(2)),
    ("\(letters) \(owners) red hat dog", .wrongPartCount(5)),
    ("abc \(owners) red", .invalidBoard(.wrongCount(3))),
    ("\(letters)x \(owners) red", .invalidBoard(.wrongCount(26))),
    ("te1 \(owners) red", .invalidBoard(.invalidCharacter("1", position: 3))),
    ("\(letters) rb red", .wrongOwnerCount(2)),
    ("\(letters) \(owners.replacing("b", with: "g")) red", .invalidOwner("g", tile: 1)),
    ("\(letters) \(owners.replacing("b", with: "B")) red", .notDefended(tile: 1)),
    ("\(letters) \(owners) green", .invalidPlayer("green")),
    ("\(letters) \(owners) r", .invalidPlayer("r")),
    ("\(letters) \(owners) red c", .invalidWord("c")),
    ("\(letters) \(owners) red don't", .invalidWord("don't")),
    ("\(letters) \(owners) red na\u{EF}ve", .invalidWord("na\u{EF}ve")),
    ("\(letters) \(owners) red hat,,dog", .invalidWord("")),
    ("\(letters) \(owners) red hat,", .invalidWord("")),
    ("\(letters) \(owners) red --", .invalidWord("--")),
    (
      "\(letters) \(owners) red abcdefghijklmnopqrstuvwxyz", .invalidWord("abcdefghijklmnopqrstuvwxyz")
    ),
    ("\(letters) \(owners) red hat,hobble", .unspellableWord("hobble")),
    ("\(letters) \(owners) red Hoot", .unspellableWord("hoot")),
    ("\(letters.replacing("j", with: "?")) \(owners) red hat,hobble", .unspellableWord("hobble")),
    ("\(letters) \(owners) red hat,-,-,dog", .moveAfterTheEnd),
    ("\(letters) \(owners) red -,-,-", .moveAfterTheEnd),
  ])
  func refusesInvalidLines(line: String, error: PositionError) {
    #expect(throws: error) { try Position(parsing: line) }
  }

  @Test(arguments: [
    (PositionError.invalidBoard(.wrongCount(24)), "24 letters: a board has 25"),
    (
      .invalidBoard(.invalidCharacter("1", position: 3)),
      "\(RackError.invalidCharacter("1", position: 3))"
    ),
    (.invalidBoard(.wrongCount(1)), "1 letter: a board has 25"),
    (.wrongOwnerCount(1), "1 owner: give 25, one for each tile, as in rb.rR..rbrbbr.bBbrbbb.rb."),
    (.wrongOwnerCount(3), "3 owners: give 25, one for each tile, as in rb.rR..rbrbbr.bBbrbbb.rb."),
    (.invalidOwner("x", tile: 6), #"tile B2: "x" is not an owner: use . for nobody, r for red, b for blue"#),
    (
      .notDefended(tile: 24),
      "tile E5 is marked as defended, but not all its neighbours belong to the same player"
    ),
    (.invalidPlayer("green"), #""green" is not a player: use red or blue"#),
    (.invalidWord("don't"), #""don't" is not a word: use 2 to 25 letters A–Z"#),
    (
      .unspellableWord("hobble"),
      "hobble cannot have been played, because the board lacks its letters: correct the word or the board"
    ),
    (
      .wrongPartCount(2),
      "a position has 3 or 4 parts, not 2: LETTERS OWNERS PLAYER and the words played, separated by commas"
    ),
    (.moveAfterTheEnd, "no move can follow two passes in a row, which end the game"),
    (
      .unknownOwners,
      "cannot tell who owns which tile: give 25 owners, row by row: . for nobody, r for red, b for blue"
    ),
    (.unknownTurn, "cannot tell whose turn it is: give red or blue"),
  ])
  func saysWhatIsWrong(error: PositionError, message: String) {
    #expect(error.description == message)
  }

  /// The letters of a tile that was not read are unknown.
  @Test(arguments: [
    ("hats", "?"), ("quay", "??"), ("hats", "s"), ("qqqqqqqqqqqqqqqqqqqqqqqqq", "?????????????????????????"),
  ])
  func anUnreadTileMayHaveAnyLetter(word: String, tiles: String) throws {
    let letters = tiles + "tehatuyneteiaenteiauneati".dropFirst(tiles.count)
    #expect(try Position(board: Board(parsing: String(letters)), playedWords: [word]).playedWords == [word])
  }

  @Test(arguments: ["", "a", "a b", "\u{212A}ey", "abcdefghijklmnopqrstuvwxyz"])
  func refusesInvalidPlayedWords(word: String) {
    #expect(throws: PositionError.invalidWord(word)) {
      try Position(board: "tejntgzhhgpsmzpthaoudgbph", playedWords: ["hat", word])
    }
  }
}
