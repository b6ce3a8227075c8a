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

/// A move as the search has it: which word of a group is played shows when it is played.
struct SearchMove: Hashable, Sendable {
  /// The tiles that spell the word.
  var tiles: UInt32
  /// The group of the word; −1 for a pass.
  var group: Int32

  static let pass = SearchMove(tiles: 0, group: -1)
}

/// A move at the root of a search, with what has been found out about it.
struct RootMove {
  /// The move; its group is −1 for a pass.
  var candidate: Candidate
  /// The word that is played; nil for a pass.
  var word: Int?
  /// What it is worth: at first by evaluation, then by search.
  var value: Int32
  /// Whether a value that is a win or a loss has been proven.
  var isProven = false
  /// Whether it is worth no more than its value, as it was only compared with others.
  var isBound = false
  /// How many plies ahead it was looked into; 0 where it was only evaluated.
  var depth = 0
  var isPass: Bool { word == nil }

  /// Whether it is to be listed above another: a proven win above one that is only seen, then by value.
  func ranksAbove(_ other: RootMove) -> Bool {
    let (wins, otherWins) = (isProven && value > 0, other.isProven && other.value > 0)
    if wins != otherWins { return wins }
    return value != other.value ? value > other.value : candidate.taken < other.candidate.taken
  }

  /// The tiles it takes, by which moves differ; for a pass what no word takes.
  var key: UInt32 { isPass ? .max : candidate.taken }
}
