import PlainSolver
import Testing

@testable import LetterpressHistory
@testable import LetterpressSolver

/// Two moves between two pictures.
struct PairInferenceTests {
  /// A position, and the two words that were then played.
  private struct Gap {
    let board: PreparedBoard
    let before: Position
    let first: Placement
    let second: Placement
    let after: Position
  }

  /// Two moves from the middle of a game between players who search a little.
  private func gap(seed: UInt64) throws -> Gap {
    var boards = RandomBoards(seed: seed)
    let board = PreparedBoard(boards.next())
    var position = Position(board: board.layout)
    var moves: [(before: Position, placement: Placement)] = []
    for _ in 0..<5 {
      let table = TranspositionTable(size: 1 << 20)
      let search = Search(of: position, on: board, limits: SearchLimits(nodeCount: 200), table: table)
      let move = try #require(search.run().moves.first?.move)
      moves.append((position, try #require(move.placement)))
      try position.play(move, on: board)
    }
    return Gap(
      board: board, before: moves[3].before, first: moves[3].placement, second: moves[4].placement, after: position)
  }

  private func inferred(
    _ gap: Gap, lastWord: String? = nil, lastTiles: TileSet? = nil, suggestions: [Placement] = []
  ) throws -> [InferredPair] {
    let earlier = GameSnapshot(board: gap.board.layout, owners: gap.before.owners, turn: gap.before.turn)
    let later = GameSnapshot(
      board: gap.board.layout, owners: gap.after.owners, turn: gap.after.turn, lastWord: lastWord, lastTiles: lastTiles)
    let moves = InferredMoves(
      from: earlier, to: later, on: gap.board, playedBefore: gap.before.playedWords,
      moveCounts: GameHistory.usualMoveCounts, suggestions: suggestions)
    return try #require(moves).pairs
  }

  private func words(_ pair: InferredPair?) -> [String?] { [pair?.first.word, pair?.second.word] }

  @Test(arguments: Cases.few(3, of: 0..<24 as Range<UInt64>))
  func eachPairCanBePlayedAndLeadsToThePicture(seed: UInt64) throws {
    let gap = try gap(seed: seed)
    let pairs = try inferred(gap)
    #expect(pairs.count > 1)
    for pair in pairs {
      var position = gap.before
      try position.play(.play(pair.first), on: gap.board)
      try position.play(.play(pair.second), on: gap.board)
      #expect(position.owners == gap.after.owners, "\(pair)")
    }
    #expect(Set(pairs.map { [$0.first.word, $0.second.word] }).count == pairs.count)
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.likelihood >= $1.likelihood })
    #expect(pairs.reduce(0) { $0 + $1.likelihood } <= 1 + 1e-9)
  }

  @Test(arguments: Cases.few(3, of: 0..<24 as Range<UInt64>))
  func whatIsKnownOfTheMovesNarrowsThePairs(seed: UInt64) throws {
    let gap = try gap(seed: seed)
    let named = try inferred(gap, lastWord: gap.second.word)
    #expect(!named.isEmpty && named.allSatisfy { $0.second.word == gap.second.word })
    let shown = try inferred(gap, lastTiles: TileSet(gap.second.tiles))
    #expect(!shown.isEmpty && shown.allSatisfy { TileSet($0.second.tiles) == TileSet(gap.second.tiles) })
    // Whoever was advised to play the word has more probably done so.
    func likelihood(_ suggestions: [Placement]) throws -> Double {
      let pairs = try inferred(gap, lastTiles: TileSet(gap.second.tiles), suggestions: suggestions)
      return pairs.filter { $0.first.word == gap.first.word }.reduce(0) { $0 + $1.likelihood }
    }
    let (unadvised, advised) = try (likelihood([]), likelihood([gap.first]))
    #expect(unadvised < advised || unadvised > 0.99)
  }

  /// HUG takes three tiles that blue takes back with GHOST; the owners alone show only GHOST.
  @Test func aMoveThatLeftNoTraceIsFound() throws {
    let letters: Board = "hugostzzzzzzzzzzzzzzzzzzz"
    let lexicon = try Lexicon(WordList(parsing: Array("hug\nghost\ngoth\n".utf8)))
    let board = PreparedBoard(letters, lexicon: lexicon)
    let earlier = GameSnapshot(board: letters, owners: Owners(), turn: .red)
    func pairs(_ owners: String, lastWord: String? = nil) throws -> [[String]] {
      let later = GameSnapshot(board: letters, owners: try Owners(parsing: owners), turn: .red, lastWord: lastWord)
      let moves = InferredMoves(from: earlier, to: later, on: board, moveCounts: GameHistory.usualMoveCounts)
      return try #require(moves).pairs.map { [$0.first.word, $0.second.word] }
    }
    // Of HUG's letters, blue has taken back H and G.
    #expect(try pairs("brbbbb" + String(repeating: ".", count: 19)) == [["hug", "ghost"]])
    // Neither word takes a Z.
    #expect(try pairs("brbbbbb" + String(repeating: ".", count: 18)).isEmpty)
    // The picture names a word that is in no list.
    #expect(try pairs("brbbbb" + String(repeating: ".", count: 19), lastWord: "hogts").isEmpty)
  }

  @Test func nothingIsSaidOfTwoMovesWhereOneExplainsAll() throws {
    let gap = try gap(seed: 1)
    let earlier = GameSnapshot(board: gap.board.layout, owners: gap.before.owners, turn: gap.before.turn)
    var between = gap.before
    try between.play(.play(gap.first), on: gap.board)
    let later = GameSnapshot(board: gap.board.layout, owners: between.owners, turn: nil)
    let moves = InferredMoves(from: earlier, to: later, on: gap.board, moveCounts: GameHistory.usualMoveCounts)
    #expect(moves?.moveCounts.first == 1 && moves?.pairs.isEmpty ?? false)
  }
}
