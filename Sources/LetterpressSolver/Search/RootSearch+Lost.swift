/// What to play where all moves lose against best play.
///
/// Against a player who sees everything it does not matter. But people miss words: rare ones, long ones, and those after
/// which the game goes on. So the move is played whose refutations a person is least likely to find.
extension RootSearch {
  /// If the best move is a proven loss, puts first the one of those that lose as late that is hardest to refute.
  mutating func putHardestFirst() {
    guard let best = moves.first, best.isProven, best.value < -SearchValue.leastWin, search.criteria.goal == .win else {
      return
    }
    let losesAtOnce = best.value <= -SearchValue.win(atPly: 2)
    var allowed = PlayedWords(search.position, on: board)
    if search.criteria.restrictMoves { allowed.exclude(unlessMeeting: search.criteria) }
    var (hardest, least) = ([Int](), Float.infinity)
    var firstWord: Int?
    var budget = Self.mostFinishes
    for place in 0..<min(moves.count, Self.mostExamined)
    where moves[place].value == best.value && moves[place].isProven && canBeHard(moves[place]) {
      guard budget > 0 else { break }
      let (word, risk) =
        losesAtOnce
        ? hardestWord(at: place, allowed, &budget) : (moves[place].word, risk(at: place, &budget))
      // What was only shown to be no better than another move may lose sooner.
      if !losesAtOnce, risk > 0 { continue }
      if risk < least { (hardest, least) = ([], risk) }
      if risk == least {
        if hardest.isEmpty { firstWord = word }
        hardest.append(place)
      }
    }
    guard let first = hardest.first else { return }
    // The others keep their words: that they lose is proven only for these.
    if losesAtOnce, let firstWord { play(firstWord, at: first) }
    let chosen = losesAtOnce ? nil : proof.leastAnswered(moves, at: hardest, sides: sides)
    moveUp(from: chosen ?? first, to: 0)
    moves[0].isBound = false
    if losesAtOnce, least == 0 { reconsider() }
  }

  /// Finds the value of the first move, whose new word forbids all words that would have finished the game.
  private mutating func reconsider() {
    let after = sides.taking(moves[0].candidate.taken)
    (moves[0].value, moves[0].isProven) = (-board.evaluations.valueToMove(after.swapped), false)
    for depth in 1...max(depth, 1) {
      let value = value(of: moves[0], depth: depth, alpha: -SearchValue.limit)
      if searcher.isStopped { return }
      set(value, for: 0, depth: depth)
    }
  }

  private static let mostExamined = 500

  /// The most words to look at that finish the game; a word counts each time. Real boards have some dozens of them after a
  /// move. But a list can have tens of thousands, and then this would take far longer than the search.
  private static let mostFinishes = 1 << 20

  private func canBeHard(_ move: RootMove) -> Bool {
    !move.isPass && !sides.taking(move.candidate.taken).isFinished
  }

  /// Returns the word, among those that take a move's tiles and meet the criteria, after which a person is least likely to
  /// find one that finishes the game; and the chance that one is found.
  ///
  /// - Parameter allowed: the words that meet the criteria.
  private func hardestWord(
    at place: Int, _ allowed: borrowing PlayedWords, _ budget: inout Int
  ) -> (word: Int?, risk: Float) {
    guard let word = moves[place].word else { return (nil, 1) }
    let taken = moves[place].candidate.taken
    let after = sides.taking(taken).swapped
    var (best, least) = (word, Float(1))
    search: for finish in finishingWords(after, playing: word, risk: &least, &budget) {
      // A word counts only if it forbids one of those.
      for number in board.forbidden.of(finish) {
        let other = Int(number)
        guard budget > 0 else { break search }
        budget -= 1
        let group = Int32(truncatingIfNeeded: board.groupOfWord[other])
        guard allowed.isPlayable(word: other), board.canTake(taken, group: Int(group), sides),
          meetsCriteria(Candidate(value: 0, group: group, tiles: taken, taken: taken))
        else { continue }
        var risk = Float(1)
        _ = finishingWords(after, playing: other, risk: &risk, &budget)
        if risk < least { (best, least) = (other, risk) }
      }
    }
    return (best, least)
  }

  /// Plays a word on the tiles of a move.
  private mutating func play(_ word: Int, at place: Int) {
    guard moves[place].word != word else { return }
    moves[place].word = word
    moves[place].candidate.group = Int32(truncatingIfNeeded: board.groupOfWord[word])
    moves[place].sureness = nil
  }

  /// The chance that a person finds a word that finishes the game after a move.
  private func risk(at place: Int, _ budget: inout Int) -> Float {
    guard let word = moves[place].word else { return 1 }
    var risk = Float(1)
    _ = finishingWords(sides.taking(moves[place].candidate.taken).swapped, playing: word, risk: &risk, &budget)
    return risk
  }

  /// Returns the words that finish the game after a word, and the chance that a person finds one.
  private func finishingWords(
    _ after: Sides, playing word: Int, risk: inout Float, _ budget: inout Int
  ) -> [Int] {
    searcher.played.play(word)
    defer { searcher.played.takeBack(word) }
    let words = board.finishingWords(after, searcher.played)
    budget -= words.count
    risk = 1
    for word in words { risk *= 1 - Self.chanceOfFinding(rank: board.ranks[word], length: board.words[word].count) }
    risk = 1 - risk
    return words
  }

  /// The chance that a person finds a certain word that wins. Only an assumption: that known words are found far more
  /// often than others, and short ones more often than long ones. The order of moves hardly depends on the numbers.
  private static func chanceOfFinding(rank: UInt8, length: Int) -> Float {
    let chance: Float = rank <= Lexicon.knownRarities.upperBound ? 0.5 : 0.02
    return length > 8 ? chance / 2 : chance
  }
}
