package import LetterpressSolver

/// A simple way to choose a move, for matches against the search, and for games whose moves are to be inferred. It knows all
/// words, and does not search.
package enum PlayingStyle: String, CaseIterable, Sendable {
  /// Considers all moves and all answers to them: a tile counts one, a defended one two more.
  case twoPly = "two-ply"
  /// The best by the evaluation, ignoring answers.
  case onePly = "one-ply"
  /// The best by borders, neighbours and defended tiles, if no answer then finishes the game.
  case safe
  /// The greatest lead in tiles, defended ones counting double, if no answer then finishes the game.
  case careful
  /// The most defended tiles, then the fewest open neighbours of them, then the most tiles.
  case placement
  /// The most tiles, the opponent's counting double.
  case greedy

  /// Returns its move, a pass if there is no other.
  ///
  /// - Complexity: O(moves) or, for ``twoPly``, O(moves · answers).
  /// - Precondition: `position` has the letters of the board and is not over.
  package func move(in position: Position, on board: PreparedBoard) -> Move {
    let choice = MoveChoice(position, on: board)
    let candidate =
      switch self {
      case .twoPly: choice.twoPly(on: board)
      case .onePly: choice.best { $0.value }
      case .safe: choice.safe(on: board)
      case .careful: choice.careful(on: board)
      case .placement: choice.placement()
      case .greedy: choice.greedy(on: board)
      }
    return candidate.map(choice.move) ?? .pass
  }
}

extension MoveChoice {
  /// Returns the move that captures most, an opponent's tile counting two and a free one one; ties go to the shortest
  /// word.
  fileprivate func greedy(on board: PreparedBoard) -> Candidate? {
    let groups = board.groupLetters
    return best { candidate in
      let captured = candidate.taken & sides.opponent
      let length = groups[Int(candidate.group)].nonzeroBitCount
      return Int32((captured.count + candidate.taken.count) * 32 - length)
    }
  }

  /// Returns the move with the greatest lead in defended tiles, then with the fewest own tiles beside defended ones
  /// that the opponent could take, then with the greatest lead in tiles.
  fileprivate func placement() -> Candidate? {
    best { candidate in
      let after = sides.taking(candidate.taken)
      let defended = after.own.interior
      let open = defended.neighbours - defended
      let lead = defended.count - after.opponent.interior.count
      return Int32(lead * 4096 - open.count * 128 + after.lead)
    }
  }

  /// Returns, among moves that do not let the opponent finish the game, the one with the best-placed tiles: at the
  /// border, next to each other, defended.
  fileprivate func safe(on board: PreparedBoard) -> Candidate? {
    let border = ~TileSet.all.interior
    func worth(_ tiles: TileSet) -> Int {
      let pairs = tiles.neighbourPairs.nonzeroBitCount
      return 2 * tiles.count + (tiles & border).count + pairs + 3 * tiles.interior.count
    }
    let moves = sorted { candidate in
      let after = sides.taking(candidate.taken)
      return finish(candidate) ?? Int32(worth(after.own) - worth(after.opponent))
    }
    return moves.first { finish($0) == SearchValue.win || !letsOpponentFinish($0, on: board) } ?? moves.first
  }

  /// Returns, among moves that do not let the opponent finish the game, the one with the greatest lead in tiles,
  /// defended ones counting double.
  fileprivate func careful(on board: PreparedBoard) -> Candidate? {
    let moves = sorted { finish($0) ?? leadWithDefence(after: $0) }
    return moves.first { finish($0) == SearchValue.win || !letsOpponentFinish($0, on: board) } ?? moves.first
  }

  /// Returns the move that is best after the opponent's best answer, a tile counting one and a defended one two more.
  fileprivate func twoPly(on board: PreparedBoard) -> Candidate? {
    func worth(_ sides: Sides) -> Int32 {
      let defended = sides.own.interior.count - sides.opponent.interior.count
      return Int32(sides.lead + 2 * defended)
    }
    let moves = sorted { finish($0) ?? worth(sides.taking($0.taken)) }
    var best: Candidate?
    var generator = MoveGenerator(board: board)
    var answers = PlacementEnumerator(board: board)
    for move in moves {
      guard abs(move.value) < SearchValue.win else { return best ?? move }
      // The best answer never makes a position worth more.
      if let best, move.value <= best.value { break }
      let after = sides.taking(move.taken).swapped
      var value = move.value
      if board.finishingGroup(after, played) != nil {
        value = -SearchValue.win
      } else {
        // One of the likeliest answers refutes most moves.
        generator.generate(after, played, width: MoveGenerator.Width(groups: 24, rounds: 2, moves: 12))
        for answer in generator.moves { value = min(value, -worth(after.taking(answer.taken))) }
        if value > best?.value ?? .min {
          answers.enumerate(after, played)
          for answer in answers.moves { value = min(value, -worth(after.taking(answer.taken))) }
        }
      }
      if best.map({ value > $0.value }) ?? true {
        best = move
        best?.value = value
      }
    }
    return best
  }

  /// Returns the moves, highest value first; ties go to the lowest tiles.
  private func sorted(by value: (Candidate) -> Int32) -> [Candidate] {
    let moves = moves.map { move in
      var move = move
      move.value = value(move)
      return move
    }
    return moves.sorted { $0.value != $1.value ? $0.value > $1.value : $0.taken.bits < $1.taken.bits }
  }

  /// Whether the opponent can finish the game after a move.
  private func letsOpponentFinish(_ candidate: Candidate, on board: PreparedBoard) -> Bool {
    let after = sides.taking(candidate.taken)
    return after.isFinished || board.finishingGroup(after.swapped, played) != nil
  }
}
