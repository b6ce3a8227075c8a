extension PreparedBoard {
  /// Returns tiles that spell a group's words and of which exactly the given ones are takeable.
  ///
  /// - Parameter criteria: which other tiles the word must and must not use.
  /// - Precondition: such tiles exist.
  func spelling(
    _ taken: UInt32, group: Int, sides: Sides, criteria: MoveCriteria = MoveCriteria()
  ) -> UInt32 {
    let takeable = sides.takeable
    var tiles = taken | criteria.using.bits & ~takeable
    let counts = groups[group]
    let others = ~takeable & ~criteria.leaving.bits
    for slots in slots.slotsOfLetter {
      var missing = slots.count { counts >> $0 & 1 != 0 }
      for slot in slots where tiles >> self.slots.tileOfSlot[slot] & 1 != 0 { missing -= 1 }
      for slot in slots where missing > 0 {
        let tile = self.slots.tileOfSlot[slot]
        if (others & ~tiles) >> tile & 1 != 0 {
          tiles |= 1 << tile
          missing -= 1
        }
      }
    }
    return tiles
  }

  /// Returns the placement of a word on a set of tiles, in spelling order.
  func placement(ofWord word: Int, tiles: UInt32) -> Placement {
    var left = tiles
    let word = words[word]
    let indices = (0..<word.count).compactMap { place -> Int? in
      let tile = slots.slotsOfLetter[Int(word[place].index)].lazy.map { self.slots.tileOfSlot[$0] }
        .first { left >> $0 & 1 != 0 }
      if let tile { left &= ~(1 << tile) }
      return tile
    }
    return Placement(word: word.description, tiles: indices)
  }

  /// Returns tiles on which a group takes as many as it can, including all free ones.
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

  /// Whether a group can be placed so that it takes exactly the given tiles.
  func canTake(_ taken: UInt32, group: Int, _ sides: Sides) -> Bool {
    let counts = groups[group]
    let takenCounts = slots.counts(ofTiles: taken)
    guard takenCounts & ~counts == 0 else { return false }
    // The rest of each letter must fit on tiles that do not change hands.
    let fixed = slots.counts(ofTiles: slots.readable & ~sides.takeable)
    return slots.slotsOfLetter.allSatisfy { range in
      guard !range.isEmpty else { return true }
      let mask: UInt32 = (1 << range.count - 1) << range.lowerBound
      let rest = (counts & mask).nonzeroBitCount - (takenCounts & mask).nonzeroBitCount
      return rest <= (fixed & mask).nonzeroBitCount
    }
  }
}
