package import LetterpressSolver

/// A game with all its moves, which can be taken back.
package struct GameRecord: Equatable, Sendable {
  /// In order, one for each move.
  package private(set) var moves: [PlayedMove] = []
  /// The position before the first move.
  package let start: Position
  /// The computer player of one of the sides; nil if it is not known to go on in the same way.
  package var opponent: GameOpponent?

  /// A game of more moves is taken to go on for ever.
  package static let maximumPlyCount = 200

  /// A game that begins at a position.
  package init(start: Position) { self.start = start }

  /// A game of moves that were made in this order.
  init(start: Position, moves: [PlayedMove], opponent: GameOpponent?) {
    (self.start, self.moves, self.opponent) = (start, moves, opponent)
  }

  /// The current position.
  package var position: Position { moves.last?.after ?? start }

  /// Makes a move.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``; the game is then unchanged.
  package mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    moves.append(try PlayedMove(move, in: position, lexicon: lexicon))
  }

  /// Takes back a player's last move and all moves after it.
  ///
  /// - Returns: false if the player has not moved.
  package mutating func takeBack(to player: Player) -> Bool {
    guard let last = moves.lastIndex(where: { $0.player == player }) else { return false }
    moves.removeSubrange(last...)
    return true
  }
}
