extension PreparedBoard {
  /// Returns tiles that spell a group's words and of which exactly the given ones are takeable.
  ///
  /// - Parameter criteria: which other tiles the word must and must not use.
  /// - Precondition: such tiles exist.
  // Inlined, the page's module would have it several times.
  @inline(never) package func spelling(
    _ taken: TileSet, group: Int, sides: Sides, criteria: MoveCriteria = MoveCriteria()
  ) -> TileSet {
    let takeable = sides.takeable
    var tiles = taken | (criteria.using - takeable)
    let counts = groups[group]
    let others = ~takeable - criteria.leaving
    for slots in slots.slotsOfLetter {
      var missing = slots.count { counts >> $0 & 1 != 0 }
      for slot in slots where tiles.contains(self.slots.tileOfSlot[slot]) { missing -= 1 }
      for slot in slots where missing > 0 {
        let tile = self.slots.tileOfSlot[slot]
        if (others - tiles).contains(tile) {
          tiles.insert(tile)
          missing -= 1
        }
      }
    }
    return tiles
  }

  /// Returns the placement of a word on a set of tiles, in spelling order.
  package func placement(ofWord word: Int, tiles: TileSet) -> Placement {
    var left = tiles
    let word = words[word]
    let indices = (0..<word.count).compactMap { place -> Int? in
      let tile = slots.slotsOfLetter[Int(word[place].index)].lazy.map { self.slots.tileOfSlot[$0] }
        .first { left.contains($0) }
      if let tile { left -= TileSet(only: tile) }
      return tile
    }
    return Placement(word: word.description, tiles: indices)
  }

  /// Returns tiles on which a group takes as many as it can, including all free ones.
  package func finishingTiles(ofGroup group: Int, _ sides: Sides) -> TileSet {
    let counts = groups[group]
    var tiles = TileSet()
    for range in slots.slotsOfLetter where !range.isEmpty {
      let count = range.count { counts >> $0 & 1 != 0 }
      let byPreference = range.map { slots.tileOfSlot[$0] }.sorted { rank(of: $0, sides) < rank(of: $1, sides) }
      for tile in byPreference.prefix(count) { tiles.insert(tile) }
    }
    return tiles
  }

  private func rank(of tile: Int, _ sides: Sides) -> Int {
    sides.unclaimed.contains(tile) ? 0 : sides.takeable.contains(tile) ? 1 : 2
  }

  /// Whether a group can be placed so that it takes exactly the given tiles.
  package func canTake(_ taken: TileSet, group: Int, _ sides: Sides) -> Bool {
    let counts = groups[group]
    let takenCounts = slots.counts(of: taken)
    guard takenCounts & ~counts == 0 else { return false }
    // The rest of each letter must fit on tiles that do not change hands.
    let fixed = slots.counts(of: slots.readable - sides.takeable)
    return slots.slotsOfLetter.allSatisfy { range in
      guard !range.isEmpty else { return true }
      let mask: UInt32 = (1 << range.count - 1) << range.lowerBound
      let rest = (counts & mask).nonzeroBitCount - (takenCounts & mask).nonzeroBitCount
      return rest <= (fixed & mask).nonzeroBitCount
    }
  }
}
