import LetterpressEngine
import LetterpressSolver
import Testing

/// What is said of a word before it is played, and what comes of playing it.
struct JudgementTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private let engine = Engine()
  private let position: Position

  init() throws { position = try Position(parsing: Self.line) }

  @Test func judgesAWordOnItsBestTiles() throws {
    let judgement = engine.judge(TypedMove(word: "HAND"), in: position)
    let tiles = try #require(position.bestPlacement(of: "hand", on: PreparedBoard(position.board))?.tiles)
    #expect(judgement.word == "hand" && judgement.tiles == tiles && judgement.refusal == nil)
    #expect(judgement.outlook?.brief() == judgement.outlook.map { "\($0.takings())." })
    let played = try engine.play(TypedMove(word: "hand", tiles: tiles), in: position)
    #expect(judgement.after == played.after && judgement.taken == played.taken)
    #expect(played.before == position && played.player == .red)
  }

  @Test func judgesAWordOnItsTiles() throws {
    let judgement = engine.judge(TypedMove(word: "hand", tiles: [16, 17, 3, 20]), in: position)
    #expect(judgement.outlook?.brief() == "takes 2 from blue." && judgement.taken.indices == [16, 20])
    let searched = engine.judge(TypedMove(word: "hand", tiles: [16, 17, 3, 20]), in: position, for: .seconds(1))
    let text = try #require(searched.outlook?.brief())
    #expect(text.hasPrefix("takes 2 from blue") && text != "takes 2 from blue.", "\(text)")
  }

  @Test(arguments: [
    ("gaunt", nil, "GAUNT has already been played."),
    ("gau", nil, "GAU is the beginning of GAUNT, which has already been played."),
    ("qqq", [0], "QQQ isn't a word."), ("é", nil, "é isn't a word."),
    ("sizzling", nil, "SIZZLING cannot be spelled with these letters."),
    ("hand", [1, 2, 3, 4], "Tile B1 is not H."),
    ("hand", [-1, 2, 3, 4], TypedMove.Refusal.illegal(.noSuchTile(-1)).sentence),
    ("hand", [16], "Hand needs 4 tiles, not 1."), ("hand", [16, 17, 3, 3], "Tile D1 is not D."),
    ("teth", [0, 1, 0, 7], "Tile A1 is used twice."),
  ])
  func saysWhyAWordMayNotBePlayed(word: String, tiles: [Int]?, refusal: String) {
    let judgement = engine.judge(TypedMove(word: word, tiles: tiles), in: position, for: .milliseconds(5))
    #expect(judgement.refusal == refusal)
    #expect(judgement.after == nil && judgement.outlook == nil && judgement.taken.isEmpty)
  }

  /// A list shows on which tiles a word stands, even if it may not be played again.
  @Test func placesForbiddenWordsToo() {
    #expect(engine.judge(TypedMove(word: "gaunt"), in: position).tiles?.count == 5)
    #expect(engine.judge(TypedMove(word: "sizzling"), in: position).tiles == nil)
  }

  @Test func refusesEverythingOnceTheGameIsOver() throws {
    let over = try Position(parsing: Self.line + ",-,-")
    #expect(engine.judge(TypedMove(word: "hand"), in: over).refusal == TypedMove.Refusal.illegal(.gameIsOver).sentence)
    #expect(throws: IllegalMove.gameIsOver) { try engine.pass(in: over) }
  }

  @Test func tellsWhatWasPlayed() throws {
    let played = try engine.play(TypedMove(word: "Hand", tiles: [16, 17, 3, 20]), in: position)
    #expect(played.title == "HAND" && played.notice() == "Red plays HAND, which takes 2 from blue. Red 10, blue 9.")
    #expect(
      played.notice(PlayerNames(red: "green", blue: "orange", you: .red))
        == "You play HAND, which takes 2 from orange. You 10, orange 9.")
    #expect(
      played.notice(PlayerNames(red: "green", blue: "orange", you: .blue))
        == "Green plays HAND, which takes 2 from you. Green 10, you 9.")
    let passed = try engine.pass(in: position)
    #expect(passed.title == "Pass" && passed.notice() == "Red passes. Red 8, blue 11." && passed.taken.isEmpty)
    #expect(
      "\(passed.json())".hasPrefix(
        #"{"player":"red","word":null,"tiles":[],"tileNames":[],"taken":[],"title":"Pass","notice":"Red passes. Red 8, blue 11.","#
          + #""after":{"letters":"tejntgzhhgpsmzpthaoudgbph""#))
  }
}
