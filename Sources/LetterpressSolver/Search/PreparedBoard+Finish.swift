extension PreparedBoard {
  /// Returns the first group at or after `first`, longest words first, with a playable word that finishes the game and
  /// wins it for the player to move; nil if there is none. Exact.
  @inline(__always)
  package func finishingGroup(_ sides: Sides, _ played: borrowing PlayedWords, from first: Int = 0) -> Int? {
    let unclaimed = sides.unclaimed
    guard !unclaimed.isEmpty, (unclaimed - slots.readable).isEmpty else { return nil }
    let takeable = sides.takeable
    let neededCount = sides.countThatWins
    guard takeable.count >= neededCount else { return nil }
    let required = slots.highest(slots.counts(of: unclaimed))
    let takeableCounts = slots.counts(of: takeable)
    let end = groupCounts[neededCount]
    var block = first / FinishIndex.blockSize
    var mask = UInt64.max << UInt64(first % FinishIndex.blockSize)
    while block * FinishIndex.blockSize < end {
      var candidates =
        finishes.groups(inBlock: block, withLetters: required) & played.playableGroups(inBlock: block) & mask
      while candidates != 0 {
        let group = block * FinishIndex.blockSize + candidates.trailingZeroBitCount
        if (groups[group] & takeableCounts).nonzeroBitCount >= neededCount { return group }
        candidates &= candidates &- 1
      }
      mask = .max
      block += 1
    }
    return nil
  }
}

extension PreparedBoard {
  /// Returns the words that finish the game and win it for the player to move, longest first, as indices into ``words``.
  // Inlined, the page's module would have it several times.
  @inline(never) func finishingWords(_ sides: Sides, _ played: borrowing PlayedWords) -> [Int] {
    var words: [Int] = []
    var next = finishingGroup(sides, played)
    while let group = next {
      for word in self.words(ofGroup: group) where played.isPlayable(word: word) { words.append(word) }
      next = finishingGroup(sides, played, from: group + 1)
    }
    return words
  }

  /// Returns the word with which a player, if it were to move, would take all free tiles and win: the one that takes
  /// the most tiles, the longest if several do; nil if there is none. Exact.
  ///
  /// - Complexity: O(*w* + *p*) for *w* words of the board and *p* words played.
  /// - Precondition: `position` has the letters of the board.
  public func finishingWord(for player: Player, in position: Position) -> String? {
    precondition(position.board == layout, "another board's position")
    guard position.outcome == nil else { return nil }
    let played = PlayedWords(position, on: self)
    let sides = Sides(position.owners, turn: player)
    let takeableCounts = slots.counts(of: sides.takeable)
    var best: (group: Int, count: Int)?
    var next = finishingGroup(sides, played)
    while let group = next {
      let count = (groups[group] & takeableCounts).nonzeroBitCount
      if count > best?.count ?? 0 { best = (group, count) }
      next = finishingGroup(sides, played, from: group + 1)
    }
    return best.map { words[played.firstWord(ofGroup: $0.group)].description }
  }

  /// Whether any word may still be played.
  ///
  /// - Complexity: O(*w* + *p*) for *w* words of the board and *p* words played.
  /// - Precondition: `position` has the letters of the board.
  public func allowsWord(in position: Position) -> Bool {
    precondition(position.board == layout, "another board's position")
    guard position.outcome == nil else { return false }
    return !PlayedWords(position, on: self).isEmpty
  }
}

/// An index of the groups that contain given letters, for finding those that take all free tiles.
///
/// Each slot has a row with one bit per group: whether the group's counts have the slot. The groups that contain all
/// free letters are the intersection of a few rows. Rows are stored block by block:
///
///     block 0, groups 0–63:  slot 0 │ slot 1 │ … │ slot 24     64 bits each
///     block 1, groups 64–…:  slot 0 │ …
///
/// The longest groups come first, so those that are too short need not be scanned.
struct FinishIndex: ~Copyable, Sendable {
  private let rows: FixedBuffer<UInt64>
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

  /// Returns the groups of a block that contain all the letters, one bit each.
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
