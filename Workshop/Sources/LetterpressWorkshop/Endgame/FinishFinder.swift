internal import LetterpressSolver

/// Finds words that finish the game, trying those first that finished it elsewhere.
struct FinishFinder {
  private let board: PreparedBoard
  /// The letters of each group of words.
  private let groups: [UInt32]
  /// The groups that finished a game most recently, latest first.
  private var recent: [Int] = []

  private static let recentCount = 12

  /// The words with which a player can finish the game and win.
  enum Answer {
    case none
    /// All of them are this word or its prefixes.
    case only(Int)
    /// Two of them, neither of which is a prefix of the other, so that no word forbids both.
    case two(Int, Int)
  }

  /// The free tiles of the root.
  private let free: TileSet
  /// For each set of them, which part of ``found`` has the groups that contain their letters; nil if they were not looked for.
  private var ranges: [Range<Int>?]
  private var found: [Int] = []

  init(board: PreparedBoard, groups: [UInt32], free: TileSet) {
    (self.board, self.groups, self.free) = (board, groups, free)
    ranges = Array(repeating: nil, count: 1 << free.count)
  }

  /// Returns whether the player to move can finish and win; exact.
  mutating func finishes(_ sides: Sides, _ played: borrowing PlayedWords) -> Answer {
    let unclaimed = sides.unclaimed
    guard !unclaimed.isEmpty, (unclaimed - board.slots.readable).isEmpty else { return .none }
    let takeable = sides.takeable
    let neededCount = sides.countThatWins
    guard takeable.count >= neededCount else { return .none }
    let letters = board.slots.counts(of: unclaimed)
    let takeableCounts = board.slots.counts(of: takeable)
    var first: Int?
    for place in recent.indices {
      let group = recent[place]
      let counts = groups[group]
      guard letters & ~counts == 0, (counts & takeableCounts).nonzeroBitCount >= neededCount,
        played.isPlayable(group: group)
      else { continue }
      let word = played.firstWord(ofGroup: group)
      guard let known = first else {
        first = word
        if place > 0 { recent.swapAt(place, place - 1) }
        continue
      }
      if !areRelated(known, word) { return .two(known, word) }
    }
    return scan(list(of: unclaimed, letters: letters), neededCount, takeableCounts, played, first: first)
  }

  private mutating func scan(
    _ list: Range<Int>, _ neededCount: Int, _ takeableCounts: UInt32, _ played: borrowing PlayedWords, first: Int?
  ) -> Answer {
    var chain = first
    for place in list {
      let group = found[place]
      let counts = groups[group]
      // Longest groups first.
      if counts.nonzeroBitCount < neededCount { break }
      guard (counts & takeableCounts).nonzeroBitCount >= neededCount, played.isPlayable(group: group) else { continue }
      for word in board.words(ofGroup: group) where played.isPlayable(word: word) {
        guard let known = chain else {
          chain = word
          keep(group)
          continue
        }
        if !areRelated(known, word) {
          keep(group)
          return .two(known, word)
        }
        if board.forbidden.by(word).contains(UInt32(known)) { chain = word }
      }
    }
    return chain.map { .only($0) } ?? .none
  }

  /// Returns the places in ``found`` of those that contain the letters of the free tiles.
  private mutating func list(of unclaimed: TileSet, letters: UInt32) -> Range<Int> {
    var (index, bit) = (0, 1)
    for tile in free {
      if unclaimed.contains(tile) { index |= bit }
      bit <<= 1
    }
    if let known = ranges[index] { return known }
    let start = found.count
    for group in groups.indices where letters & ~groups[group] == 0 { found.append(group) }
    ranges[index] = start..<found.count
    return start..<found.count
  }

  /// Whether one of two words is a prefix of the other, or both are the same.
  private func areRelated(_ word: Int, _ other: Int) -> Bool {
    board.forbidden.by(word).contains(UInt32(other)) || board.forbidden.by(other).contains(UInt32(word))
  }

  private mutating func keep(_ group: Int) {
    guard !recent.contains(group) else { return }
    if recent.count == Self.recentCount { recent.removeLast() }
    recent.insert(group, at: 0)
  }

  /// Returns the number of groups, up to a limit, with which the player to move can finish and win.
  mutating func count(_ sides: Sides, _ played: borrowing PlayedWords, upTo limit: Int) -> Int {
    let unclaimed = sides.unclaimed
    guard !unclaimed.isEmpty, (unclaimed - board.slots.readable).isEmpty else { return 0 }
    let takeable = sides.takeable
    let neededCount = sides.countThatWins
    guard takeable.count >= neededCount else { return 0 }
    let letters = board.slots.counts(of: unclaimed)
    let takeableCounts = board.slots.counts(of: takeable)
    var count = 0
    for place in list(of: unclaimed, letters: letters) {
      let group = found[place]
      let counts = groups[group]
      if count >= limit || counts.nonzeroBitCount < neededCount { break }
      if (counts & takeableCounts).nonzeroBitCount >= neededCount, played.isPlayable(group: group) { count += 1 }
    }
    return count
  }
}
