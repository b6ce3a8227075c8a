/// Who owns the tiles, as seen by the player to move, with the rules of the game.
///
/// What a move takes, when a game is over and who has won is decided only here, for ``Position`` and the search alike.
/// Which words a played word forbids is up to ``Word/forbids(_:)``.
package struct Sides: Hashable, Sendable {
  /// The tiles of the player to move.
  package var own: TileSet
  /// The other player's tiles.
  package var opponent: TileSet

  init(own: TileSet, opponent: TileSet) {
    (self.own, self.opponent) = (own, opponent)
  }

  /// Creates the sides of a position.
  package init(_ position: Position) { self.init(position.owners, turn: position.turn) }

  /// Creates the sides as seen by a player.
  package init(_ owners: Owners, turn: Player) {
    self.init(own: owners[turn], opponent: owners[turn.opponent])
  }

  /// Returns the owners, given which player these sides are seen by.
  package func owners(turn: Player) -> Owners {
    turn == .red ? Owners(red: own, blue: opponent) : Owners(red: opponent, blue: own)
  }

  /// The same, as seen by the other player.
  package var swapped: Sides { Sides(own: opponent, opponent: own) }
}

extension Sides {
  /// The tiles nobody owns.
  package var unclaimed: TileSet { ~(own | opponent) }

  /// The tiles a word can take: those nobody owns, and those of the opponent that are not defended.
  package var takeable: TileSet { ~(own | opponent.interior) }

  /// Returns the sides after a move that takes the given tiles, as seen by the same player.
  ///
  /// - Precondition: the tiles are ``takeable``.
  @inline(__always)
  package func taking(_ taken: TileSet) -> Sides { Sides(own: own | taken, opponent: opponent - taken) }

  /// The number of tiles by which the player to move leads.
  package var lead: Int { own.count - opponent.count }

  /// Whether all tiles are owned, which ends the game.
  @inline(__always)
  package var isFinished: Bool { unclaimed.isEmpty }

  /// The number of passes in a row that ends the game.
  package static let passesThatEnd = 2

  /// Whether one more pass ends the game after `passCount` in a row; the search calls this `hasPassed`.
  static func passEnds(after passCount: Int) -> Bool { passCount + 1 == passesThatEnd }

  /// Whether the player to move wins by passing: the pass ends the game, and this player leads.
  ///
  /// - Parameter hasPassed: whether a pass ends the game.
  @inline(__always)
  func winsByPassing(hasPassed: Bool) -> Bool { hasPassed && lead > 0 }

  /// The number of tiles a word must take to finish the game and win: all unclaimed ones, and enough for a majority.
  @inline(__always)
  package var countThatWins: Int { max(unclaimed.count, Sides.majority - own.count) }

  /// The number of tiles that wins once all are owned.
  private static let majority = Board.tileCount / 2 + 1
}
