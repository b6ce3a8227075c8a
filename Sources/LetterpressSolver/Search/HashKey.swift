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
