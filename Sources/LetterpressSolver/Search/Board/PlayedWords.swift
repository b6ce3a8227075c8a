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
    self.board = board
    forbiddingCounts = FixedBuffer(repeating: 0, count: board.words.count)
    wordsLeft = FixedBuffer(repeating: 0, count: board.groups.count)
    playable = FixedBuffer(repeating: 0, count: board.finishes.blockCount)
    for group in 0..<board.groups.count {
      wordsLeft[group] = UInt16(clamping: board.words(ofGroup: group).count)
      playable[group / FinishIndex.blockSize] |= 1 << (group % FinishIndex.blockSize)
    }
    for text in position.playedWords {
      guard let word = Word(parsing: text) else { continue }
      // A word that the letters do not allow may have been read wrong, and forbids what it begins with all the same.
      var beginning = Word()
      for place in 0..<word.count {
        beginning = beginning.appending(word[place], at: place)
        if place > 0, let index = board.index(of: beginning), forbiddingCounts[index] == 0 { forbid(index) }
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

  /// Forbids one word, and not those it begins with.
  mutating func exclude(_ word: Int) { forbid(word) }

  private mutating func forbid(_ word: Int) {
    forbiddingCounts[word] += 1
    guard forbiddingCounts[word] == 1 else { return }
    key ^= HashKey.ofWord(word)
    let group = Int(board.groupOfWord[word])
    wordsLeft[group] -= 1
    if wordsLeft[group] == 0 { playable[group / FinishIndex.blockSize] ^= 1 << (group % FinishIndex.blockSize) }
  }

  private mutating func allow(_ word: Int) {
    forbiddingCounts[word] -= 1
    guard forbiddingCounts[word] == 0 else { return }
    key ^= HashKey.ofWord(word)
    let group = Int(board.groupOfWord[word])
    if wordsLeft[group] == 0 { playable[group / FinishIndex.blockSize] ^= 1 << (group % FinishIndex.blockSize) }
    wordsLeft[group] += 1
  }
}
