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
