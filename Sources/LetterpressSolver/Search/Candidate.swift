/// A move that a search may look into.
struct Candidate: BitwiseCopyable {
  /// What the position after it is worth to the mover, by ``Evaluation``.
  var value: Int32
  /// The group of the word.
  var group: Int32
  /// The tiles that spell the word.
  var tiles: UInt32
  /// Those of them that it takes.
  var taken: UInt32

  var move: SearchMove { SearchMove(tiles: tiles, group: group) }
}
