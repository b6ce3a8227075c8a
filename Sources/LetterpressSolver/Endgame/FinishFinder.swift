/// Finds words that finish the game, trying those first that finished it elsewhere.
struct FinishFinder: ~Copyable {
  private let board: PreparedBoard
  /// The groups that finished a game most recently, latest first.
  private let recent = FixedBuffer<Int32>(repeating: 0, count: Self.recentCount)
  private var count = 0

  private static let recentCount = 12

  /// The words with which a player can finish the game and win.
  enum Answer {
    case none
    /// All of them are this word or its prefixes.
    case only(Int)
    /// Two of them, neither of which is a prefix of the other, so that no word forbids both.
    case two(Int, Int)
  }

  /// The free tiles of the root, and for each set of them the groups that contain their letters.
  private let free: TileSet
  private let ranges: FixedBuffer<PlacementEnumerator.Range32>
  private var groups = GrowingBuffer<Int32>(capacity: 1 << 10)

  init(board: PreparedBoard, free: TileSet) {
    self.board = board
    self.free = free
    ranges = FixedBuffer(repeating: PlacementEnumerator.Range32(start: .max, count: 0), count: 1 << free.count)
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
    for place in 0..<count {
      let group = Int(recent[place])
      let counts = board.groups[group]
      guard letters & ~counts == 0, (counts & takeableCounts).nonzeroBitCount >= neededCount,
        played.isPlayable(group: group)
      else { continue }
      let word = played.firstWord(ofGroup: group)
      guard let known = first else {
        first = word
        if place > 0 { moveUp(place) }
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
      let group = Int(groups[place])
      let counts = board.groups[group]
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

  /// Returns the places in ``groups`` of those that contain the letters of the free tiles.
  private mutating func list(of unclaimed: TileSet, letters: UInt32) -> Range<Int> {
    var (index, bit) = (0, 1)
    var left = free
    while !left.isEmpty {
      if unclaimed.contains(left.removeFirst()) { index |= bit }
      bit <<= 1
    }
    let range = ranges[index]
    if range.start != UInt32.max { return Int(range.start)..<Int(range.start + range.count) }
    let start = groups.count
    for group in 0..<board.groups.count where letters & ~board.groups[group] == 0 { groups.append(Int32(group)) }
    ranges[index] = PlacementEnumerator.Range32(start: UInt32(start), count: UInt32(groups.count - start))
    return start..<groups.count
  }

  /// Whether one of two words is a prefix of the other, or both are the same.
  private func areRelated(_ word: Int, _ other: Int) -> Bool {
    board.forbidden.by(word).contains(UInt32(other)) || board.forbidden.by(other).contains(UInt32(word))
  }

  private func moveUp(_ place: Int) {
    let group = recent[place]
    recent[place] = recent[place - 1]
    recent[place - 1] = group
  }

  private mutating func keep(_ group: Int) {
    for place in 0..<count where recent[place] == Int32(group) { return }
    if count < Self.recentCount { count += 1 }
    for place in stride(from: count - 1, to: 0, by: -1) { recent[place] = recent[place - 1] }
    recent[0] = Int32(group)
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
      let group = Int(groups[place])
      let counts = board.groups[group]
      if count >= limit || counts.nonzeroBitCount < neededCount { break }
      if (counts & takeableCounts).nonzeroBitCount >= neededCount, played.isPlayable(group: group) { count += 1 }
    }
    return count
  }
}
