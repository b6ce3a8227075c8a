internal import CPlatform
internal import Synchronization

// An entry is two 64-bit words. The second is
//
//     bit 63      49 48  47 46   41 40   39 38      25 24        0
//     ┌─────────────┬──────┬───────┬───────┬──────────┬───────────┐
//     │  value      │bound │ depth │(zero) │ group    │  tiles    │
//     └─────────────┴──────┴───────┴───────┴──────────┴───────────┘
//
// and the first is the position's key, with the stage in its lowest six bits, XORed with it: if two threads have written
// one word each, the key does not match (Hyatt and Mann: A Lockless Transposition Table Implementation for Parallel
// Search, 2002). The key's lowest bits are no loss, as they are the same for all positions that share the entry's place.

/// The results of searched positions, for when a search meets them again. Several searches can share it, even at the same time.
///
/// Results of one board are never used for another, as the keys of positions differ. But they would take each other's room, so
/// use one table for each game.
public final class TranspositionTable: @unchecked Sendable {
  // Unchecked, because the compiler does not see that every access to this memory is atomic.
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
    /// In plies, at most ``maximumDepth``.
    var depth: Int
    /// The stage of the search, at most ``maximumStage``.
    var stage: Int
    var move: SearchMove?
  }

  /// The default size in bytes: 64 MiB.
  public static let defaultSize = 64 << 20

  /// The memory that a search needs besides its table: 96 MiB, on a board that allows very many moves.
  package static let memoryBesides = 96 << 20

  /// Creates a table of at most `size` bytes, but at least 1 KiB. It takes memory as it fills; if the system has less, or a
  /// shell's `ulimit -v` would leave too little for the search itself, the table is smaller.
  ///
  /// - Parameter size: in bytes.
  public init(size: Int = defaultSize) {
    var count = 64
    while count * 2 <= size / Self.entrySize { count *= 2 }
    var memory = platform_allocate_zeroed(count * Self.entrySize)
    while count > 64, memory == nil || !platform_has_room(Self.memoryBesides) {
      platform_free(memory)
      count /= 2
      memory = platform_allocate_zeroed(count * Self.entrySize)
    }
    guard let memory else { preconditionFailure("no memory for a table of 1 KiB") }
    // Entries are all over the table, so nearly each one would be the first of its page.
    platform_advise_large_pages(memory, count * Self.entrySize)
    mask = UInt64(count - 1)
    // An atomic zero is eight bytes of zeros.
    words = memory.bindMemory(to: Atomic<UInt64>.self, capacity: count * 2)
  }

  deinit { platform_free(words) }

  private static let entrySize = 16
  private static let stageMask: UInt64 = 0x3F
  /// The greatest depth that entries can have; deeper searches count as that deep.
  static let maximumDepth = 63
  /// The greatest stage that entries can have.
  static let maximumStage = Int(stageMask)

  /// Returns the entry of a position, if there is one.
  @inline(__always)
  func entry(for key: UInt64) -> Entry? {
    let index = Int(key & mask) * 2
    let data = words[index + 1].load(ordering: .relaxed)
    let stage = words[index].load(ordering: .relaxed) ^ data ^ key
    guard stage & ~Self.stageMask == 0, data != 0 else { return nil }
    let group = data >> 25 & Self.noGroup
    let move =
      group == Self.noGroup
      ? nil : SearchMove(tiles: TileSet(bits: UInt32(truncatingIfNeeded: data)), group: Int32(group))
    return Entry(
      value: Int32(truncatingIfNeeded: Int64(bitPattern: data) >> 49),
      bound: Bound(rawValue: data >> 47 & 3) ?? .none, depth: Int(data >> 41 & 0x3F),
      stage: Int((stage ^ key) & Self.stageMask), move: move)
  }

  /// Stores an entry, replacing the one in its place.
  @inline(__always)
  func store(_ entry: Entry, for key: UInt64) {
    // Passes, and groups that do not fit in 14 bits, are not stored; the search then has no first move.
    var move = Self.noGroup << 25
    if let kept = entry.move, kept.group >= 0, kept.group < Self.noGroup {
      move = UInt64(kept.tiles.bits) | UInt64(kept.group) << 25
    }
    let depth = UInt64(min(entry.depth, Self.maximumDepth))
    let data = UInt64(bitPattern: Int64(entry.value)) << 49 | entry.bound.rawValue << 47 | depth << 41 | move
    let stage = UInt64(min(entry.stage, Self.maximumStage))
    let index = Int(key & mask) * 2
    words[index].store((key & ~Self.stageMask | stage) ^ data, ordering: .relaxed)
    words[index + 1].store(data, ordering: .relaxed)
  }
}

/// Hash keys of positions and words in the transposition table.
package enum HashKey {
  /// Mixes every bit of a number into all bits: the finalizer of SplitMix64 (Steele, Lea, Flood: Fast Splittable
  /// Pseudorandom Number Generators, 2014).
  @inline(__always)
  package static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns the key of a word, by its index.
  @inline(__always)
  static func ofWord(_ word: Int) -> UInt64 { mixed(UInt64(truncatingIfNeeded: word) | 1 << 60) }

  /// Returns the key of a board and the words that may be played on it.
  static func of(_ board: Board, words: [Word]) -> UInt64 {
    var hash = FNVHash()
    // No letter has the index 26.
    for letter in board.letters { hash.combine(UInt64(letter?.index ?? 26)) }
    for word in words {
      for place in 0..<word.count { hash.combine(UInt64(word[place].index)) }
      hash.combine(26)
    }
    return mixed(hash.value)
  }

  /// Returns the key of a position: who owns what, from the view of the player to move, and whether the opponent has
  /// passed.
  @inline(__always)
  package static func of(_ sides: Sides, hasPassed: Bool) -> UInt64 {
    mixed(UInt64(sides.own.bits) | UInt64(sides.opponent.bits) << 25 | (hasPassed ? 1 << 50 : 0))
  }
}
