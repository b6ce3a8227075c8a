/// A move as the search has it: which word of a group is played shows when it is played.
struct SearchMove: Hashable, Sendable {
  /// The tiles that spell the word.
  var tiles: UInt32
  /// The group of the word; −1 for a pass.
  var group: Int32

  static let pass = SearchMove(tiles: 0, group: -1)
}
