/// A position in the tree of an ``EndgameTree``, reached by a move from its parent.
struct EndgameNode: BitwiseCopyable {
  /// An estimate of the positions still to be examined before a proof: 0 if proven, ``impossible`` if there is none.
  var cost: Float
  /// The tiles that the move took.
  var taken: TileSet
  /// The move's word; ``pass``; or ``anyWord`` if every word that takes these tiles is meant, save for those that have
  /// a node of their own.
  var word: Int32
  /// The index of the first child; the children have adjacent indices.
  var firstChild: UInt32 = 0
  var childCount: UInt32 = 0
  /// For the loser's positions, where the words that finish the game begin in the tree's list.
  var firstFinish: UInt32 = 0
  var finishCount: UInt32 = 0
  /// Whether children have been made.
  var isExpanded = false
  /// Whether its cost counts the defences that held elsewhere.
  var isRefined = false
  /// The latest collection of words that has been below it.
  var collection: UInt32 = 0

  static let pass: Int32 = -1
  static let anyWord: Int32 = -2
  /// The cost of what cannot be proven.
  static let impossible = Float.infinity

  var isProven: Bool { cost == 0 }
}
