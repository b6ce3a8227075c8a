extension RootSearch {
  /// The moves as they are to be listed, so many: what is shown of none is better than of the one above it.
  ///
  /// The best move comes first, then the others that were searched as deep as it or one ply less, by value, then the rest.
  /// A move that was searched less deep than the first is listed as worth at most what the move above it is worth.
  ///
  /// - Parameter wordsOnce: whether to list each word only once: where it comes first, among the placements that were
  ///   looked into as deeply as the best move if there are any.
  func listed(_ count: Int, wordsOnce: Bool) -> [RootMove] {
    guard let first = moves.first else { return [] }
    var (known, others) = ([RootMove](), [RootMove]())
    let isOrdered = search.criteria.goal == .win
    var otherWords = WordMarks(board)
    for move in moves.dropFirst() {
      // Those that were looked into are the first of all.
      if others.count >= count, move.depth == 0, !move.isProven { break }
      // A pass is worth a mention where there is nothing better.
      if move.isPass { continue }
      if isOrdered, first.value > -SearchValue.leastWin, move.depth > 0, move.depth >= first.depth - 1 {
        known.append(move)
      } else if !wordsOnce || otherWords.insert(move.word) {
        others.append(move)
      }
    }
    known.sort { $0.ranksAbove($1) }
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
    for index in listed.indices.dropFirst() where !listed[index].isProven {
      if listed[index].depth < first.depth { listed[index].isBound = true }
      // Among those that lose the order is another one.
      if max(listed[index - 1].value, listed[index].value) < -SearchValue.leastWin { continue }
      listed[index].value = min(listed[index].value, listed[index - 1].value)
    }
    return listed
  }

  /// By the words of the board, how many of the moves play each.
  var placementCounts: [Int] {
    var counts = [Int](repeating: 0, count: board.words.count)
    for move in moves {
      if let word = move.word { counts[word] += 1 }
    }
    return counts
  }
}

/// Which words of a board have been seen, and a pass.
struct WordMarks {
  private var marks: [Bool]

  init(_ board: GameBoard) { marks = [Bool](repeating: false, count: board.words.count + 1) }

  func contains(_ word: Int?) -> Bool { marks[word ?? marks.count - 1] }

  /// Marks a word, or a pass where that is nil; false if it was marked before.
  mutating func insert(_ word: Int?) -> Bool {
    let place = word ?? marks.count - 1
    defer { marks[place] = true }
    return !marks[place]
  }
}
