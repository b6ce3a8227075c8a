extension RootSearch {
  /// Finds the values of other moves than the best, the most useful first, as long as the limits allow.
  mutating func rankOthers() {
    guard let best = moves.first, depth > 0 || best.isProven else { return }
    // Beside a move that wins at once, nothing has been searched yet. Without limits of time or nodes, there is time for all.
    let isLimited = search.limits.time != nil || search.limits.nodeCount != nil
    rowDepth = max(isLimited ? depth - 1 : depth, min(Self.leastRowDepth, search.limits.depth ?? .max))
    if isLimited { searcher.widths.stage = 0 }
    guard var candidates = likeliestOthers(2 * rankedCount) else { return }
    var count = 1
    while count < rankedCount, let next = candidates.popLast(), rank(at: next, depth: rowDepth) { count += 1 }
  }

  /// Returns the places of the moves that are likely to rank high, the likeliest last; nil if it was stopped.
  ///
  /// What the last step found out about most moves is only that they are not better than the best. A shallow search of
  /// each tells them apart.
  private mutating func likeliestOthers(_ count: Int) -> [Int]? {
    var words = WordMarks(board)
    if search.criteria.ranksWordsOnce { _ = words.insert(moves[0].word) }
    var (places, worths) = ([Int](), [Double]())
    for place in moves.indices.dropFirst() where places.count < count {
      let move = moves[place]
      if move.isPass || search.criteria.ranksWordsOnce && !words.insert(move.word) { continue }
      var value = move.value
      if !move.isProven, move.depth == 0 || move.isBound {
        let shallow = self.value(of: move, depth: min(rowDepth, Self.shallowDepth), alpha: -SearchValue.limit)
        if searcher.isStopped { return nil }
        value = move.depth == 0 ? shallow : min(value, shallow)
      }
      let worth = preference.worth(of: value, sureness(of: move))
      let order = worths.firstIndex { $0 >= worth } ?? worths.count
      places.insert(place, at: order)
      worths.insert(worth, at: order)
    }
    return places
  }

  /// The depth of the search that tells which moves are worth a deep one.
  private static let shallowDepth = 2
  /// The least depth of the search that gives a row its value.
  private static let leastRowDepth = 3

  /// Returns the `count` moves to list: the best, then those whose values are known, none worth more to the player than
  /// the one above it (see ``MovePreference``), then others, marked as ``RootMove/isBound``.
  ///
  /// - Parameter wordsOnce: whether to list each word only once.
  func listed(_ count: Int, wordsOnce: Bool) -> [RootMove] {
    guard let first = moves.first else { return [] }
    let isOrdered = search.criteria.goal == .win
    var (known, worths, others) = ([Int](), [Double](), [Int]())
    var otherWords = WordMarks(board)
    for place in moves.indices.dropFirst() {
      let move = moves[place]
      // A pass is listed only if it is the best move.
      if move.isPass { continue }
      if isOrdered, isKnown(move) {
        let worth = rankingWorth(of: move)
        let order = self.place(of: move, worth: worth, in: known, worths)
        known.insert(place, at: order)
        worths.insert(worth, at: order)
      } else if others.count < count, !wordsOnce || otherWords.insert(move.word) {
        others.append(place)
      }
    }
    var listed = [first]
    var words = WordMarks(board)
    _ = words.insert(first.word)
    var highest = preference.worth(of: first.value, sureness(of: first))
    for place in known where listed.count < count {
      var move = moves[place]
      if wordsOnce, !words.insert(move.word) { continue }
      // The last step has shown that it is not better; a deeper look for its own value may differ a little.
      if !move.isProven, preference.worth(of: move.value, sureness(of: move)) > highest {
        move.value = min(move.value, preference.highestValue(worth: highest, sureness(of: move)))
        // Nor does the next one show more than this.
        highest = preference.worth(of: move.value, sureness(of: move))
      }
      listed.append(move)
    }
    for place in others where listed.count < count {
      var move = moves[place]
      if wordsOnce, !words.insert(move.word) { continue }
      move.isBound = isOrdered
      listed.append(move)
    }
    return listed
  }

  /// Returns where a move belongs among others in order, found by halving: a sort of whole moves would be a large part of
  /// the page's module.
  private func place(of move: RootMove, worth: Double, in known: [Int], _ worths: [Double]) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      let isAbove =
        worths[middle] != worth
        ? worths[middle] > worth : moves[known[middle]].candidate.taken.bits < move.candidate.taken.bits
      if isAbove { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a move's value is known, and comparable with the best one's.
  private func isKnown(_ move: RootMove) -> Bool {
    move.isProven || !move.isBound && move.depth > 0 && move.depth >= (rowDepth > 0 ? min(rowDepth, depth) : depth)
  }

  /// Returns what a move is worth, with proven wins above all else.
  private func rankingWorth(of move: RootMove) -> Double {
    let worth = preference.worth(of: move.value, sureness(of: move))
    return move.isProven && move.value > 0 ? worth + Double(SearchValue.limit) : worth
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
