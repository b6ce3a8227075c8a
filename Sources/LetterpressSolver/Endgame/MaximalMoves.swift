/// Enumerates the moves of a position that no other move makes superfluous.
///
/// With the same free tiles left, owning more tiles is never worse (see ``EndgameProver``). So of the moves that take the
/// same free tiles, only those need a look whose taken tiles are not part of another move's.
struct MaximalMoves: ~Copyable {
  private let board: PreparedBoard
  /// For each slot, as the highest of its letter in a group, the sets that can be taken: packed to takeable tiles, the
  /// opponent's in the lowest bits, then the free ones.
  private var choices = GrowingBuffer<UInt32>(capacity: 1 << 8)
  private let ranges = FixedBuffer<PlacementEnumerator.Range32>(
    repeating: PlacementEnumerator.Range32(start: 0, count: 0), count: Board.tileCount)
  /// The products of a group's first list, of its first two, and so on, one after the other.
  private var products = GrowingBuffer<UInt32>(capacity: 1 << 8)
  /// One bit per packed set: whether a move takes it.
  private var known = FixedBuffer<UInt64>(repeating: 0, count: 1)
  /// One bit per packed set: whether it is part of a set that a move takes.
  private var parts = FixedBuffer<UInt64>(repeating: 0, count: 1)
  private var candidates = GrowingBuffer<Packed>(capacity: 1 << 10)
  private let tileOfBit = FixedBuffer<UInt32>(repeating: 0, count: Board.tileCount)
  private var takeableCount = 0
  /// The moves found.
  private(set) var found: [Candidate] = []
  /// Whether these are all such moves; false if a board has too many takeable tiles or placements.
  private(set) var isComplete = true

  // Not private, as the compiler (6.3) then fails in a debug build.
  struct Packed: BitwiseCopyable {
    var set: UInt32
    var group: Int32
  }

  /// With more takeable tiles, the bits of all sets would take too long to go through.
  static let mostTakeable = 20
  private static let placementLimit = 4_000_000

  init(board: PreparedBoard) { self.board = board }

  /// Enumerates the moves with all playable words.
  mutating func enumerate(_ sides: Sides, _ played: borrowing PlayedWords) {
    prepare(sides)
    guard isComplete else { return }
    for group in 0..<board.groups.count where played.isPlayable(group: group) { add(group) }
    finish(sides)
  }

  /// Enumerates the moves with one group.
  mutating func enumerate(_ sides: Sides, group: Int) {
    prepare(sides)
    guard isComplete else { return }
    add(group)
    finish(sides)
  }

  private mutating func prepare(_ sides: Sides) {
    found.removeAll(keepingCapacity: true)
    candidates.removeAll()
    choices.removeAll()
    let takeable = sides.takeable & board.slots.readable
    takeableCount = takeable.count
    isComplete = takeableCount <= Self.mostTakeable
    guard isComplete else { return }
    let (opponents, free) = (takeable & sides.opponent, takeable - sides.opponent)
    var bit = 0
    var left = opponents
    while bit < takeableCount {
      if left.isEmpty { left = free }
      tileOfBit[bit] = 1 << UInt32(left.removeFirst())
      bit += 1
    }
    for slots in board.slots.slotsOfLetter where !slots.isEmpty {
      var (opponentBits, freeBits): (UInt32, UInt32) = (0, 0)
      let tiles = board.slots.tiles(ofSlot: slots.lowerBound)
      for bit in 0..<takeableCount where tileOfBit[bit] & tiles.bits != 0 {
        if bit < opponents.count { opponentBits |= 1 << UInt32(bit) } else { freeBits |= 1 << UInt32(bit) }
      }
      let fixedCount = slots.count - (opponentBits | freeBits).nonzeroBitCount
      for slot in slots {
        let start = choices.count
        let count = slot - slots.lowerBound + 1
        for freeCount in 0...min(count, freeBits.nonzeroBitCount) {
          let opponentCount = min(count - freeCount, opponentBits.nonzeroBitCount)
          guard count - freeCount - opponentCount <= fixedCount else { continue }
          addChoices(freeBits, freeCount, opponentBits, opponentCount, to: 0)
        }
        ranges[slot] = PlacementEnumerator.Range32(
          start: UInt32(start), count: UInt32(choices.count - start))
      }
    }
    let wordCount = max(1, 1 << takeableCount / UInt64.bitWidth)
    if known.count < wordCount {
      known = FixedBuffer(repeating: 0, count: wordCount)
      parts = FixedBuffer(repeating: 0, count: wordCount)
    }
    for word in 0..<wordCount { known[word] = 0 }
  }

  /// Appends all ways to choose some bits of one set and some of another, added to those chosen before.
  private mutating func addChoices(
    _ first: UInt32, _ firstCount: Int, _ second: UInt32, _ secondCount: Int, to chosen: UInt32
  ) {
    guard firstCount > 0 else {
      // The second set is then chosen from in the same way.
      if secondCount > 0 { addChoices(second, secondCount, 0, 0, to: chosen) } else { choices.append(chosen) }
      return
    }
    guard first.nonzeroBitCount >= firstCount else { return }
    let rest = first & (first &- 1)
    addChoices(rest, firstCount - 1, second, secondCount, to: chosen | (first ^ rest))
    addChoices(rest, firstCount, second, secondCount, to: chosen)
  }

  private mutating func add(_ group: Int) {
    var base: UInt32 = 0
    products.removeAll()
    products.append(0)
    var partial = 0..<1
    var ends = board.slots.highest(board.groups[group])
    while ends != 0 {
      let range = ranges[ends.trailingZeroBitCount]
      ends &= ends &- 1
      if range.count == 0 { return }
      if range.count == 1 {
        base |= choices[Int(range.start)]
        continue
      }
      let first = products.count
      guard partial.count * Int(range.count) <= Self.placementLimit else {
        isComplete = false
        return
      }
      for choice in Int(range.start)..<Int(range.start + range.count) {
        for product in partial { products.append(products[product] | choices[choice]) }
      }
      partial = first..<products.count
    }
    for product in partial {
      let set = products[product] | base
      let word = Int(set >> 6)
      let bit: UInt64 = 1 << UInt64(set & 63)
      let before = known[word]
      guard before & bit == 0 else { continue }
      known[word] = before | bit
      candidates.append(Packed(set: set, group: Int32(truncatingIfNeeded: group)))
    }
  }

  /// For each of the six lowest bits of a set's number, which of 64 sets have it.
  private static let halves: [UInt64] = [
    0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
  ]

  /// Keeps the candidates that are not part of others.
  private mutating func finish(_ sides: Sides) {
    let opponentCount = (sides.takeable & sides.opponent & board.slots.readable).count
    let wordCount = max(1, 1 << takeableCount / UInt64.bitWidth)
    for word in 0..<wordCount { parts[word] = known[word] }
    // All sets with one tile less, two less and so on.
    for bit in 0..<opponentCount { addParts(bit, wordCount) }
    // Of these, `known` is to keep the sets to which no tile can be added.
    for index in 0..<candidates.count {
      let candidate = candidates[index]
      var isPart = false
      for bit in 0..<opponentCount where candidate.set >> UInt32(bit) & 1 == 0 {
        let larger = candidate.set | 1 << UInt32(bit)
        if parts[Int(larger >> 6)] >> UInt64(larger & 63) & 1 != 0 {
          isPart = true
          break
        }
      }
      if isPart { continue }
      var (left, tiles) = (candidate.set, UInt32(0))
      while left != 0 {
        tiles |= tileOfBit[left.trailingZeroBitCount]
        left &= left &- 1
      }
      let taken = TileSet(valid: tiles)
      let after = sides.taking(taken)
      let value = board.evaluations.moves.value(mover: after.own, opponent: after.opponent)
      found.append(Candidate(value: value, group: candidate.group, tiles: taken, taken: taken))
    }
  }

  /// Marks, for each marked set that has a bit, the set without it.
  private mutating func addParts(_ bit: Int, _ wordCount: Int) {
    if bit < 6 {
      let half = Self.halves[bit]
      let shift = UInt64(1) << UInt64(bit)
      for word in 0..<wordCount { parts[word] = parts[word] | (parts[word] & half) >> shift }
    } else {
      let step = 1 << (bit - 6)
      var word = 0
      while word < wordCount {
        for place in word..<word + step { parts[place] = parts[place] | parts[place + step] }
        word += 2 * step
      }
    }
  }

  /// Sorts the moves by the evaluation of the positions after them, best first.
  mutating func sort() { Candidate.sort(&found) }
}
