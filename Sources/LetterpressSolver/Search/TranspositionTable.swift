internal import CPlatform
internal import Synchronization

// An entry is two 64-bit words. The second is
//
//     bit 63      49 48  47 46 39 38      25 24        0
//     ┌─────────────┬──────┬─────┬──────────┬───────────┐
//     │  value      │bound │depth│ group    │  tiles    │
//     └─────────────┴──────┴─────┴──────────┴───────────┘
//
// and the first is the position's key XORed with it: if two threads have written one word each, the key does not match
// (Hyatt and Mann: A Lockless Transposition Table Implementation for Parallel Search, 2002).

/// The results of searched positions, for when a search meets them again. Searches can share it, also at the same time.
///
/// Results of one board are never used for another, as the keys of positions differ; but they take each other's room, so
/// one table a game is best.
public final class TranspositionTable: @unchecked Sendable {
  // Unchecked: the memory behind the pointer is accessed atomically.
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let mask: UInt64

  private static let noGroup: UInt64 = 0x3FFF

  /// How a stored value relates to the true one.
  enum Bound: UInt64 {
    case none = 0
    case lower
    case upper
    case exact
  }

  struct Entry {
    var value: Int32
    var bound: Bound
    var depth: Int
    var move: SearchMove?
  }

  /// The default size in bytes: 64 MiB.
  public static let defaultSize = 64 << 20

  /// Creates a table of at most `size` bytes, but at least 1 KiB. It takes memory as it fills; if the system has less,
  /// the table is smaller.
  ///
  /// - Parameter size: in bytes.
  public init(size: Int = defaultSize) {
    var count = 64
    while count * 2 <= size / Self.entrySize { count *= 2 }
    var memory = platform_allocate_zeroed(count * Self.entrySize)
    while memory == nil, count > 64 {
      count /= 2
      memory = platform_allocate_zeroed(count * Self.entrySize)
    }
    guard let memory else { preconditionFailure("no memory for a table of 1 KiB") }
    mask = UInt64(count - 1)
    // An atomic zero is eight bytes of zeros.
    words = memory.bindMemory(to: Atomic<UInt64>.self, capacity: count * 2)
  }

  deinit { platform_free(words) }

  private static let entrySize = 16

  /// Returns the entry of a position, if there is one.
  @inline(__always)
  func entry(for key: UInt64) -> Entry? {
    let index = Int(key & mask) * 2
    let data = words[index + 1].load(ordering: .relaxed)
    guard words[index].load(ordering: .relaxed) ^ data == key, data != 0 else { return nil }
    let group = data >> 25 & Self.noGroup
    let move =
      group == Self.noGroup
      ? nil : SearchMove(tiles: TileSet(bits: UInt32(truncatingIfNeeded: data)), group: Int32(group))
    return Entry(
      value: Int32(truncatingIfNeeded: Int64(bitPattern: data) >> 49),
      bound: Bound(rawValue: data >> 47 & 3) ?? .none, depth: Int(data >> 39 & 0xFF), move: move)
  }

  /// Stores an entry, replacing the one in its place.
  @inline(__always)
  func store(_ entry: Entry, for key: UInt64) {
    // Passes, and groups that do not fit in 14 bits, are not stored; the search then has no first move.
    var move = Self.noGroup << 25
    if let kept = entry.move, kept.group >= 0, kept.group < Self.noGroup {
      move = UInt64(kept.tiles.bits) | UInt64(kept.group) << 25
    }
    let data =
      UInt64(bitPattern: Int64(entry.value)) << 49 | entry.bound.rawValue << 47 | UInt64(min(entry.depth, 0xFF)) << 39
      | move
    let index = Int(key & mask) * 2
    words[index].store(key ^ data, ordering: .relaxed)
    words[index + 1].store(data, ordering: .relaxed)
  }
}
