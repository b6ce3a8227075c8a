/// Who owns the tiles, from the view of the player to move; sets of tiles as ``TileSet/bits``.
struct Sides: Hashable, Sendable {
  /// The tiles of the player to move.
  var own: UInt32
  /// The other player's.
  var opponent: UInt32

  init(own: UInt32, opponent: UInt32) {
    (self.own, self.opponent) = (own, opponent)
  }

  /// The sides of a position.
  init(_ position: Position) {
    own = position.owners[position.turn].bits
    opponent = position.owners[position.turn.opponent].bits
  }

  var unclaimed: UInt32 { TileSet.all.bits & ~(own | opponent) }

  /// The tiles that a word can take: what nobody owns, and what the opponent does not defend.
  var takeable: UInt32 { TileSet.all.bits & ~(own | TileSet(bits: opponent).interior.bits) }

  /// The sides after a word on some tiles, which takes those of them that are ``takeable``, from the same player's view.
  @inline(__always)
  func taking(_ taken: UInt32) -> Sides { Sides(own: own | taken, opponent: opponent & ~taken) }

  /// The same from the other player's view.
  var swapped: Sides { Sides(own: opponent, opponent: own) }

  /// How many more tiles the player to move has.
  var lead: Int { own.nonzeroBitCount - opponent.nonzeroBitCount }
}
