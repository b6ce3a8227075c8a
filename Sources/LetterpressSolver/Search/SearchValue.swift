/// Values in a search: hundredths of a tile, as in ``Evaluation``, with wins far above.
package enum SearchValue {
  /// The value of a win, less one per ply from the root.
  package static let win: Int32 = 16_000
  /// Values above this are wins, and below its negative losses, proven or not.
  package static let leastWin: Int32 = 15_000
  /// Greater than any value.
  package static let limit: Int32 = 16_383

  /// Returns the value of a win at a ply, counted from the root.
  @inline(__always)
  static func win(atPly ply: Int) -> Int32 { win &- Int32(truncatingIfNeeded: ply) }

  /// Returns the value of the game ending at a ply, for a player with this lead in tiles.
  @inline(__always)
  static func end(lead: Int, atPly ply: Int) -> Int32 {
    lead == 0 ? 0 : lead > 0 ? win(atPly: ply) : -win(atPly: ply)
  }

  /// Converts a value relative to the root to one relative to the position, as the transposition table stores it;
  /// ``fromRoot(_:ply:)`` converts back.
  @inline(__always)
  static func fromPosition(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &+ Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &- Int32(truncatingIfNeeded: ply) : value
  }

  @inline(__always)
  static func fromRoot(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &- Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &+ Int32(truncatingIfNeeded: ply) : value
  }
}
