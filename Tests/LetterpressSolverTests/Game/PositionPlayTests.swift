import LetterpressSolver
import Testing

struct PositionPlayTests {
  //     A B C D E
  //   1 c a t s c
  //   2 o d e r a
  //   3 t i n g t
  //   4 ? l o w s
  //   5 b u m p y
  private static let board: Board = "catscoderatingt?lowsbumpy"
  private static let lexicon = Result {
    try Lexicon(try WordList(["cat", "cats", "catsup", "code", "tact", "at", "dog", "lows", "tot"]))
  }

  private let lexicon: Lexicon

  init() throws { lexicon = try PositionPlayTests.lexicon.get() }

  private func position(_ owners: String = "", turn: Player = .red, played: [String] = []) throws -> Position {
    let all = owners + String(repeating: ".", count: 25 - owners.count)
    return try Position(
      board: PositionPlayTests.board, owners: try Owners(parsing: all), turn: turn, playedWords: played)
  }

  private func play(_ word: String, _ tiles: [Int]) -> Move { .play(Placement(word: word, tiles: tiles)) }

  @Test func takesTheTilesOfAWord() throws {
    var position = try position("bb")
    try position.play(play("CAT", [0, 9, 2]), in: lexicon)
    #expect(position == (try self.position("rbr......r", turn: .blue, played: ["cat"])))
    #expect(position.score(of: .red) == 3)
    #expect(position.score(of: .blue) == 1)
  }

  @Test func usesDefendedTilesWithoutTakingThem() throws {
    // A1 is blue's and defended, B1 is not.
    var position = try position("Bb...b", turn: .red)
    try position.play(play("cat", [0, 1, 2]), in: lexicon)
    #expect(position.owners.description == "brr..b...................")
    // A1 was defended when the move began and stays blue's; now that B1 is red's it can be taken.
    try position.play(.pass, in: lexicon)
    try position.play(play("code", [0, 5, 6, 7]), in: lexicon)
    #expect(position.owners.description == "RRr..rrr.................")
  }

  @Test func keepsTheMoversOwnTiles() throws {
    var position = try position("Rrr..r")
    try position.play(play("cat", [0, 1, 2]), in: lexicon)
    #expect(position.owners.description == "Rrr..r...................")
  }

  @Test(arguments: [
    ("cats", [String](), nil as String?), ("cats", ["cats"], "cats"), ("CATS", ["cats"], "cats"),
    ("cats", ["catsup"], "catsup"), ("cats", ["cat"], nil), ("cats", ["scat", "cad"], nil),
    ("cat", ["dog", "catsup", "cats", "cat"], "catsup"), ("at", ["cat"], nil),
  ])
  func forbidsPlayedWordsAndTheirPrefixes(word: String, played: [String], by forbidding: String?) throws {
    var position = try position(played: played)
    #expect(position.playedWord(forbidding: word) == forbidding)
    let tiles = ["cats": [0, 1, 2, 3], "cat": [0, 1, 2], "at": [1, 2]][word.lowercased()] ?? []
    guard let forbidding else { return try position.play(play(word, tiles), in: lexicon) }
    #expect(throws: IllegalMove.forbidden(word.lowercased(), by: forbidding)) {
      try position.play(play(word, tiles), in: lexicon)
    }
  }

  @Test(arguments: [
    ("xyz", [0], IllegalMove.unknownWord("xyz")),
    ("", [], .unknownWord("")),
    ("c", [0], .unknownWord("c")),
    ("Don't", [], .unknownWord("Don't")),
    ("abcdefghijklmnopqrstuvwxyz", [], .unknownWord("abcdefghijklmnopqrstuvwxyz")),
    ("Cat", [], .wrongTileCount(0, word: "cat")),
    ("cat", [0], .wrongTileCount(1, word: "cat")),
    ("cat", [0, 1, 2, 3], .wrongTileCount(4, word: "cat")),
    ("cat", [0, 1, 25], .noSuchTile(25)),
    ("cat", [-1, 1, 2], .noSuchTile(-1)),
    ("cat", [.max, .min, 2], .noSuchTile(.max)),
    ("cat", [1, 0, 25], .wrongLetter(tile: 1, expected: Letter(index: 2))),
    ("cat", [0, 15, 2], .wrongLetter(tile: 15, expected: Letter(index: 0))),
    ("tact", [2, 1, 0, 2], .tileUsedTwice(2)),
    ("tot", [2, 5, 2], .tileUsedTwice(2)),
    ("lows", [16, 17, 18, 3], .forbidden("lows", by: "lows")),
    // A wrong tile is reported before a forbidden word.
    ("lows", [16, 17, 18, 18], .wrongLetter(tile: 18, expected: Letter(index: 18))),
  ])
  func refusesIllegalMoves(word: String, tiles: [Int], error: IllegalMove) throws {
    var position = try position("rbb", played: ["lows"])
    let before = position
    #expect(throws: error) { try position.play(play(word, tiles), in: lexicon) }
    #expect(position == before)
  }

  @Test(arguments: [
    (IllegalMove.gameIsOver, "the game is over"),
    (.unknownWord("xyz"), "xyz is not in the word list"),
    (.wrongTileCount(0, word: "cat"), "cat needs 3 tiles, not 0"),
    (.wrongTileCount(1, word: "cat"), "cat needs 3 tiles, not 1"),
    (.wrongTileCount(4, word: "cat"), "cat needs 3 tiles, not 4"),
    (.noSuchTile(25), "there is no tile 25: tiles are numbered 0 to 24"),
    (.wrongLetter(tile: 7, expected: Letter(index: 16)), "tile C2 is not Q"),
    (.tileUsedTwice(24), "tile E5 is used twice"),
    (.forbidden("cat", by: "cat"), "cat has already been played"),
    (.forbidden("cat", by: "cats"), "cat is the beginning of cats, which has already been played"),
  ])
  func saysWhatIsWrong(error: IllegalMove, message: String) {
    #expect(error.description == message)
  }

  @Test func printsMoves() {
    #expect(Move.pass.description == "(pass)")
    #expect(play("cab", [0, 2, 21]).description == "cab: A1 C1 B5")
    // A placement is not checked until it is played.
    #expect(play("cab", [-1, 25, 24]).description == "cab: -1 25 E5")
    #expect(Move.pass.placement == nil)
    #expect(play("at", [1, 2]).placement == Placement(word: "at", tiles: [1, 2]))
  }

  @Test(arguments: [
    ("rrrrrrrrrrrrrrrrrrrrrrrrr", Outcome.win(.red)), ("rrrrrrrrrrrrbbbbbbbbbbbbb", .win(.blue)),
    ("bbbbbbbbbbbbrrrrrrrrrrrrr", .win(.red)),
  ])
  func isOverWhenAllTilesAreOwned(owners: String, outcome: Outcome) throws {
    var position = try position(owners)
    #expect(position.outcome == outcome)
    #expect(throws: IllegalMove.gameIsOver) { try position.play(play("cat", [0, 1, 2]), in: lexicon) }
    #expect(throws: IllegalMove.gameIsOver) { try position.play(.pass, in: lexicon) }
  }

  @Test func endsWithTheWordThatTakesTheLastTile() throws {
    var position = try position("bbbbbrrrrrrrrrr.rrr.rrrr", turn: .blue)
    #expect(position.outcome == nil)
    try position.play(.play(Placement(word: "lows", tiles: [16, 17, 18, 19])), in: lexicon)
    #expect(position.outcome == nil)
    let last = try Position(
      board: "catscoderatingtxlowsbumpy",
      owners: try Owners(parsing: "bbbbb.rrrrrrrrrrrrrrrrrrr"), turn: .blue)
    var finished = last
    try finished.play(play("code", [0, 5, 6, 7]), in: lexicon)
    #expect(finished.owners.unclaimed.isEmpty)
    #expect(finished.outcome == .win(.red))
    #expect(finished.outcome?.winner == .red)
  }

  @Test(arguments: [
    ("", Outcome.draw, nil as Player?), ("rb", .draw, nil), ("rrb", .win(.red), .red), ("b", .win(.blue), .blue),
  ])
  func endsWithTwoPassesInARow(owners: String, outcome: Outcome, winner: Player?) throws {
    var position = try position(owners)
    try position.play(.pass, in: lexicon)
    #expect(position.turn == .blue)
    #expect(position.passCount == 1)
    #expect(position.outcome == nil)
    try position.play(.pass, in: lexicon)
    #expect(position.turn == .red)
    #expect(position.outcome == outcome)
    #expect(outcome.winner == winner)
    #expect(throws: IllegalMove.gameIsOver) { try position.play(.pass, in: lexicon) }
    #expect(throws: IllegalMove.gameIsOver) { try position.play(play("cat", [0, 1, 2]), in: lexicon) }
  }

  @Test func resetsThePassCountAfterAWord() throws {
    var position = try position()
    try position.play(.pass, in: lexicon)
    try position.play(play("cat", [0, 1, 2]), in: lexicon)
    try position.play(.pass, in: lexicon)
    #expect(position.passCount == 1)
    #expect(position.outcome == nil)
  }
}
