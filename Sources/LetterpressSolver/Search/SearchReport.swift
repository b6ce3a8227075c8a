/// What a search has found out.
public struct SearchReport: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The moves that were ranked, the best first; those behind the ones that the search looked into are in the order of
  /// what they bring at once. Empty where the game is over.
  public let moves: [RankedMove]
  /// How many different positions one move can lead to, all wishes apart.
  public let reachablePositionCount: Int
  /// How many plies ahead the search has looked in full.
  public let depth: Int
  /// How many positions it has looked at, on all threads.
  public let nodeCount: Int
  /// How long it took.
  public let time: Duration
}

extension SearchReport {
  /// What a search has found at its root.
  init(_ root: RootSearch, rankedCount: Int, nodeCount: Int, time: Duration) {
    position = root.search.position
    // A pass is worth a mention where there is nothing better.
    let words = root.moves.enumerated().filter { $0.offset == 0 || !$0.element.isPass }
    moves = words.prefix(rankedCount).map { RankedMove($0.element, of: root) }
    reachablePositionCount = root.reachablePositionCount
    depth = root.depth
    (self.nodeCount, self.time) = (nodeCount, time)
  }
}
