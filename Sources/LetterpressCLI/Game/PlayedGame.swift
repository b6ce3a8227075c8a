package import LetterpressSolver

/// A game with all its moves, which can be taken back.
package struct PlayedGame {
  /// Longer games between two computer players are cut off.
  package static let maximumPlyCount = 200

  /// In order, one for each move.
  package private(set) var moves: [Move] = []
  /// The position before the first move and the one after each move.
  package private(set) var positions: [Position]

  /// A game that begins at a position.
  package init(start: Position) { positions = [start] }

  var start: Position { positions[0] }

  /// The current position.
  package var position: Position { positions[moves.count] }

  /// Makes a move.
  ///
  /// - Throws: ``IllegalMove``; the game is then unchanged.
  package mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    var position = position
    try position.play(move, in: lexicon)
    moves.append(move)
    positions.append(position)
  }

  /// Takes back a player's last move and all moves after it.
  ///
  /// - Returns: false if the player has not moved.
  package mutating func takeBack(to player: Player) -> Bool {
    guard let last = moves.indices.last(where: { positions[$0].turn == player }) else { return false }
    moves.removeSubrange(last...)
    positions.removeSubrange((last + 1)...)
    return true
  }

  /// Each move with its player, as in a file: `red hobble B3 C1 …` or `red (pass)`.
  var moveLines: [String] {
    zip(positions, moves).map { position, move in
      switch move {
      case .pass: "\(position.turn) \(move)"
      case .play(let placement):
        ([position.turn.rawValue, placement.word] + placement.tiles.map(Board.name)).joined(separator: " ")
      }
    }
  }
}
