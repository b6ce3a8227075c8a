/// All moves in a position, from which a rule chooses one.
final class MoveChoice {
  let board: PreparedBoard
  let sides: Sides
  let played: PlayedWords
  private var enumerator: PlacementEnumerator

  init(_ position: Position, on board: PreparedBoard) {
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    enumerator = PlacementEnumerator(board: board)
    enumerator.enumerate(sides, played)
  }

  /// Returns the move of a candidate.
  func move(_ candidate: Candidate) -> Move {
    let group = Int(candidate.group)
    let tiles = board.spelling(candidate.taken, group: group, sides: sides)
    return .play(board.placement(ofWord: played.firstWord(ofGroup: group), tiles: tiles))
  }

  /// Returns the moves, highest value first; ties go to the lowest tiles.
  func sorted(by value: (Candidate) -> Int32) -> [Candidate] {
    var moves: [Candidate] = []
    for index in 0..<enumerator.found.count {
      var candidate = enumerator.found[index]
      candidate.value = value(candidate)
      moves.append(candidate)
    }
    return moves.sorted { $0.value != $1.value ? $0.value > $1.value : $0.taken.bits < $1.taken.bits }
  }

  /// Returns the move with the highest value, a winning one before all others; nil if there are no moves.
  func best(_ value: (Candidate) -> Int32) -> Candidate? {
    var best: Candidate?
    for index in 0..<enumerator.found.count {
      var candidate = enumerator.found[index]
      // Beyond any value a rule can give a move.
      candidate.value = finish(candidate).map { $0 == 0 ? 0 : $0 > 0 ? .max : -.max } ?? value(candidate)
      if let best, (best.value, candidate.taken.bits) >= (candidate.value, best.taken.bits) { continue }
      best = candidate
    }
    return best
  }

  /// Returns the value of a move that ends the game; nil for other moves.
  func finish(_ candidate: Candidate) -> Int32? {
    let after = sides.taking(candidate.taken)
    return after.isFinished ? SearchValue.end(lead: after.lead, atPly: 0) : nil
  }

  /// Returns the move that captures most, an opponent's tile counting two and a free one one; ties go to the shortest
  /// word.
  func greedy() -> Candidate? {
    best { candidate in
      let captured = candidate.taken & sides.opponent
      let length = board.groups[Int(candidate.group)].nonzeroBitCount
      return Int32((captured.count + candidate.taken.count) * 32 - length)
    }
  }

  /// Returns the move with the greatest lead in defended tiles, then with the fewest own tiles beside defended ones
  /// that the opponent could take, then with the greatest lead in tiles.
  func placement() -> Candidate? {
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
  func safe() -> Candidate? {
    let border = ~TileSet.all.interior
    func worth(_ tiles: TileSet) -> Int {
      let pairs = tiles.neighbourPairs.nonzeroBitCount
      return 2 * tiles.count + (tiles & border).count + pairs + 3 * tiles.interior.count
    }
    let moves = sorted { candidate in
      let after = sides.taking(candidate.taken)
      return finish(candidate) ?? Int32(worth(after.own) - worth(after.opponent))
    }
    return moves.first { finish($0) == SearchValue.win || !letsOpponentFinish($0) } ?? moves.first
  }

  /// Returns, among moves that do not let the opponent finish the game, the one with the greatest lead in tiles,
  /// defended ones counting double.
  func careful() -> Candidate? {
    let moves = sorted { finish($0) ?? leadWithDefence(after: $0) }
    return moves.first { finish($0) == SearchValue.win || !letsOpponentFinish($0) } ?? moves.first
  }

  /// Returns the lead in tiles after a move, defended ones counting double.
  func leadWithDefence(after candidate: Candidate) -> Int32 {
    let after = sides.taking(candidate.taken)
    return Int32(after.lead + after.own.interior.count - after.opponent.interior.count)
  }

  /// Whether the opponent can finish the game after a move.
  private func letsOpponentFinish(_ candidate: Candidate) -> Bool {
    let after = sides.taking(candidate.taken)
    return after.isFinished || board.finishingGroup(after.swapped, played) != nil
  }

  /// Returns the move that is best after the opponent's best answer, a tile counting one and a defended one two more.
  func twoPly() -> Candidate? {
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
        for index in 0..<generator.candidateCount {
          value = min(value, -worth(after.taking(generator.candidates[index].taken)))
        }
        if value > best?.value ?? .min {
          answers.enumerate(after, played)
          for index in 0..<answers.found.count {
            value = min(value, -worth(after.taking(answers.found[index].taken)))
          }
        }
      }
      if best.map({ value > $0.value }) ?? true {
        best = move
        best?.value = value
      }
    }
    return best
  }
}
