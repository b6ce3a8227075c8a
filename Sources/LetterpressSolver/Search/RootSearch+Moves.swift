internal import CPlatform

/// How the moves are found that a search chooses from.
extension RootSearch {
  /// The most positions to keep, some tens of megabytes. Boards of real games lead to some ten thousand.
  private static let mostMoves = 1 << 19
  /// The same where the process may have only so much memory that the others would not fit.
  private static let mostMovesInLittleMemory = 1 << 16
  /// The same for a single word, which is to take some hundredths of a second.
  private static let mostMovesOfWord = 1 << 10
  /// What the most positions need, in bytes.
  private static let memoryForMost = 192 << 20

  /// Finds the moves that meet the criteria.
  mutating func findMoves() {
    let search = search
    var allowed = PlayedWords(search.position, on: board)
    let isOfOneWord = search.criteria.word != nil
    let mostFound =
      isOfOneWord
      ? Self.mostMovesOfWord
      : platform_has_room(Self.memoryForMost) ? Self.mostMoves : Self.mostMovesInLittleMemory
    var enumerator = PlacementEnumerator(board: board, mostFound: mostFound) {
      search.isTimeUp
    }
    var order = board.bestKnownFirst(allowed)
    if !isOfOneWord { enumerator.enumerate(sides, allowed, order: order) }
    reachablePositionCount = enumerator.found.count
    hasAllMoves = enumerator.isComplete && board.hasAllWords
    if search.criteria.restrictMoves {
      allowed.exclude(unlessMeeting: search.criteria)
      order = board.bestKnownFirst(allowed)
      enumerator.enumerate(sides, allowed, criteria: search.criteria, order: order)
      hasAllMoves = hasAllMoves && enumerator.isComplete
    }
    moves.reserveCapacity(enumerator.found.count + 1)
    for index in 0..<enumerator.found.count { moves.append(move(enumerator.found[index], allowed)) }
    if !enumerator.isComplete { addBestMoves(allowed) }
  }

  private func move(_ candidate: Candidate, _ allowed: borrowing PlayedWords) -> RootMove {
    let after = sides.taking(candidate.taken)
    let word = allowed.bestKnownWord(ofGroup: Int(candidate.group))
    var move = RootMove(candidate: candidate, word: word, value: -board.evaluations.valueToMove(after.swapped))
    if after.isFinished {
      move.decide(lead: after.lead, atPly: 1)
    } else if leavesNoWord(word) {
      move.decide(lead: after.lead, atPly: 3)
    }
    return move
  }

  /// Whether no word can be played after a word, so that both players can only pass.
  private func leavesNoWord(_ word: Int) -> Bool {
    // A word forbids no more than itself and its beginnings.
    guard searcher.played.wordCount < Word.maximumCount else { return false }
    searcher.played.play(word)
    defer { searcher.played.takeBack(word) }
    return hasNoWord
  }

  /// Adds the moves that look best, and one that wins at once, if there was no room or time for all.
  // Inlined, the page's module would have it several times.
  @inline(never) private mutating func addBestMoves(_ allowed: borrowing PlayedWords) {
    var generator = MoveGenerator(board: board)
    generator.generate(sides, allowed, width: MoveGenerator.Width(groups: 500, rounds: 2, moves: 500))
    var best = (0..<generator.candidateCount).map { generator.candidates[$0] }
    if let group = board.finishingGroup(sides, allowed) {
      let tiles = board.finishingTiles(ofGroup: group, sides)
      best.append(
        Candidate(value: 0, group: Int32(truncatingIfNeeded: group), tiles: tiles, taken: tiles & sides.takeable))
    }
    // One bit per set of tiles, 4 MiB.
    let known = FixedBuffer<UInt64>(repeating: 0, count: 1 << Board.tileCount / UInt64.bitWidth)
    for move in moves { known[Int(move.candidate.taken.bits >> 6)] |= 1 << UInt64(move.candidate.taken.bits & 63) }
    for var candidate in best {
      let (place, bit) = (Int(candidate.taken.bits >> 6), UInt64(1) << UInt64(candidate.taken.bits & 63))
      guard known[place] & bit == 0, meetsCriteria(candidate) else { continue }
      known[place] |= bit
      candidate.tiles = candidate.taken
      moves.append(move(candidate, allowed))
    }
  }

  /// Whether the tiles that a move takes can be taken without those that the criteria exclude, and with those they require.
  // Inlined, the page's module would have it several times.
  @inline(never) func meetsCriteria(_ candidate: Candidate) -> Bool {
    let criteria = search.criteria
    let group = Int(candidate.group)
    guard (candidate.taken & criteria.leaving).isEmpty, (criteria.using & sides.takeable - candidate.taken).isEmpty
    else { return false }
    let tiles = board.spelling(candidate.taken, group: group, sides: sides, criteria: criteria)
    return board.slots.counts(of: tiles) == board.groups[group]
  }
}

extension RootSearch {
  /// Whether the opponent is found to win in three after the best move. If so, the move is marked as a loss, and the
  /// search tries the opponent's word on other moves.
  mutating func isBestRefuted() -> Bool {
    guard let best = moves.first, !best.isProven, !best.isChecked, best.value > -SearchValue.leastWin else {
      return false
    }
    return isRefuted(at: 0)
  }

  /// The same for any move.
  mutating func isRefuted(at index: Int) -> Bool {
    switch proof.answer(to: moves[index], sides: sides) {
    case .unknown: return false
    case .none:
      moves[index].isChecked = true
      return false
    case .wins(let answer):
      (moves[index].value, moves[index].isProven) = (-SearchValue.win(atPly: 4), true)
      moves[index].isBound = false
      searcher.add(refutation: answer)
      searcher.searchesAnswersAnew = true
      return true
    }
  }

  /// Examines the best move if that has not been done, and puts others first as long as the best is refuted.
  ///
  /// - Returns: false if all moves that were searched are refuted.
  @discardableResult mutating func putUnrefutedFirst() -> Bool {
    repeat {
      if let best = moves.first, best.isProven {
        var next: Int?
        for index in moves.indices where moves[index].depth > 0 && !moves[index].isProven {
          if let next, worth(of: index) <= worth(of: next) { continue }
          next = index
        }
        guard let next else { return false }
        moveUp(from: next, to: 0)
      }
    } while isBestRefuted()
    return true
  }

  /// Puts a move first that is not refuted, and finds its value.
  mutating func replaceRefuted() {
    if isBestRefuted(), !putUnrefutedFirst() { return }
    guard moves[0].isBound else { return }
    searcher.widths.stage = 0
    for depth in stride(from: min(2, depth), through: depth, by: 1) {
      let value = value(of: moves[0], depth: depth, alpha: -SearchValue.limit)
      if searcher.isStopped { return }
      set(value, for: 0, depth: depth)
    }
  }
}
