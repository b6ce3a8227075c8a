package import LetterpressSolver

/// A game that a page keeps, as far as a new picture needs it.
package struct KeptGame: Sendable {
  /// As they were read in the game's pictures.
  let letters: [Board]
  /// All positions of the game, in the order they were added.
  let nodes: [KnownPosition]
  /// The shown one.
  let current: Int
  /// Whether red is only the player on the left of the game's pictures, because their theme is unknown.
  let redIsLeft: Bool

  /// - Precondition: `current` is one of the nodes.
  package init(letters: [Board], nodes: [KnownPosition], current: Int, redIsLeft: Bool = false) {
    precondition(nodes.indices.contains(current), "the shown position is one of the game's")
    (self.letters, self.nodes, self.current, self.redIsLeft) = (letters, nodes, current, redIsLeft)
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

  /// Whether a picture of the game calls the player red whom the game calls blue, judging by the position that is closest to it in
  /// time, as its number of owned tiles says. If the colours of both are those of known themes, it does not.
  ///
  /// - Parameter redIsLeft: whether red is only the player on the left of the picture.
  func callsPlayersOtherwise(than picture: KnownPosition, redIsLeft: Bool) -> Bool {
    guard redIsLeft || self.redIsLeft, let shown = picture.snapshot(redIsLeft: redIsLeft) else { return false }
    let known = nodes.compactMap { $0.snapshot(redIsLeft: self.redIsLeft) }
    func distance(_ other: GameSnapshot) -> Int {
      abs(other.owners.unclaimed.count - shown.owners.unclaimed.count)
    }
    let closest = known.min { distance($0) < distance($1) }
    return closest.map { shown.callsPlayersOtherwise(than: $0) } ?? false
  }
}

extension KnownPosition {
  /// The position as a picture shows it; nil if it is unknown who owns which tile.
  fileprivate func snapshot(redIsLeft: Bool) -> GameSnapshot? {
    guard let owners else { return nil }
    var snapshot = GameSnapshot(board: board, owners: owners, turn: turn)
    snapshot.left = redIsLeft ? .calledRed : nil
    return snapshot
  }

  /// The same position with red called blue and blue called red.
  var exchangingPlayers: KnownPosition {
    var exchanged = self
    exchanged.owners = owners.map { Owners(red: $0.blue, blue: $0.red) }
    exchanged.turn = turn?.opponent
    return exchanged
  }
}
