/// Numbers that stand for positions and words in the transposition table.
enum HashKey {
  /// Mixes all bits of a number into all: the finalizer of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom
  /// Number Generators, 2014).
  @inline(__always)
  static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// The number of a word, by its index.
  @inline(__always)
  static func ofWord(_ word: Int) -> UInt64 { mixed(UInt64(truncatingIfNeeded: word) | 1 << 60) }

  /// The number of a position: who owns what, from the view of the player to move, and whether the other has passed.
  @inline(__always)
  static func of(_ sides: Sides, hasPassed: Bool) -> UInt64 {
    mixed(UInt64(sides.own) | UInt64(sides.opponent) << 25 | (hasPassed ? 1 << 50 : 0))
  }
}
