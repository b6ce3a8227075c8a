extension GameBoard {
  /// The tiles with which a player wins when all are owned.
  static let majority = TileSet.tileCount / 2 + 1

  /// The first group from one on with a word that finishes the game so that the player to move wins, the longest words
  /// first; nil where there is none. Exact.
  @inline(__always)
  func finishingGroup(_ sides: Sides, _ played: borrowing PlayedWords, from first: Int = 0) -> Int? {
    let unclaimed = sides.unclaimed
    guard unclaimed != 0, unclaimed & ~slots.readable == 0 else { return nil }
    let takeable = sides.takeable
    // All unclaimed tiles, and so many of the opponent's.
    let neededCount = max(unclaimed.nonzeroBitCount, GameBoard.majority - sides.own.nonzeroBitCount)
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

  /// Tiles on which a group takes as many tiles as it can, all unclaimed ones among them.
  func finishingTiles(ofGroup group: Int, _ sides: Sides) -> UInt32 {
    let counts = groups[group]
    var tiles: UInt32 = 0
    for range in slots.slotsOfLetter where !range.isEmpty {
      let count = range.count { counts >> $0 & 1 != 0 }
      let byPreference = range.map { slots.tileOfSlot[$0] }.sorted { rank(of: $0, sides) < rank(of: $1, sides) }
      for tile in byPreference.prefix(count) { tiles |= 1 << tile }
    }
    return tiles
  }

  private func rank(of tile: Int, _ sides: Sides) -> Int {
    sides.unclaimed >> tile & 1 != 0 ? 0 : sides.takeable >> tile & 1 != 0 ? 1 : 2
  }
}
