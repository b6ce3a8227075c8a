import Testing

@testable import LetterpressSolver

struct FilterErrorTests {
  private static func letters(_ text: String) -> [Letter] { text.compactMap { Letter($0) } }

  private static func letter(_ character: Character) throws -> Letter { try #require(Letter(character)) }

  private static let board: Board = "tejntgzhhgpsmzpthaoudgbp?"

  @Test(arguments: [
    ("q", "", 1, "no word can contain Q: there is no Q to use"),
    ("tttt", "", 1, "no word can contain T 4 times: there are only 3 to use"),
    ("ss", "", 1, "no word can contain S 2 times: there is only 1 to use"),
    ("", "qu", 1, "no word can contain Q: there is no Q to use"),
    ("", "", 26, "no word can have 26 letters: there are only 25 tiles"),
  ])
  func sayWhatNoWordCanHave(containing: String, prefix: String, shortest: Int, message: String) throws {
    let filter = WordFilter(
      containing: LetterCounts(Self.letters(containing)), prefix: Self.letters(prefix), lengths: shortest...100)
    let error = #expect(throws: FilterError.self) { try filter.check(on: Self.board.rack) }
    #expect(error?.description == message)
  }

  /// One letter may be both the prefix and the suffix of a word.
  @Test func countLettersThatTheCriteriaShareOnce() throws {
    let filter = WordFilter(
      containing: LetterCounts(Self.letters("s")), prefix: Self.letters("s"), suffix: Self.letters("s"), lengths: 1...25
    )
    try filter.check(on: Self.board.rack)
  }

  @Test func sayWhichTilesCannotBeUsed() throws {
    let used = MoveCriteria(using: TileSet([3, 24]))
    #expect(throws: FilterError.unreadTile(24)) { try used.check(on: Self.board) }
    let both = MoveCriteria(using: TileSet([3, 4]), leaving: TileSet([4, 5]))
    #expect(throws: FilterError.contradictoryTile(4)) { try both.check(on: Self.board) }
    let avoided = MoveCriteria(avoiding: LetterSet(Self.letters("n")), using: TileSet([3]))
    #expect(throws: FilterError.avoidedTile(3, try Self.letter("n"))) { try avoided.check(on: Self.board) }
    // Both Z tiles must be left.
    let left = MoveCriteria(containing: LetterCounts(Self.letters("z")), leaving: TileSet([6, 13]))
    #expect(throws: FilterError.missingLetter(try Self.letter("z"), wanted: 1, available: 0)) {
      try left.check(on: Self.board)
    }
    try MoveCriteria(containing: LetterCounts(Self.letters("z")), using: TileSet([13]), leaving: TileSet([6]))
      .check(on: Self.board)
  }

  @Test(arguments: [
    (FilterError.unreadTile(24), "E5 cannot be used: its letter is unknown"),
    (.contradictoryTile(4), "E1 cannot be both used and left"),
    (.avoidedTile(3, Letter(index: 13)), "D1 cannot be used: its letter N must be avoided"),
    (.tooFewTiles(1, wanted: 2), "no word can have 2 letters: there is only 1 tile"),
  ])
  func areDescribed(error: FilterError, message: String) { #expect(error.description == message) }
}
