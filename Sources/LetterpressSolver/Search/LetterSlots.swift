/// The tiles of a board sorted by letter: each letter's tiles have adjacent *slots*.
///
///     board   T E J N T …        slots   E E E G H H … T T T
///
/// A multiset of the board's letters is then 25 bits, called *counts*: for each letter, as many of its lowest slots as
/// it occurs. Testing containment, or counting shared letters, takes one operation.
package struct LetterSlots: ~Copyable, Sendable {
  /// The slots of each letter, by its index; empty for letters not on the board.
  let slotsOfLetter: [Range<Int>]
  /// The tile index of each slot.
  let tileOfSlot: [Int]
  /// For each slot, the tiles with its letter.
  private let tilesOfSlot: FixedBuffer<TileSet>
  /// The slots that are not the first of their letter.
  private let followers: UInt32
  /// The slots that are not the last of their letter.
  let continued: UInt32
  /// The furthest a bit may have to move down within its letter's slots.
  private let longestFall: Int
  /// The tiles whose letter is known.
  package let readable: TileSet
  /// Maps sets of tiles to sets of slots.
  private let slotsOfTiles: SubsetSums<UInt32>

  init(_ board: Board) {
    var slotsOfLetter: [Range<Int>] = []
    var tileOfSlot: [Int] = []
    var followers: UInt32 = 0
    for letter in Letter.all {
      let tiles = board.letters.indices.filter { board[$0] == letter }
      let slots = tileOfSlot.count..<tileOfSlot.count + tiles.count
      for slot in slots.dropFirst() { followers |= 1 << slot }
      slotsOfLetter.append(slots)
      tileOfSlot += tiles
    }
    (self.slotsOfLetter, self.tileOfSlot, self.followers) = (slotsOfLetter, tileOfSlot, followers)
    continued = followers >> 1
    let tilesOfLetter = slotsOfLetter.map { TileSet($0.map { tileOfSlot[$0] }) }
    tilesOfSlot = FixedBuffer(zip(slotsOfLetter, tilesOfLetter).flatMap { Array(repeating: $1, count: $0.count) })
    longestFall = max(0, (slotsOfLetter.map { $0.count }.max() ?? 0) - 1)
    readable = TileSet(tileOfSlot)
    var slots = [UInt32](repeating: 0, count: Board.tileCount)
    for (slot, tile) in tileOfSlot.enumerated() { slots[tile] = 1 << slot }
    slotsOfTiles = SubsetSums(slots)
  }

  /// Returns the letters of some tiles, as counts.
  package func counts(of tiles: TileSet) -> UInt32 {
    var slots = slotsOfTiles.sum(over: tiles.bits)
    // Within each letter's slots, bits move down until there are no gaps.
    for _ in 0..<longestFall {
      let falling = slots & ~(slots << 1) & followers
      slots = (slots ^ falling) | falling >> 1
    }
    return slots
  }

  /// Returns the highest slot of each letter in some counts; a multiset that has it also has those below it.
  @inline(__always)
  func highest(_ counts: UInt32) -> UInt32 { counts & ~((counts & followers) >> 1) }

  /// Returns the tiles with the letter of a slot.
  @inline(__always)
  func tiles(ofSlot slot: Int) -> TileSet { tilesOfSlot[slot] }

  /// Returns a word's letters, as counts.
  ///
  /// - Precondition: the board has the letters.
  func counts(of word: Word) -> UInt32 {
    var counts: UInt32 = 0
    for place in 0..<word.count {
      var slot = slotsOfLetter[Int(word[place].index)].lowerBound
      while counts >> slot & 1 != 0 { slot += 1 }
      counts |= 1 << slot
    }
    return counts
  }

  /// Returns each tile's chance of recapture, *p* of ``Evaluation``.
  ///
  /// - Parameter groups: the letters of the words, as counts.
  package func chances(in groups: [UInt32]) -> [Double] {
    var squares = 0.0
    var sums = [Double](repeating: 0, count: Board.tileCount)
    for counts in groups {
      let square = Double(counts.nonzeroBitCount * counts.nonzeroBitCount)
      squares += square
      var left = counts
      while left != 0 {
        sums[left.trailingZeroBitCount] += square
        left &= left &- 1
      }
    }
    var chances = [Double](repeating: 0, count: Board.tileCount)
    for range in slotsOfLetter where squares > 0 {
      let chance = range.reduce(0) { $0 + sums[$1] } / squares / Double(range.count)
      for slot in range { chances[tileOfSlot[slot]] = chance }
    }
    return chances
  }
}
