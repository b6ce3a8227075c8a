/// Which of a board's words may still be played, while a search goes back and forth.
struct PlayedWords: ~Copyable {
  private let board: GameBoard
  /// By how many played words each word is forbidden.
  private let forbiddingCounts: FixedBuffer<UInt8>
  /// How many words of each group may be played.
  private let wordsLeft: FixedBuffer<UInt16>
  /// A bit for each group with a word that may be played, in blocks as ``FinishIndex`` has them.
  private let playable: FixedBuffer<UInt64>
  /// A number that stands for the words that may not be played.
  private(set) var key: UInt64 = 0

  /// What may be played after the words of a position.
  init(_ position: Position, on board: GameBoard) {
    self.init(position.playedWords.compactMap { Word(parsing: $0) }, on: board)
  }

  /// What may be played after some words.
  init(_ words: [Word], on board: GameBoard) {
    self.board = board
    forbiddingCounts = FixedBuffer(repeating: 0, count: board.words.count)
    wordsLeft = FixedBuffer(repeating: 0, count: board.groups.count)
    playable = FixedBuffer(repeating: 0, count: board.finishes.blockCount)
    for group in 0..<board.groups.count {
      wordsLeft[group] = UInt16(clamping: board.words(ofGroup: group).count)
      playable[group / FinishIndex.blockSize] |= 1 << (group % FinishIndex.blockSize)
    }
    for word in words {
      // A word that the letters do not allow may have been read wrong, and forbids what it begins with all the same.
      for other in word.forbidden {
        if let index = board.index(of: other), forbiddingCounts[index] == 0 { forbid(index) }
      }
    }
  }

  /// Whether a group has a word that may be played.
  @inline(__always)
  func isPlayable(group: Int) -> Bool {
    playable[group / FinishIndex.blockSize] >> UInt64(group % FinishIndex.blockSize) & 1 != 0
  }

  /// The groups of a block that may be played.
  @inline(__always)
  func playableGroups(inBlock block: Int) -> UInt64 { playable[block] }

  /// Whether a word may be played.
  func isPlayable(word: Int) -> Bool { forbiddingCounts[word] == 0 }

  /// The first word of a group that may be played.
  ///
  /// - Precondition: there is one.
  func firstWord(ofGroup group: Int) -> Int {
    var word = Int(board.firstWords[group])
    while forbiddingCounts[word] != 0 { word += 1 }
    return word
  }

  /// Plays a word.
  mutating func play(_ word: Int) {
    for other in board.forbidden.by(word) { forbid(Int(other)) }
  }

  /// Takes back the word that was played last.
  mutating func takeBack(_ word: Int) {
    for other in board.forbidden.by(word) { allow(Int(other)) }
  }

  /// Forbids the words that do not meet the criteria, but not their prefixes.
  mutating func exclude(unlessMeeting criteria: MoveCriteria) {
    let filter = criteria.filter(on: board.letters)
    for index in board.words.indices {
      let word = board.words[index]
      let letters = (0..<word.count).map { word[$0] }
      let meetsCriteria =
        criteria.avoiding.isDisjoint(with: LetterSet(letters)) && LetterCounts(letters).contains(filter.containing)
        && (!filter.restrictsRarity || filter.allows(rarity: board.lexicon.rarity(of: word)))
      if !meetsCriteria { forbid(index) }
    }
  }

  // No element is changed in place here, as by `+=`: of that the compiler tells ThreadSanitizer that this value's first
  // member, the board that all threads share, was written to.

  private mutating func forbid(_ word: Int) {
    let count = forbiddingCounts[word] + 1
    forbiddingCounts[word] = count
    guard count == 1 else { return }
    key ^= HashKey.ofWord(word)
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
    let group = Int(board.groupOfWord[word])
    let left = wordsLeft[group]
    if left == 0 { switchGroup(group) }
    wordsLeft[group] = left + 1
  }

  /// Makes a group playable that was not, or the other way round.
  private mutating func switchGroup(_ group: Int) {
    let block = group / FinishIndex.blockSize
    playable[block] = playable[block] ^ 1 << (group % FinishIndex.blockSize)
  }
}

/// Which of a board's words each word, once it is played, forbids: itself, and those that it begins with.
struct ForbiddenWords: ~Copyable, Sendable {
  private let forbidden: Lists
  private let forbidding: Lists

  /// A list of words for each word.
  private struct Lists: ~Copyable, Sendable {
    let words: FixedBuffer<UInt32>
    /// Where each word's list begins, and behind the last word where that ends.
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
    // In alphabetical order, the words that a word begins with come before it, each the beginning of the next.
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

  /// The words that a word forbids, itself first.
  func by(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidden[word] }

  /// The words that forbid a word, itself among them.
  func of(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidding[word] }
}
