package import LetterpressSolver

/// A game that a page keeps, as far as a new picture needs it.
package struct KeptGame: Sendable {
  /// As they were read in the game's pictures.
  let letters: [Board]
  /// All positions of the game, in the order they were added.
  let nodes: [KnownPosition]
  /// The shown one.
  let current: Int

  /// - Precondition: `current` is one of the nodes.
  package init(letters: [Board], nodes: [KnownPosition], current: Int) {
    precondition(nodes.indices.contains(current), "the shown position is one of the game's")
    (self.letters, self.nodes, self.current) = (letters, nodes, current)
  }

  /// Whether a picture with these letters is of this game. Corrected letters may differ from those read.
  func hasLetters(like board: Board) -> Bool {
    ([nodes[current].board] + letters).contains { $0.isOfSameGame(as: board) }
  }

  /// Returns the letters of a picture of the game: a letter that was read before and corrected since stays corrected,
  /// and unread ones are known from before.
  func letters(seen board: Board) -> Board {
    let known = nodes[current].board
    return Board { tile in
      guard let letter = board[tile] else { return known[tile] }
      let wasRead = letters.contains { $0[tile] == letter && $0.isOfSameGame(as: board) }
      return wasRead ? known[tile] : letter
    }
  }
}
