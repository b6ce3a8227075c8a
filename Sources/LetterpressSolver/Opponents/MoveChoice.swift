/// All moves in a position, from which a rule chooses one.
package final class MoveChoice {
  private let board: PreparedBoard
  package let sides: Sides
  package let played: PlayedWords
  /// The moves, unordered. Their values are those of the evaluation.
  package let moves: [Candidate]

  package init(_ position: Position, on board: PreparedBoard) {
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    var enumerator = PlacementEnumerator(board: board)
    enumerator.enumerate(sides, played)
    moves = enumerator.moves
  }

  /// Returns the move of a candidate.
  package func move(_ candidate: Candidate) -> Move {
    let group = Int(candidate.group)
    let tiles = board.spelling(candidate.taken, group: group, sides: sides)
    return .play(board.placement(ofWord: played.firstWord(ofGroup: group), tiles: tiles))
  }

  /// Returns the move with the highest value, a winning one before all others; nil if there are no moves.
  package func best(_ value: (Candidate) -> Int32) -> Candidate? {
    var best: Candidate?
    for move in moves {
      var candidate = move
      // Beyond any value a rule can give a move.
      candidate.value = finish(candidate).map { $0 == 0 ? 0 : $0 > 0 ? .max : -.max } ?? value(candidate)
      if let best, (best.value, candidate.taken.bits) >= (candidate.value, best.taken.bits) { continue }
      best = candidate
    }
    return best
  }

  /// Returns the value of a move that ends the game; nil for other moves.
  package func finish(_ candidate: Candidate) -> Int32? {
    let after = sides.taking(candidate.taken)
    return after.isFinished ? SearchValue.end(lead: after.lead, atPly: 0) : nil
  }

  /// Returns the lead in tiles after a move, defended ones counting double.
  package func leadWithDefence(after candidate: Candidate) -> Int32 {
    let after = sides.taking(candidate.taken)
    return Int32(after.lead + after.own.interior.count - after.opponent.interior.count)
  }
}
