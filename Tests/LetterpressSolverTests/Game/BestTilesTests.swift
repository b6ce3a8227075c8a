import LetterpressSolver
import PlainSolver
import Testing

struct BestTilesTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try SmallLexicon.load() }

  /// The value of the position after a move, most important first: win or loss, lead in tiles, lead in defended tiles.
  private func value(of tiles: [Int], _ word: String, in position: Position) throws -> [Int] {
    var after = position
    try after.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
    let (own, opponent) = (after.owners[position.turn], after.owners[position.turn.opponent])
    let ending = after.outcome.map { $0.winner == position.turn ? 1 : -1 } ?? 0
    return [ending, own.count - opponent.count, own.interior.count - opponent.interior.count]
  }

  /// Every way to spell a word.
  private func spellings(of word: Substring, on board: Board, after tiles: [Int] = []) -> [[Int]] {
    guard let first = word.first else { return [tiles] }
    return board.letters.indices.filter { board[$0] == Letter(first) && !tiles.contains($0) }
      .flatMap { spellings(of: word.dropFirst(), on: board, after: tiles + [$0]) }
  }

  @Test(arguments: Cases.few(8, of: 0..<40 as Range<UInt64>))
  func areAsGoodAsTheBestOfAllSpellings(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Few different letters and mostly owned tiles: many spellings, some of which end the game.
    let board = Board { _ in "aestr".randomElement(using: &generator).flatMap { Letter($0) } }
    var owners = Owners()
    for tile in 0..<25 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: break
      case 1...5: owners.give(TileSet([tile]), to: .red)
      default: owners.give(TileSet([tile]), to: .blue)
      }
    }
    let position = try Position(board: board, owners: owners)
    guard position.outcome == nil else { return }
    for word in ["rate", "teas", "steer", "tease"] {
      let ways = spellings(of: word[...], on: board)
      let tiles = position.bestTiles(for: word)
      #expect((tiles == nil) == ways.isEmpty)
      guard let tiles else { continue }
      let best = try ways.map { try value(of: $0, word, in: position) }.max { $0.lexicographicallyPrecedes($1) }
      #expect(try value(of: tiles, word, in: position) == best)
    }
  }

  @Test func areTheFirstOfEquallyGoodOnes() throws {
    #expect(Position(board: "tejntgzhhgpsmzpthaoudgbph").bestTiles(for: "teth") == [0, 1, 4, 7])
  }

  @Test(arguments: ["foo", "jj", "a1", "été"])
  func areNilIfTheBoardLacksTheLetters(word: String) {
    #expect(Position(board: "tejntgzhhgpsmzpthaoudgbph").bestTiles(for: word) == nil)
  }
}
