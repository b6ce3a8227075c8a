/// Tells which node of an ``EndgameTree`` has a position. If the keys of several positions share a place in the table, only the
/// latest is kept.
struct EndgameTable: ~Copyable {
  private let keys: FixedBuffer<UInt64>
  private let indices: FixedBuffer<UInt32>

  /// The number of places, a power of two.
  private static let count = 1 << 18

  init() {
    keys = FixedBuffer(repeating: 0, count: Self.count)
    indices = FixedBuffer(repeating: 0, count: Self.count)
  }

  /// Returns the node stored for a position.
  func node(for key: UInt64) -> Int? {
    let place = Int(truncatingIfNeeded: key) & (Self.count - 1)
    return keys[place] == key ? Int(indices[place]) : nil
  }

  func store(_ index: Int, for key: UInt64) {
    let place = Int(truncatingIfNeeded: key) & (Self.count - 1)
    keys[place] = key
    indices[place] = UInt32(index)
  }
}
