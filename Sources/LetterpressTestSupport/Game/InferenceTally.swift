package import LetterpressSolver

/// How well what was played is found out from two positions of a game.
package struct InferenceTally: Sendable {
  /// Of how many gaps.
  package var gapCount = 0
  /// Of how many words that were played.
  package var wordCount = 0
  /// How many of these were listed.
  package var listedCount = 0
  /// In how many gaps the first word of the list was played.
  package var firstCount = 0
  /// How many words were called certain, and how many of these were not played.
  package var certainCount = 0
  package var wrongCertainCount = 0
  /// In how many gaps a single move explains what several did.
  package var shortcutCount = 0
  /// How many words are listed.
  package var listLength = 0
  /// How long it took, in all.
  package var time = Duration.zero
  /// What went wrong first; nil where nothing did.
  package var failure: String?

  /// In how many gaps a picture could not be read.
  package var unreadCount = 0

  /// Nothing yet.
  package init() {}

  /// What a perfect reader sees of a position.
  package static func snapshot(of position: Position, knowsTurn: Bool = true) -> GameSnapshot {
    let turn = knowsTurn && position.outcome == nil ? position.turn : nil
    return GameSnapshot(board: position.board, owners: position.owners, turn: turn)
  }

  /// Looks at a game from one position to one that is some moves later.
  ///
  /// - Parameter snapshot: what a picture of a position shows, if it can be read.
  package mutating func look(
    at game: StyleGame, from start: Int, moveCount: Int, on board: GameBoard, assuming counts: ClosedRange<Int>,
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
    // Positions that are equal are one.
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
