/// A computer player that plays as people of some ``Level`` do, on one board.
///
/// Before each move a number of words comes to its mind, as many and as rare ones as its level allows, and it plays the one
/// that seems best to it. So it errs as people do: it misses words, overlooks what the answer takes back, and does not see a
/// finish that needs a word it did not think of. It never plays a worse move on purpose.
///
/// The same seed gives the same move in the same position, whatever was asked before. Safe to use from any thread.
public struct LevelPlayer: Sendable {
  /// How well it plays.
  public let level: Level
  let board: PreparedBoard
  let seed: UInt64

  /// - Parameter seed: decides which words come to its mind.
  public init(_ level: Level, on board: PreparedBoard, seed: UInt64) {
    (self.level, self.board, self.seed) = (level, board, seed)
  }

  /// Returns its move, a pass if no word comes to its mind or none is any good; nil if the game is over. Takes some milliseconds;
  /// the levels that search, up to a tenth of a second.
  ///
  /// - Precondition: `position` has the letters of the board.
  public func move(in position: Position) -> Move? {
    guard position.outcome == nil else { return nil }
    let traits = level.traits
    var generator = generator(in: position)
    let thoughts = ThoughtWords(
      traits, in: position, on: board, PlayedWords(position, on: board), using: &generator)
    guard let mind = PreparedBoard(position.board, words: thoughts.words.map { board.words[$0] }) else { return .pass }
    let isAttentive = Int.random(in: 0..<100, using: &generator) < traits.attention
    let foresight = isAttentive ? traits.foresight : .tiles
    if case .search(let depth, let positions) = foresight {
      let limits = SearchLimits(depth: depth, nodeCount: positions)
      let table = TranspositionTable(size: LevelPlayer.tableSize)
      return Search(of: position, on: mind, limits: limits, table: table).run().moves.first?.move ?? .pass
    }
    let choice = MoveChoice(position, on: mind)
    let best =
      switch foresight {
      case .tiles: choice.best { Int32(choice.sides.taking($0.taken).lead) }
      case .defendedTiles: choice.best { choice.leadWithDefence(after: $0) }
      case .evaluation, .search: choice.best { $0.value }
      }
    return best.map(choice.move) ?? .pass
  }

  /// The size in bytes of the table of the levels that search, enough for the positions that they look at.
  private static let tableSize = 1 << 20

  /// The random numbers of a position, which do not depend on what was asked before.
  private func generator(in position: Position) -> SeededGenerator {
    var hash = FNVHash(position.description.utf8)
    hash.combine(seed)
    return SeededGenerator(seed: hash.value)
  }
}

extension PreparedBoard {
  /// Prepares a board with a few of its words; nil if there are none.
  convenience init?(_ board: Board, words: [Word]) {
    guard !words.isEmpty, let graph = try? WordGraphBuilder.graph(of: words.sorted()) else { return nil }
    self.init(board, lexicon: Lexicon(graph: graph, wordCount: words.count))
  }
}
