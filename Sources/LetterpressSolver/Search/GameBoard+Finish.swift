extension GameBoard {
  /// The first group from one on with a word that finishes the game so that the player to move wins, the longest words
  /// first; nil where there is none. Exact.
  @inline(__always)
  func finishingGroup(_ sides: Sides, _ played: borrowing PlayedWords, from first: Int = 0) -> Int? {
    let unclaimed = sides.unclaimed
    guard unclaimed != 0, unclaimed & ~slots.readable == 0 else { return nil }
    let takeable = sides.takeable
    let neededCount = sides.countThatWins
    guard takeable.nonzeroBitCount >= neededCount else { return nil }
    let required = slots.highest(slots.counts(ofTiles: unclaimed))
    let welcome = slots.counts(ofTiles: takeable)
    let end = groupCounts[neededCount]
    var block = first / FinishIndex.blockSize
    var mask = UInt64.max << UInt64(first % FinishIndex.blockSize)
    while block * FinishIndex.blockSize < end {
      var candidates =
        finishes.groups(inBlock: block, withLetters: required) & played.playableGroups(inBlock: block) & mask
      while candidates != 0 {
        let group = block * FinishIndex.blockSize + candidates.trailingZeroBitCount
        if (groups[group] & welcome).nonzeroBitCount >= neededCount { return group }
        candidates &= candidates &- 1
      }
      mask = .max
      block += 1
    }
    return nil
  }
}

extension GameBoard {
  /// How many words finish the game so that the player to move wins.
  func finishCount(_ sides: Sides, _ played: borrowing PlayedWords) -> Int {
    var count = 0
    var next = finishingGroup(sides, played)
    while let group = next {
      for word in words(ofGroup: group) where played.isPlayable(word: word) { count += 1 }
      next = finishingGroup(sides, played, from: group + 1)
    }
    return count
  }

  /// A word with which a player, were it to move, could take all unclaimed tiles and win: the one that takes most, the
  /// longest of those; nil where there is none. Exact.
  ///
  /// - Complexity: O(*g* / 64 + *p*) for *g* sets of letters that the board's words have, and *p* words played.
  /// - Precondition: `position` has the letters of the board.
  public func finishingWord(for player: Player, in position: Position) -> String? {
    precondition(position.board == letters, "another board's position")
    guard position.outcome == nil else { return nil }
    let played = PlayedWords(position, on: self)
    let sides = Sides(position.owners, turn: player)
    let welcome = slots.counts(ofTiles: sides.takeable)
    var best: (group: Int, count: Int)?
    var next = finishingGroup(sides, played)
    while let group = next {
      let count = (groups[group] & welcome).nonzeroBitCount
      if count > best?.count ?? 0 { best = (group, count) }
      next = finishingGroup(sides, played, from: group + 1)
    }
    return best.map { words[played.firstWord(ofGroup: $0.group)].description }
  }

  /// Whether there is a word that may be played.
  ///
  /// - Complexity: O(words played), and O(words of the board) where nearly all of them have been.
  /// - Precondition: `position` has the letters of the board.
  public func allowsWord(in position: Position) -> Bool {
    precondition(position.board == letters, "another board's position")
    guard position.outcome == nil else { return false }
    let played = PlayedWords(position, on: self)
    return words.indices.contains { played.isPlayable(word: $0) }
  }
}

/// Finds the groups that finish a game: those that have all unclaimed letters, and win.
///
/// For each slot there is a row of bits, one a group: whether the group's counts have the slot. The groups that have all
/// unclaimed letters are then the ones in all of a few rows. Rows lie block by block:
///
///     block 0, groups 0–63:  slot 0 │ slot 1 │ … │ slot 24     64 bits each
///     block 1, groups 64–…:  slot 0 │ …
///
/// Groups with the most letters come first, so that those that are too short are not looked at.
struct FinishIndex: ~Copyable, Sendable {
  private let rows: FixedBuffer<UInt64>
  /// How many blocks there are.
  let blockCount: Int

  static let blockSize = UInt64.bitWidth

  init(groups: [UInt32]) {
    blockCount = (groups.count + Self.blockSize - 1) / Self.blockSize
    rows = FixedBuffer(repeating: 0, count: blockCount * Board.tileCount)
    for (group, counts) in groups.enumerated() {
      let (block, bit) = group.quotientAndRemainder(dividingBy: Self.blockSize)
      for slot in 0..<Board.tileCount where counts >> slot & 1 != 0 {
        rows[block * Board.tileCount + slot] |= 1 << bit
      }
    }
  }

  /// The groups of a block that have all the letters.
  @inline(__always)
  func groups(inBlock block: Int, withLetters counts: UInt32) -> UInt64 {
    let rows = rows.base + block &* Board.tileCount
    var groups = UInt64.max
    var left = counts
    while left != 0 {
      groups &= rows[left.trailingZeroBitCount]
      if groups == 0 { break }
      left &= left &- 1
    }
    return groups
  }
}
