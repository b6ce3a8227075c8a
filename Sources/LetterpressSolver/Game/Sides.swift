/// Who owns the tiles, from the view of the player to move, and the rules of the game on it; sets of tiles as
/// ``TileSet/bits``.
///
/// What a move takes, when a game is over, who has won it: here and nowhere else, for ``Position`` as for the search.
/// Which words a played one forbids is ``Word/forbids(_:)``.
struct Sides: Hashable, Sendable {
  /// The tiles of the player to move.
  var own: UInt32
  /// The other player's.
  var opponent: UInt32

  init(own: UInt32, opponent: UInt32) {
    (self.own, self.opponent) = (own, opponent)
  }

  /// The sides of a position.
  init(_ position: Position) { self.init(position.owners, turn: position.turn) }

  /// Owners from the view of a player.
  init(_ owners: Owners, turn: Player) {
    self.init(own: owners[turn].bits, opponent: owners[turn.opponent].bits)
  }

  /// The owners that these are, as one of the players sees them.
  func owners(turn: Player) -> Owners {
    let (own, opponent) = (TileSet(bits: own), TileSet(bits: opponent))
    return turn == .red ? Owners(red: own, blue: opponent) : Owners(red: opponent, blue: own)
  }

  /// The same from the other player's view.
  var swapped: Sides { Sides(own: opponent, opponent: own) }
}

extension Sides {
  /// The tiles that nobody owns.
  var unclaimed: UInt32 { TileSet.all.bits & ~(own | opponent) }

  /// The tiles that a word can take: what nobody owns, and what the opponent does not defend.
  var takeable: UInt32 { TileSet.all.bits & ~(own | TileSet(bits: opponent).interior.bits) }

  /// The sides after a word on some tiles, which takes those of them that are ``takeable``, from the same player's view.
  ///
  /// - Precondition: the tiles are takeable ones.
  @inline(__always)
  func taking(_ taken: UInt32) -> Sides { Sides(own: own | taken, opponent: opponent & ~taken) }

  /// How many more tiles the player to move has.
  var lead: Int { own.nonzeroBitCount - opponent.nonzeroBitCount }

  /// Whether all tiles are owned, which ends the game.
  @inline(__always)
  var isFinished: Bool { unclaimed == 0 }

  /// With so many passes in a row the game is over.
  static let passesThatEnd = 2

  /// Whether another pass ends the game after so many in a row: what the search calls that the other has passed.
  static func passEnds(after passCount: Int) -> Bool { passCount + 1 == passesThatEnd }

  /// Whether the player to move wins by a pass: it ends the game, and this player has more tiles.
  ///
  /// - Parameter hasPassed: whether a pass ends the game.
  @inline(__always)
  func winsByPassing(hasPassed: Bool) -> Bool { hasPassed && lead > 0 }

  /// How many tiles a word must take to finish the game and win: all unclaimed ones, and as many as make a majority.
  @inline(__always)
  var countThatWins: Int { max(unclaimed.nonzeroBitCount, Sides.majority - own.nonzeroBitCount) }

  /// The tiles with which a player wins when all are owned.
  private static let majority = Board.tileCount / 2 + 1
}
