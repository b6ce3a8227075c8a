/// A move that the search may examine.
package struct Candidate: BitwiseCopyable {
  /// The static ``Evaluation`` of the position after it, for the mover.
  package var value: Int32
  /// The group of the word.
  package var group: Int32
  /// The tiles that spell the word.
  var tiles: TileSet
  /// The subset of ``tiles`` that it takes.
  package var taken: TileSet

  /// No move, to fill a buffer with.
  static let none = Candidate(value: 0, group: 0, tiles: TileSet(), taken: TileSet())

  var move: SearchMove { SearchMove(tiles: tiles, group: group) }

  /// Sorts moves by value, highest first.
  static func sort(_ candidates: inout [Candidate]) {
    candidates.sort { $0.value != $1.value ? $0.value > $1.value : $0.taken.bits < $1.taken.bits }
  }
}

/// A move as the search represents it; which word of the group it plays is decided when it is played.
package struct SearchMove: BitwiseCopyable, Hashable, Sendable {
  /// The tiles that spell the word.
  package var tiles: TileSet
  /// The group of the word; −1 for a pass.
  package var group: Int32

  static let pass = SearchMove(tiles: TileSet(), group: -1)
}

/// A root move and what the search knows about it.
struct RootMove {
  /// The move; its group is −1 for a pass.
  var candidate: Candidate
  /// The word that is played; nil for a pass.
  var word: Int?
  /// Its value: from evaluation at first, then from search.
  var value: Int32
  /// Whether the value is a proven win, loss or draw.
  var isProven = false
  /// Whether the game is sure to end with it, or with the passes after it because no word is left.
  private(set) var isDecided = false
  /// Whether the value is only an upper bound, because the move was only compared with others.
  var isBound = false
  /// The depth it was searched to, in plies; 0 if it was only evaluated.
  var depth = 0
  /// Whether the prover has found no win in three for the opponent after it.
  var isChecked = false
  /// How good its word is; nil if not yet looked up.
  var sureness: WordSureness?
  var isPass: Bool { word == nil }

  /// The tiles it takes, which identify the move; nil for a pass.
  var key: TileSet? { isPass ? nil : candidate.taken }

  /// Gives it the value of a game that is sure to end.
  ///
  /// - Parameters:
  ///   - lead: that of the player who makes the move.
  ///   - ply: the ply that ends the game, counting this move as the first.
  mutating func decide(lead: Int, atPly ply: Int) {
    value = SearchValue.end(lead: lead, atPly: ply)
    (isProven, isDecided) = (true, true)
  }
}
