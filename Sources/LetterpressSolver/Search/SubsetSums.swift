/// Tables that sum a value per tile, or slot, over any set with three look-ups and two additions.
///
/// The 25 bits of a set are looked up in three parts, each with a table of the sums of all its subsets:
///
///     bit 24        17 16         9 8           0
///     ┌───────────────┬────────────┬─────────────┐
///     │  256 sums     │  256 sums  │  512 sums   │
///     └───────────────┴────────────┴─────────────┘
struct SubsetSums<Value: FixedWidthInteger & BitwiseCopyable>: ~Copyable, Sendable {
  private let sums: FixedBuffer<Value>

  /// The offsets of the second and third tables.
  private static var second: Int { 512 }
  private static var third: Int { 768 }

  /// Creates tables of zeros.
  init() { sums = FixedBuffer(repeating: 0, count: 1024) }

  /// - Precondition: there are 25 values.
  init(_ values: [Value]) {
    precondition(values.count == Board.tileCount)
    self.init()
    values.withUnsafeBufferPointer { fill(from: $0) }
  }

  /// Sets the value of each of the 25 tiles.
  func fill(from values: UnsafeBufferPointer<Value>) {
    fill(at: 0, from: values, 0..<9)
    fill(at: Self.second, from: values, 9..<17)
    fill(at: Self.third, from: values, 17..<25)
  }

  @inline(__always)
  private func fill(at start: Int, from values: UnsafeBufferPointer<Value>, _ tiles: Range<Int>) {
    let table = sums.base + start
    table[0] = 0
    var size = 1
    for tile in tiles {
      let value = values[tile]
      for set in 0..<size { table[size &+ set] = table[set] &+ value }
      size &*= 2
    }
  }

  /// Returns the sum of the values of a set's members.
  @inline(__always)
  func sum(over set: UInt32) -> Value {
    let base = sums.base
    return base[Int(set & 511)] &+ base[Self.second &+ Int(set >> 9 & 255)] &+ base[Self.third &+ Int(set >> 17 & 255)]
  }
}
