package import LetterpressSolver

/// How many ways there are to go on from a position, and where they lead: what chess programs call perft.
///
/// Words are counted, passes are not: they would add one to every position.
package struct Perft: Sendable {
  /// How many sequences of moves there are, a move being a word with a set of tiles that spells it.
  package var sequenceCount = 0
  /// The different owners of the 25 tiles that they lead to.
  package var owners: Set<Owners> = []

  /// Counts by the rules of ``Position`` what ``PlainGame/placements(of:)`` lists.
  ///
  /// - Parameter depth: how many moves there are in a sequence; those that end the game earlier do not count.
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
