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
    rows = FixedBuffer(repeating: 0, count: blockCount * TileSet.tileCount)
    for (group, counts) in groups.enumerated() {
      let (block, bit) = group.quotientAndRemainder(dividingBy: Self.blockSize)
      for slot in 0..<TileSet.tileCount where counts >> slot & 1 != 0 {
        rows[block * TileSet.tileCount + slot] |= 1 << bit
      }
    }
  }

  /// The groups of a block that have all the letters.
  @inline(__always)
  func groups(inBlock block: Int, withLetters counts: UInt32) -> UInt64 {
    let rows = rows.base + block &* TileSet.tileCount
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
