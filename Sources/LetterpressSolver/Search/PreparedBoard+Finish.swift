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
