import PlainSolver
import Testing

@testable import LetterpressSolver

struct BestPlacementTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red"

  /// With six or fewer words, a search of some thousand positions sees the end, so that its choice can be checked by proofs.
  @Test(arguments: Cases.few(30, of: 1...300 as ClosedRange<UInt64>))
  func takesTilesThatWinIfSomeDo(seed: UInt64) throws {
    let sample = try SearchSamples.small(seed, wordCount: 6)
    let (position, board) = (sample.position, sample.board)
    guard position.outcome == nil else { return }
    let prover = Prover(board: board, position: position) { false }
    let sides = Sides(position)
    for word in board.words.indices where prover.played.isPlayable(word: word) {
      let text = board.text(ofWord: word)
      func wins(_ taken: TileSet) -> Bool {
        let after = sides.taking(taken)
        return after.isFinished ? after.lead > 0 : prover.wins(by: taken, word: word, in: 3, sides)
      }
      let tiles = try #require(position.bestPlacement(of: text, on: board)?.tiles)
      guard let ways = position.takings(of: text, limit: 500), ways.contains(where: wins) else { continue }
      #expect(wins(TileSet(tiles) & sides.takeable), "\(position), \(text)")
    }
  }

  @Test func areTheSameEachTime() throws {
    let position = try Position(parsing: Self.line)
    let board = PreparedBoard(position.board)
    let words = Lexicon.english.words(from: position.board.rack, matching: WordFilter(lengths: 6...6)).prefix(10)
    let first = words.map { position.bestPlacement(of: $0, on: board) }
    #expect(first.contains { $0 != nil } && first == words.map { position.bestPlacement(of: $0, on: board) })
  }

  /// The greatest lead at once is not always best.
  @Test func areNotAlwaysThoseThatTakeTheMost() throws {
    let position = try Position(parsing: Self.line)
    let board = PreparedBoard(position.board)
    let words = Lexicon.english.words(from: position.board.rack, matching: WordFilter(lengths: 4...5)).prefix(40)
    let sides = Sides(position)
    func lead(_ tiles: [Int]?) -> Int { sides.taking(TileSet(tiles ?? []) & sides.takeable).lead }
    let differences = words.map { word in
      lead(position.tilesTakingMost(for: word)) - lead(position.bestPlacement(of: word, on: board)?.tiles)
    }
    #expect(differences.allSatisfy { $0 >= 0 } && differences.contains { $0 > 0 })
  }

  @Test(arguments: ["foo", "jj", "a1", "été", "a", ""])
  func areNilIfTheBoardLacksTheLetters(word: String) throws {
    let position = try Position(parsing: Self.line)
    #expect(position.bestPlacement(of: word, on: PreparedBoard(position.board)) == nil)
  }

  /// A list shows them all the same.
  @Test func existForWordsThatMayNotBePlayed() throws {
    let position = try Position(parsing: Self.line + " hog")
    let board = PreparedBoard(position.board, lexicon: try Lexicon(try WordList(["hog", "path"])))
    for word in ["HOG", "gho"] {
      let placement = try #require(position.bestPlacement(of: word, on: board))
      #expect(String(placement.tiles.compactMap { position.board[$0]?.uppercase }) == word.uppercased())
    }
    let over = try Position(parsing: Self.line + " -,-")
    #expect(over.bestPlacement(of: "path", on: board)?.word == "path")
  }

  /// An early end that loses is worse than any tiles.
  @Test func doNotEndTheGameWithoutAWin() throws {
    let board = PreparedBoard("aabcdefghijklmnopqrstuvwx", lexicon: try Lexicon(try WordList(["ab", "abc"])))
    // The second A is the last free tile.
    let position = try Position(
      board: board.layout, owners: Owners(red: TileSet([0]), blue: TileSet(2..<25)), playedWords: [])
    let placement = try #require(position.bestPlacement(of: "ab", on: board))
    #expect(placement.tiles[0] == 0)
  }
}
