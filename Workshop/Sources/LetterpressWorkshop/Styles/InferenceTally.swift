package import LetterpressHistory
package import LetterpressSolver

/// How well the words played are inferred from two positions of a game.
package struct InferenceTally: Sendable {
  package var gapCount = 0
  /// The number of words played.
  package var wordCount = 0
  /// The number of those that were listed.
  package var listedCount = 0
  /// The number of gaps in which the first listed word was played.
  package var firstCount = 0
  /// The number of words called certain, and of those that were not played.
  package var certainCount = 0
  package var wrongCertainCount = 0
  /// The number of gaps of several moves that a single move explains.
  package var shortcutCount = 0
  /// The number of words listed.
  package var listLength = 0
  package var time = Duration.zero
  /// The first failure; nil if there was none.
  package var failure: String?

  /// The number of gaps with a picture that could not be read.
  package var unreadCount = 0

  package init() {}

  /// Returns what a perfect reader sees of a position.
  package static func snapshot(of position: Position, knowsTurn: Bool = true) -> GameSnapshot {
    let turn = knowsTurn && position.outcome == nil ? position.turn : nil
    return GameSnapshot(board: position.board, owners: position.owners, turn: turn)
  }

  /// Tallies the inference from one position of a game to one some moves later.
  ///
  /// - Parameter snapshot: returns what a picture of a position shows, or nil if it cannot be read.
  package mutating func look(
    at game: StyleGame, from start: Int, moveCount: Int, on board: PreparedBoard, assuming counts: ClosedRange<Int>,
    snapshot: (Position) -> GameSnapshot? = { InferenceTally.snapshot(of: $0) }
  ) {
    let snapshots = [start, start + moveCount].compactMap { snapshot(game.positions[$0]) }
    guard snapshots.count == 2 else {
      unreadCount += 1
      return
    }
    let histories = GameHistory.games(in: snapshots)
    let words = game.moves[start..<start + moveCount].compactMap { $0.placement?.word }
    let begin = ContinuousClock.now
    let gaps = histories[0].inferredMoves(on: board, moveCounts: counts)
    time += begin.duration(to: .now)
    // Equal positions leave no gap.
    guard let gap = gaps.first else { return }
    let listed = gap.words.map { $0.word }
    gapCount += 1
    wordCount += words.count
    listedCount += words.count { listed.contains($0) }
    if let first = listed.first, words.contains(first) { firstCount += 1 }
    certainCount += gap.certainWords.count
    wrongCertainCount += gap.certainWords.count { !words.contains($0) }
    if moveCount > 1, gap.moveCounts.contains(1) { shortcutCount += 1 }
    listLength += listed.count
    if failure == nil,
      histories.count != 1 || words.contains(where: { !listed.contains($0) })
        || gap.certainWords.contains(where: { !words.contains($0) })
    {
      failure = "\(game.positions[start]) -> \(game.positions[start + moveCount]): \(words) gave \(gap.words.prefix(5))"
    }
  }
}
