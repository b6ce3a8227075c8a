/// The hash FNV-1a (Fowler, Noll, Vo) with its 64-bit parameters, over integers of any width instead of only bytes.
///
/// It is the same in every run and on every platform, unlike the standard library's hashes, so it may be stored. Each step
/// is one-to-one in both operands: a change within one integer always changes the hash. It does not withstand anybody who
/// wants two inputs to collide.
package struct FNVHash {
  /// The hash of what was combined so far.
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  @inlinable package init() {}

  /// Creates the hash of some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  /// Adds an integer.
  @inlinable package mutating func combine(_ integer: UInt64) { value = (value ^ integer) &* 0x100_0000_01b3 }
}
