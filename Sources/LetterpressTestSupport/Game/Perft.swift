package import LetterpressSolver

/// The number of move sequences from a position, and where they lead: known as perft in chess programs.
///
/// Counts words but not passes, which would add one move to every position.
package struct Perft: Sendable {
  /// The number of move sequences, a move being a word with a set of tiles that spells it.
  package var sequenceCount = 0
  /// The distinct owners of the 25 tiles that they lead to.
  package var owners: Set<Owners> = []

  /// Counts, by the rules of ``Position``, the moves that ``PlainGame/placements(of:)`` lists.
  ///
  /// - Parameter depth: the number of moves in a sequence; shorter games do not count.
  package init(of position: Position, in lexicon: Lexicon, depth: Int) throws(IllegalMove) {
    try count(from: position, words: Array(lexicon.words(from: position.board.rack)), lexicon: lexicon, depth: depth)
  }

  private mutating func count(
    from position: Position, words: [String], lexicon: Lexicon, depth: Int
  ) throws(IllegalMove) {
    guard depth > 0 else {
      sequenceCount += 1
      owners.insert(position.owners)
      return
    }
    for placement in PlainGame(position.description).placements(of: words) {
      var next = position
      try next.play(.play(placement), in: lexicon)
      try count(from: next, words: words, lexicon: lexicon, depth: depth - 1)
    }
  }
}
