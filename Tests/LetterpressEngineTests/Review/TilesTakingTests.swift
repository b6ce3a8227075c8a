import LetterpressSolver
import Testing

@testable import LetterpressEngine

struct TilesTakingTests {
  private let position: Position

  init() throws { position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red") }

  /// Tiles that change hands, and the word's others from those that do not.
  @Test(arguments: ["gaunt", "thump", "moths", "gnat"])
  func findsTheTilesOfAPlayedWord(word: String) throws {
    let best = try #require(position.tilesTakingMost(for: word))
    let lexicon = try Lexicon(WordList(parsing: Array(word.utf8)))
    let played = try PlayedMove(.play(Placement(word: word, tiles: best)), in: position, lexicon: lexicon)
    let tiles = try #require(position.tiles(for: word, taking: played.taken))
    let again = try PlayedMove(.play(Placement(word: word, tiles: tiles)), in: position, lexicon: lexicon)
    #expect(again.after == played.after)
  }

  @Test func findsNoneIfTheWordCannotTakeThem() throws {
    let own = TileSet([0])
    #expect(position.tiles(for: "gaunt", taking: own) == nil)
    let letters = TileSet(position.board.letters.indices.filter { position.board[$0] == Letter("Z") })
    #expect(position.tiles(for: "gaunt", taking: letters) == nil)
    #expect(position.tiles(for: "quiz", taking: TileSet()) == nil)
  }

  @Test func findsNoneForWhatIsNoWord() {
    #expect(position.tiles(for: "ga-nt", taking: TileSet()) == nil)
    #expect(position.takings(of: "ga-nt", limit: 100) == [])
    // The board has one Z, which blue has not defended, and no Q.
    #expect(position.takings(of: "zzz", limit: 100) == [])
    #expect(position.takings(of: "quiz", limit: 100) == [])
  }
}
