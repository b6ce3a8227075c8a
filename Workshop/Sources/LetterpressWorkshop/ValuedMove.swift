package import LetterpressSolver

/// A likely move of a position, with what a search of several plies finds that it is worth. Evaluations are fitted to many of them
/// (`Scripts/workshop study evaluation`).
package struct ValuedMove: Sendable {
  /// The tiles of the player who moves, and the other's, after the move.
  package let (own, opponent): (TileSet, TileSet)
  /// The same after the answer that a search of one ply thinks best.
  package let (ownAfterAnswer, opponentAfterAnswer): (TileSet, TileSet)
  /// What the move is worth to the mover by a search of one ply, and by searches as deep as wanted and one ply less, of which this is
  /// the mean, so that it does not matter who moves last. In hundredths of a tile.
  package let (firstValue, value): (Int32, Int32)
}

extension PreparedBoard {
  /// Each tile's chance of recapture, 0 to 1, as the evaluation has it.
  package var recaptureChances: [Double] { slots.chances(in: groupLetters) }

  /// Returns likely moves of a position with their values: the ten that look best, and every third of the next thirty. Moves that
  /// end the game, or that seem to win or to lose, are left out.
  ///
  /// - Parameter depth: how many plies after the moves are searched, 2 or more.
  package func valuedMoves(of position: Position, depth: Int) -> [ValuedMove] {
    let sides = Sides(position)
    let searcher = Searcher(
      board: self, position: position, table: TranspositionTable(size: 1 << 22), shouldStop: { _ in false })
    var generator = MoveGenerator(board: self)
    generator.generate(sides, searcher.played, width: MoveGenerator.Width(groups: 60, rounds: 2, moves: 40))
    let moves = generator.moves.enumerated().filter { $0.offset < 10 || $0.offset % 3 == 0 }
    return moves.compactMap { _, candidate in
      let after = sides.taking(candidate.taken)
      guard !after.isFinished else { return nil }
      let word = searcher.played.firstWord(ofGroup: Int(candidate.group))
      searcher.played.play(word)
      defer { searcher.played.takeBack(word) }
      let next = after.swapped
      let values = (1...depth).map { depth in
        (
          -searcher.value(
            next, depth: depth, alpha: -SearchValue.limit, beta: SearchValue.limit, ply: 1, hasPassed: false),
          searcher.knownMove(next, hasPassed: false)
        )
      }
      guard values.allSatisfy({ abs($0.0) < SearchValue.leastWin }), let answer = values[0].1, answer.group >= 0
      else { return nil }
      let answered = next.taking(answer.tiles & next.takeable)
      return ValuedMove(
        own: after.own, opponent: after.opponent, ownAfterAnswer: answered.opponent, opponentAfterAnswer: answered.own,
        firstValue: values[0].0,
        value: (values[depth - 1].0 + values[depth - 2].0) / 2)
    }
  }
}
