/// The tiles of a board in the order of their letters: each letter's tiles have neighbouring *slots*.
///
///     board   T E J N T …        slots   E E E G H H … T T T
///
/// A multiset of the board's letters is then 25 bits: of each letter's slots as many of the lowest as the letter occurs.
/// Whether one multiset contains another, and how many letters they share, takes one operation on such *counts*.
struct SlotMap: ~Copyable, Sendable {
  /// The slots of each letter, by its index; empty for letters that the board has not.
  let slotsOfLetter: [Range<Int>]
  /// The board's tile of each slot, as an index.
  let tileOfSlot: [Int]
  /// For each slot, the tiles that show its letter.
  private let tilesOfSlot: FixedBuffer<UInt32>
  /// The slots that are not the first of their letter.
  private let followers: UInt32
  /// The slots that are not the last of their letter.
  let continued: UInt32
  /// How far a bit may have to fall within its letter's slots.
  private let longestFall: Int
  /// Tiles that show a letter.
  let readable: UInt32
  /// Sets of slots for sets of tiles: of the first nine tiles, the next eight and the last eight.
  private let slotsOfTiles: TileTables<UInt32>

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
    let tilesOfLetter = slotsOfLetter.map { TileSet($0.map { tileOfSlot[$0] }).bits }
    tilesOfSlot = FixedBuffer(zip(slotsOfLetter, tilesOfLetter).flatMap { Array(repeating: $1, count: $0.count) })
    longestFall = max(0, (slotsOfLetter.map { $0.count }.max() ?? 0) - 1)
    readable = TileSet(tileOfSlot).bits
    var slots = [UInt32](repeating: 0, count: Board.tileCount)
    for (slot, tile) in tileOfSlot.enumerated() { slots[tile] = 1 << slot }
    slotsOfTiles = TileTables(slots)
  }

  /// The letters of some tiles, as counts.
  func counts(ofTiles tiles: UInt32) -> UInt32 {
    var slots = slotsOfTiles.sum(over: tiles)
    // In each letter's slots all bits fall until they lie on each other.
    for _ in 0..<longestFall {
      let falling = slots & ~(slots << 1) & followers
      slots = (slots ^ falling) | falling >> 1
    }
    return slots
  }

  /// The last slot that counts have of each letter: a multiset that has it has those before it.
  @inline(__always)
  func highest(_ counts: UInt32) -> UInt32 { counts & ~((counts & followers) >> 1) }

  /// The tiles that show the letter of a slot.
  @inline(__always)
  func tiles(ofSlot slot: Int) -> UInt32 { tilesOfSlot[slot] }

  /// A word's letters, as counts.
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

  /// For each tile how easily it is taken back: *p* of ``Evaluation``.
  ///
  /// - Parameter groups: the letters of the words, as counts.
  func chances(in groups: [UInt32]) -> [Double] {
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
