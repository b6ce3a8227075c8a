extension InferredMoves {
  /// Infers what may have been played between two moments of a game, the second of which is known to be the later.
  ///
  /// - Parameters:
  ///   - board: the board of the game; unread letters of the moments do not matter.
  ///   - words: words in either case that were played before the first moment.
  ///   - moveCounts: how many moves there may be, at least 1.
  /// - Returns: nil if fewer tiles are owned later, which no game allows.
  /// - Complexity: O(words of the board) for each number of moves.
  package init?(
    from earlier: GameSnapshot, to later: GameSnapshot, on board: PreparedBoard, playedBefore words: [String] = [],
    moveCounts: ClosedRange<Int>
  ) {
    guard earlier.ownedCount <= later.ownedCount else { return nil }
    self = MoveInference(on: board).answer(
      MoveInference.Question(
        earlier: earlier, later: later, mayBeReversed: false, mayBeInterrupted: false, moveCounts: moveCounts,
        playedBefore: words, given: []))
  }
}
