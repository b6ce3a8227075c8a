extension RootSearch {
  /// Returns the `count` moves to list, none worth more to the player than the one above it; see ``MovePreference``.
  ///
  /// The best move comes first, then the others searched to its depth or one ply less, by worth, then the rest. A move
  /// searched less deeply than the first is listed with an upper bound: with at most the worth of the one above it.
  ///
  /// - Parameter wordsOnce: whether to list each word only once: where it first appears, among the placements searched
  ///   as deeply as the best move if there are any.
  func listed(_ count: Int, wordsOnce: Bool) -> [RootMove] {
    guard let first = moves.first else { return [] }
    var (known, others) = ([RootMove](), [RootMove]())
    let isOrdered = search.criteria.goal == .win
    var otherWords = WordMarks(board)
    for move in moves.dropFirst() {
      // Searched moves come before all others.
      if others.count >= count, move.depth == 0, !move.isProven { break }
      // A pass is listed only if it is the best move.
      if move.isPass { continue }
      if isOrdered, first.value > -SearchValue.leastWin, move.depth > 0, move.depth >= first.depth - 1 {
        known.append(move)
      } else if !wordsOnce || otherWords.insert(move.word) {
        others.append(move)
      }
    }
    known.sort(by: ranksAbove)
    var listed = [first]
    var (words, exactWords) = (WordMarks(board), WordMarks(board))
    func isExact(_ move: RootMove) -> Bool { move.isProven || !move.isBound && move.depth >= first.depth }
    for move in known where isExact(move) { _ = exactWords.insert(move.word) }
    _ = words.insert(first.word)
    for move in known + others where listed.count < count {
      if wordsOnce {
        guard isExact(move) || !exactWords.contains(move.word), words.insert(move.word) else { continue }
      }
      listed.append(move)
    }
    guard isOrdered else { return listed }
    // What the rows so far are worth at least.
    var lowest = preference.worth(of: first.value, sureness(of: first))
    for index in listed.indices.dropFirst() where !listed[index].isProven {
      if listed[index].depth < first.depth { listed[index].isBound = true }
      let above = listed[index - 1]
      // Losing moves are ordered differently.
      if max(above.value, listed[index].value) < -SearchValue.leastWin { continue }
      let sureness = sureness(of: listed[index])
      if listed[index].isBound {
        // Another word makes no end of the game later, and without a margin nothing worse.
        let isPlain = abs(above.value) > SearchValue.leastWin || preference.margin == 0
        let highest = isPlain ? above.value : preference.highestValue(worth: lowest, sureness)
        guard listed[index].value <= highest else {
          listed[index].value = highest
          continue
        }
      }
      lowest = min(lowest, preference.worth(of: listed[index].value, sureness))
    }
    return listed
  }

  /// Whether a move ranks above another: proven wins come first, then what is worth more.
  private func ranksAbove(_ move: RootMove, _ other: RootMove) -> Bool {
    let (wins, otherWins) = (move.isProven && move.value > 0, other.isProven && other.value > 0)
    if wins != otherWins { return wins }
    let worth = preference.worth(of: move.value, sureness(of: move))
    let otherWorth = preference.worth(of: other.value, sureness(of: other))
    return worth != otherWorth ? worth > otherWorth : move.candidate.taken.bits < other.candidate.taken.bits
  }

  /// For each word of the board, the number of moves that play it.
  var placementCounts: [Int] {
    var counts = [Int](repeating: 0, count: board.words.count)
    for move in moves {
      if let word = move.word { counts[word] += 1 }
    }
    return counts
  }
}

/// A set of a board's words, and the pass.
struct WordMarks {
  private var marks: [Bool]

  init(_ board: PreparedBoard) { marks = [Bool](repeating: false, count: board.words.count + 1) }

  func contains(_ word: Int?) -> Bool { marks[word ?? marks.count - 1] }

  /// Marks a word, or the pass if nil; returns false if it was already marked.
  mutating func insert(_ word: Int?) -> Bool {
    let place = word ?? marks.count - 1
    defer { marks[place] = true }
    return !marks[place]
  }
}
