/// The result of a search.
public struct SearchReport: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The ranked moves, best first; those that were not searched follow in order of their immediate gain. Empty if the
  /// game is over.
  ///
  /// A pass is listed only if it is the best move, and alone if no word can be played or meets the criteria.
  public let moves: [RankedMove]
  /// The second-best move, even if it plays the same word as the best on other tiles; nil if there is none.
  let runnerUp: RankedMove?
  /// The number of distinct positions that one word can lead to, regardless of the criteria; of those found, if not
  /// ``hasAllMoves``.
  public let reachablePositionCount: Int
  /// Whether all moves were found. Boards with very many tiles of few letters allow more than there is time or memory for;
  /// those that take fewer or worse tiles are then left out.
  public let hasAllMoves: Bool
  /// The last completed depth, in plies.
  public let depth: Int
  /// The number of nodes searched, on all threads.
  public let nodeCount: Int
  /// The time taken.
  public let time: Duration
  /// Whether nothing is left to search within the limit of depth: the best move is proven, or the whole plan is done, of
  /// the moves that were found.
  public let isDone: Bool

  package init(
    position: Position, moves: [RankedMove], reachablePositionCount: Int, depth: Int, nodeCount: Int, time: Duration,
    hasAllMoves: Bool = true, isDone: Bool = false
  ) {
    self.hasAllMoves = hasAllMoves
    (self.position, self.moves, self.reachablePositionCount) = (position, moves, reachablePositionCount)
    runnerUp = moves.dropFirst().first
    (self.depth, self.nodeCount, self.time, self.isDone) = (depth, nodeCount, time, isDone)
  }
}

extension SearchReport {
  /// Creates a report from the root of a search.
  init(_ root: RootSearch, rankedCount: Int, nodeCount: Int, time: Duration) {
    position = root.search.position
    let counts = root.placementCounts
    func ranked(_ count: Int, wordsOnce: Bool) -> [RankedMove] {
      root.listed(count, wordsOnce: wordsOnce).map { move in
        RankedMove(move, of: root, otherPlacementCount: move.word.map { counts[$0] - 1 } ?? 0)
      }
    }
    moves = ranked(rankedCount, wordsOnce: root.search.criteria.ranksWordsOnce)
    runnerUp =
      root.search.criteria.ranksWordsOnce ? ranked(2, wordsOnce: false).dropFirst().first : moves.dropFirst().first
    reachablePositionCount = root.reachablePositionCount
    hasAllMoves = root.hasAllMoves
    (depth, isDone) = (root.depth, root.isDone)
    (self.nodeCount, self.time) = (nodeCount, time)
  }
}

extension SearchReport {
  /// Whether the two best moves whose values are known, even of one word, are about equally good: their chances are within
  /// two percentage points.
  public var isCloseCall: Bool { runnerUp.map(isClose) ?? false }

  /// Whether a move is about as good as the first; false if either has an end in sight, as such moves differ in when it
  /// comes.
  package func isClose(_ move: RankedMove) -> Bool {
    guard let best = moves.first, case .lead = best.verdict, case .lead = move.verdict else { return false }
    return !move.isBound && best.chance - move.chance <= Self.closeness
  }

  private static let closeness = 0.02
}
