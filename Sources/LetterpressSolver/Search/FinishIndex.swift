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
