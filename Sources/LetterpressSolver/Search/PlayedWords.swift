/// Which of a board's words may still be played, updated as a search plays moves and takes them back.
package struct PlayedWords: ~Copyable {
  private let board: PreparedBoard
  /// For each word, the number of played words that forbid it.
  private let forbiddingCounts: FixedBuffer<UInt8>
  /// The number of playable words in each group.
  private let wordsLeft: FixedBuffer<UInt32>
  /// The number of words that may be played.
  private(set) var wordCount: Int
  /// One bit per group: whether it has a playable word; in the blocks of ``FinishIndex``.
  private let playable: FixedBuffer<UInt64>
  /// The Zobrist hash of the words that may not be played and of the board, so that a transposition table never gives
  /// one board's results to another.
  package private(set) var key: UInt64

  /// Creates the state after the words played in a position.
  package init(_ position: Position, on board: PreparedBoard) {
    self.init(position.playedWords.compactMap { Word(parsing: $0) }, on: board)
  }

  /// Creates the state after the given words.
  init(_ words: [Word], on board: PreparedBoard) {
    self.board = board
    key = board.key
    wordCount = board.words.count
    forbiddingCounts = FixedBuffer(repeating: 0, count: board.words.count)
    wordsLeft = FixedBuffer(repeating: 0, count: board.groups.count)
    playable = FixedBuffer(repeating: 0, count: board.finishes.blockCount)
    for group in 0..<board.groups.count {
      wordsLeft[group] = UInt32(board.words(ofGroup: group).count)
      playable[group / FinishIndex.blockSize] |= 1 << (group % FinishIndex.blockSize)
    }
    for word in words {
      // A word may have unread letters; it forbids its prefixes all the same.
      for other in word.forbidden {
        if let index = board.index(of: other), forbiddingCounts[index] == 0 { forbid(index) }
      }
    }
  }

  /// Whether a group has a playable word.
  @inline(__always)
  package func isPlayable(group: Int) -> Bool {
    playable[group / FinishIndex.blockSize] >> UInt64(group % FinishIndex.blockSize) & 1 != 0
  }

  /// Returns the playable groups of a block, one bit each.
  @inline(__always)
  func playableGroups(inBlock block: Int) -> UInt64 { playable[block] }

  /// Whether no word may be played.
  @inline(__always)
  package var isEmpty: Bool { wordCount == 0 }

  /// Whether a word may be played.
  package func isPlayable(word: Int) -> Bool { forbiddingCounts[word] == 0 }

  /// Returns the first playable word of a group.
  ///
  /// - Precondition: the group has one.
  package func firstWord(ofGroup group: Int) -> Int {
    var word = Int(board.firstWords[group])
    while forbiddingCounts[word] != 0 { word += 1 }
    return word
  }

  /// Returns the playable word of a group that most people know; the first of several.
  ///
  /// - Precondition: the group has one.
  func bestKnownWord(ofGroup group: Int) -> Int {
    let words = board.words(ofGroup: group)
    var best = firstWord(ofGroup: group)
    guard words.count > 1 else { return best }
    let ranks = board.ranks
    for word in best + 1..<words.upperBound where forbiddingCounts[word] == 0 {
      if ranks[word] < ranks[best] { best = word }
    }
    return best
  }

  package mutating func play(_ word: Int) {
    for other in board.forbidden.by(word) { forbid(Int(other)) }
  }

  /// Takes back the last word played.
  package mutating func takeBack(_ word: Int) {
    for other in board.forbidden.by(word) { allow(Int(other)) }
  }

  /// Forbids the words that do not meet the criteria, but not their prefixes.
  // Inlined, the page's module would have it several times.
  @inline(never) mutating func exclude(unlessMeeting criteria: MoveCriteria) {
    let filter = criteria.filter(on: board.layout)
    let only = criteria.word.map { Word(parsing: $0).flatMap { board.index(of: $0) } }
    for index in board.words.indices {
      let word = board.words[index]
      let letters = (0..<word.count).map { word[$0] }
      let meetsCriteria =
        only.map { $0 == index } ?? true && criteria.avoiding.isDisjoint(with: LetterSet(letters))
        && LetterCounts(letters).contains(filter.containing)
        && (!filter.restrictsRarity || filter.allows(rarity: board.lexicon.rarity(of: word)))
      if !meetsCriteria { forbid(index) }
    }
    for word in criteria.excludedWords {
      if let index = Word(parsing: word).flatMap({ board.index(of: $0) }), isPlayable(word: index) { forbid(index) }
    }
  }

  // No element is changed in place here, as by `+=`: the compiler would report that to ThreadSanitizer as a write to
  // this value's first member, the board that all threads share.

  private mutating func forbid(_ word: Int) {
    let count = forbiddingCounts[word] + 1
    forbiddingCounts[word] = count
    guard count == 1 else { return }
    key ^= HashKey.ofWord(word)
    wordCount = wordCount - 1
    let group = Int(board.groupOfWord[word])
    let left = wordsLeft[group] - 1
    wordsLeft[group] = left
    if left == 0 { switchGroup(group) }
  }

  private mutating func allow(_ word: Int) {
    let count = forbiddingCounts[word] - 1
    forbiddingCounts[word] = count
    guard count == 0 else { return }
    key ^= HashKey.ofWord(word)
    wordCount = wordCount + 1
    let group = Int(board.groupOfWord[word])
    let left = wordsLeft[group]
    if left == 0 { switchGroup(group) }
    wordsLeft[group] = left + 1
  }

  /// Toggles whether a group is playable.
  private mutating func switchGroup(_ group: Int) {
    let block = group / FinishIndex.blockSize
    playable[block] = playable[block] ^ 1 << (group % FinishIndex.blockSize)
  }
}

/// For each of a board's words, the words that it forbids once played: itself and its prefixes.
package struct ForbiddenWords: ~Copyable, Sendable {
  private let forbidden: Lists
  private let forbidding: Lists

  /// A list of words for each word.
  private struct Lists: ~Copyable, Sendable {
    let words: FixedBuffer<UInt32>
    /// The start of each word's list, and the end of the last.
    let starts: FixedBuffer<UInt32>

    init(_ lists: [[UInt32]]) {
      var starts: [UInt32] = [0]
      for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
      words = FixedBuffer(lists.flatMap { $0 })
      self.starts = FixedBuffer(starts)
    }

    subscript(word: Int) -> UnsafeBufferPointer<UInt32> {
      let start = Int(starts[word])
      return UnsafeBufferPointer(start: words.base + start, count: Int(starts[word + 1]) - start)
    }
  }

  /// - Complexity: O(*w* log *w*) for *w* words.
  init(_ words: [Word]) {
    var forbidden = [[UInt32]](repeating: [], count: words.count)
    // In alphabetical order, a word's prefixes come before it, each a prefix of the next.
    var beginnings: [Int] = []
    for word in words.indices.sorted(by: { words[$0] < words[$1] }) {
      while let last = beginnings.last, !words[word].forbids(words[last]) {
        beginnings.removeLast()
      }
      beginnings.append(word)
      forbidden[word] = beginnings.reversed().map(UInt32.init)
    }
    var forbidding = [[UInt32]](repeating: [], count: words.count)
    for word in words.indices {
      for other in forbidden[word] { forbidding[Int(other)].append(UInt32(word)) }
    }
    self.forbidden = Lists(forbidden)
    self.forbidding = Lists(forbidding)
  }

  /// Returns the words that a word forbids, itself first.
  package func by(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidden[word] }

  /// Returns the words that forbid a word, including itself.
  package func of(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidding[word] }
}
