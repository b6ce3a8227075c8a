/// Values of positions in a search: hundredths of a tile as ``Evaluation`` has them, and wins far above.
enum SearchValue {
  /// A win at once; one in *n* plies is worth *n* less.
  static let win: Int32 = 16_000
  /// Above this a value is a win, below its negative a loss.
  static let proven: Int32 = 15_000
  /// Above all values.
  static let limit: Int32 = 16_383

  /// The value of a win at a ply of the search, counted from its root.
  @inline(__always)
  static func win(atPly ply: Int) -> Int32 { win &- Int32(truncatingIfNeeded: ply) }

  /// A value seen from the position itself instead of from the root, for the table, and back.
  @inline(__always)
  static func fromPosition(_ value: Int32, ply: Int) -> Int32 {
    value > proven
      ? value &+ Int32(truncatingIfNeeded: ply)
      : value < -proven ? value &- Int32(truncatingIfNeeded: ply) : value
  }

  @inline(__always)
  static func fromRoot(_ value: Int32, ply: Int) -> Int32 {
    value > proven
      ? value &- Int32(truncatingIfNeeded: ply)
      : value < -proven ? value &+ Int32(truncatingIfNeeded: ply) : value
  }
}
