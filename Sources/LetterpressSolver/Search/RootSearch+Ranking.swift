extension RootSearch {
  /// Finds the values of other moves than the best, the most useful first, as long as the limits allow.
  mutating func rankOthers() {
    guard let best = moves.first, depth > 0 || best.isProven else { return }
    // If a move wins at once, no other move has been searched yet. Without limits of time or nodes, there is time for all.
    let isLimited = search.limits.time != nil || search.limits.nodeCount != nil
    rowDepth = max(isLimited ? depth - 1 : depth, min(Self.leastRowDepth, search.limits.depth ?? .max))
    if isLimited { searcher.widths.stage = 0 }
    hasRankedKnownWord = rankJudged() && rankKnownWord()
    if hasRankedKnownWord, rankedCount > 1, var candidates = likeliestOthers(2 * rankedCount, where: { _ in true }) {
      var count = 1
      while count < rankedCount, let next = candidates.popLast(), rank(at: next, depth: rowDepth) { count += 1 }
    }
    putBetterProvenFirst()
  }

  /// Finds the value of the move that is asked about; returns false if it was stopped.
  private mutating func rankJudged() -> Bool { judgedPlace.map { rank(at: $0, depth: rowDepth) } ?? true }

  private var judgedPlace: Int? {
    search.criteria.judgedTaking.flatMap { taken in moves.firstIndex { !$0.isPass && $0.candidate.taken == taken } }
  }

  /// Whether a known word is to be found beside the best move.
  var wantsKnownWord: Bool {
    guard search.criteria.ranksKnownWord, search.criteria.allowsRareWords, let best = moves.first else { return false }
    return !best.isPass && !isKnownWord(best)
  }

  /// If few people know the best move's word, finds the value of the best move with a known word. Both values then come from
  /// one search and can be compared. Of the other known words, it only finds out that they are not the best one.
  ///
  /// - Returns: false if it was stopped.
  private mutating func rankKnownWord() -> Bool {
    guard wantsKnownWord else { return true }
    let board = board
    guard var candidates = likeliestOthers(Self.knownCount, where: { RootSearch.isKnownWord($0, of: board) }) else {
      return false
    }
    var highest = -SearchValue.limit
    while let next = candidates.popLast() {
      guard rank(at: next, depth: rowDepth, alpha: highest) else { return false }
      if !moves[next].isBound { highest = max(highest, moves[next].value) }
    }
    return true
  }

  /// How many known words are looked at.
  private static let knownCount = 16

  /// Whether most people know a move's word.
  func isKnownWord(_ move: RootMove) -> Bool { RootSearch.isKnownWord(move, of: board) }

  private static func isKnownWord(_ move: RootMove, of board: PreparedBoard) -> Bool {
    move.word.map { board.ranks[$0] <= Lexicon.knownRarities.upperBound } ?? false
  }

  /// Whether the best move is proven to win, but with a word that few people know or that the game may refuse.
  var wantsKnownWinner: Bool {
    guard search.criteria.goal == .win, let best = moves.first, best.isProven, best.value > SearchValue.leastWin else {
      return false
    }
    let plies = Int(SearchValue.win - best.value)
    return MovePreference.trust(inWinWithin: plies, sureness(of: best)) < MovePreference.knownTrust
  }

  /// Whether a known word is wanted that has not been looked for to the end.
  var lacksKnownWord: Bool {
    search.criteria.goal == .win && (wantsKnownWord && !hasRankedKnownWord || proof.lacksKnownWinner)
  }

  /// Puts a move first that is proven to be better than the best, or, if the best is proven to lose, one that is not. Otherwise
  /// its row would contradict the first one.
  private mutating func putBetterProvenFirst() {
    var (place, worth) = (0, rankingWorth(of: moves[0]))
    let isLost = moves[0].isProven && moves[0].value < -SearchValue.leastWin
    // Of moves that lose, another rule has chosen the first.
    for index in moves.indices
    where moves[index].isProven ? moves[index].value > -SearchValue.leastWin : isLost && isKnown(moves[index]) {
      let other = rankingWorth(of: moves[index])
      if other > worth { (place, worth) = (index, other) }
    }
    moveUp(from: place, to: 0)
  }

  /// Returns the places of the moves that are likely to rank high, the likeliest last; nil if it was stopped.
  ///
  /// What the last step found out about most moves is only that they are not better than the best. A shallow search of
  /// each tells them apart.
  private mutating func likeliestOthers(_ count: Int, where isCandidate: (RootMove) -> Bool) -> [Int]? {
    var words = WordMarks(board)
    if search.criteria.ranksWordsOnce { _ = words.insert(moves[0].word) }
    var (places, worths) = ([Int](), [Double]())
    for place in moves.indices.dropFirst() where places.count < count {
      let move = moves[place]
      if move.isPass || !isCandidate(move) || search.criteria.ranksWordsOnce && !words.insert(move.word) { continue }
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
    var (listed, words) = valued(count, wordsOnce: wordsOnce)
    let isOrdered = search.criteria.goal == .win
    for var move in moves.dropFirst() {
      guard listed.count < count else { break }
      if move.isPass || isOrdered && isKnown(move) || wordsOnce && !words.insert(move.word) { continue }
      move.isBound = isOrdered
      listed.append(move)
    }
    return listed
  }

  /// Returns the first of the moves to list, whose values are known, and their words. If the goal is not to win, values do
  /// not order the moves, and only the best is returned.
  private func valued(_ count: Int, wordsOnce: Bool) -> (moves: [RootMove], words: WordMarks) {
    var words = WordMarks(board)
    guard let first = moves.first else { return ([], words) }
    var (known, worths) = ([Int](), [Double]())
    // A pass is listed only if it is the best move.
    for place in moves.indices.dropFirst() where !moves[place].isPass && isKnown(moves[place]) {
      guard search.criteria.goal == .win else { break }
      let worth = rankingWorth(of: moves[place])
      let order = self.place(of: moves[place], worth: worth, in: known, worths)
      known.insert(place, at: order)
      worths.insert(worth, at: order)
    }
    var listed = [first]
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
    return (listed, words)
  }

  /// Returns the best moves besides the first with a known word, and with one that the game surely takes; nil where the first
  /// has one, where none is known to be worth anything, or if they are not asked for.
  var others: (known: RootMove?, sure: RootMove?) {
    guard search.criteria.ranksKnownWord, let first = moves.first, !first.isPass else { return (nil, nil) }
    let isSure = { (move: RootMove) in !sureness(of: move).mayBeRefused }
    let (wantsKnown, wantsSure) = (wantsKnownWord, !isSure(first))
    guard wantsKnown || wantsSure else { return (nil, nil) }
    let candidates =
      search.criteria.goal == .win ? valued(.max, wordsOnce: true).moves : moves.filter { !$0.isPass && $0.depth > 0 }
    // Words that are about as good are ordered by how well they are known, so the first is not always the likeliest to win.
    func best(where isFit: (RootMove) -> Bool) -> RootMove? {
      let fits = candidates.dropFirst().filter(isFit)
      guard search.criteria.goal == .win else { return fits.first }
      return fits.max { chance(of: $0) < chance(of: $1) }
    }
    return (wantsKnown ? best(where: isKnownWord) : nil, wantsSure ? best(where: isSure) : nil)
  }

  /// The move that is asked about; nil if its value is not known, or if none is asked about.
  var judged: RootMove? {
    search.criteria.judgedTaking.flatMap { taken in
      valued(.max, wordsOnce: false).moves.first { !$0.isPass && $0.candidate.taken == taken }
    }
  }

  private func chance(of move: RootMove) -> Double {
    WinningChance.of(move.value, isProven: move.isProven, unclaimed: sides.unclaimed.count)
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

  /// Returns what a move is worth, with proven wins above all else, and proven losses below.
  private func rankingWorth(of move: RootMove) -> Double {
    let sureness = sureness(of: move)
    let worth = preference.worth(of: move.value, sureness)
    guard move.isProven, move.value != 0 else { return worth }
    let step = Double(SearchValue.limit)
    guard move.value > 0 else { return worth - step }
    return worth + step * Double(1 + MovePreference.trust(inWinWithin: Int(SearchValue.win - move.value), sureness))
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
