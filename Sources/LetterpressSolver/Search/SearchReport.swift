/// The result of a search.
public struct SearchReport: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The ranked moves, best first; those that were not searched follow in order of their immediate gain. Empty if the
  /// game is over.
  ///
  /// A pass is listed only if it is the best move, and alone if no word can be played or meets the criteria.
  public let moves: [RankedMove]
  /// The best move with another word than the best; nil if there is none.
  package let runnerUp: RankedMove?
  /// The best move with a known word besides the first, even if it is not among ``moves``; nil if the first word is known,
  /// if the value of no such move is known, or if the criteria do not ask for it.
  package let known: RankedMove?
  /// The same for a word that the game surely takes.
  package let sure: RankedMove?
  /// The move that the criteria ask about; nil if its value is not known, or if they ask about none.
  package let judged: RankedMove?
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
    runnerUp = moves.dropFirst().first { $0.word != moves.first?.word }
    func other(where isFit: (RankedMove) -> Bool) -> RankedMove? {
      guard let first = moves.first, first.word != nil, !isFit(first) else { return nil }
      return moves.filter { $0.word != nil && !$0.isBound && isFit($0) }.max { $0.chance < $1.chance }
    }
    (known, sure, judged) = (other { $0.isKnownWord }, other { !$0.mayBeRefused }, nil)
    (self.depth, self.nodeCount, self.time, self.isDone) = (depth, nodeCount, time, isDone)
  }
}

extension SearchReport {
  /// Creates a report from the root of a search.
  init(_ root: RootSearch, rankedCount: Int, nodeCount: Int, time: Duration) {
    position = root.search.position
    let counts = root.placementCounts
    func ranked(_ move: RootMove) -> RankedMove {
      RankedMove(move, of: root, otherPlacementCount: move.word.map { counts[$0] - 1 } ?? 0)
    }
    func ranked(_ count: Int, wordsOnce: Bool) -> [RankedMove] {
      root.listed(count, wordsOnce: wordsOnce).map { ranked($0) }
    }
    moves = ranked(rankedCount, wordsOnce: root.search.criteria.ranksWordsOnce)
    runnerUp =
      root.search.criteria.ranksWordsOnce && moves.count > 1
      ? moves[1] : ranked(2, wordsOnce: true).dropFirst().first
    let others = root.others
    (known, sure) = (others.known.map { ranked($0) }, others.sure.map { ranked($0) })
    judged = root.judged.map { ranked($0) }
    reachablePositionCount = root.reachablePositionCount
    hasAllMoves = root.hasAllMoves
    (depth, isDone) = (root.depth, root.isDone && !root.lacksKnownWord)
    (self.nodeCount, self.time) = (nodeCount, time)
  }
}

extension SearchReport {
  /// Whether the two best words whose values are known are about equally good: their chances are within two percentage
  /// points.
  public var isCloseCall: Bool { runnerUp.map(isClose) ?? false }

  /// Whether a move is about as good as the first; false if either has an end in sight, as such moves differ in when it
  /// comes.
  package func isClose(_ move: RankedMove) -> Bool {
    guard let best = moves.first, case .lead = best.verdict, case .lead = move.verdict else { return false }
    return !move.isBound && best.chance - move.chance <= Self.closeness
  }

  private static let closeness = 0.02
}

/// How far a running search has come, as a ``Search`` tells where it blocks, after each completed depth or
/// width.
///
/// It costs next to nothing unless its ``report`` is asked for, so a search may tell it often. It is only valid inside
/// the closure that it is given to, and so cannot be copied; the report can.
public struct SearchProgress: ~Copyable {
  private let root: RootSearch
  private let rankedCount: Int
  /// The time since the run began.
  public let time: Duration

  init(of root: RootSearch, rankedCount: Int, time: Duration) {
    (self.root, self.rankedCount, self.time) = (root, rankedCount, time)
  }

  /// The last completed depth, in plies.
  public var depth: Int { root.depth }

  /// The number of nodes searched on the calling thread; the others' are added at the end.
  public var nodeCount: Int { root.searcher.nodeCount }

  /// The verdict on the best move so far.
  public var verdict: Verdict? { root.moves.first.map(Verdict.init) }

  /// The mover's chance of winning with the best move so far, as ``RankedMove/chance``.
  public var chance: Double? {
    root.moves.first.map { WinningChance.of($0.value, isProven: $0.isProven, unclaimed: root.sides.unclaimed.count) }
  }

  /// The results so far. Each access builds a new report.
  ///
  /// - Complexity: O(moves of the position).
  public var report: SearchReport {
    SearchReport(root, rankedCount: max(rankedCount, 1), nodeCount: nodeCount, time: time)
  }
}
