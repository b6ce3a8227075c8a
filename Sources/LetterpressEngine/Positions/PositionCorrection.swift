package import LetterpressSolver
package import LetterpressVision

/// What a player says about a position that was misread.
package enum PositionCorrection: Equatable, Sendable {
  case tile(TileCorrection)
  /// Who is to move.
  case turn(Player)
  /// All words played, and a `-` for each pass since the last.
  case played([String])
}

extension PositionCorrection {
  /// What is corrected, in a few words: `B3 is E`, `Red to move`.
  package var title: String {
    switch self {
    case .tile(.letter(let letter, let tile)):
      "\(Board.name(of: tile)) is \(letter.map { String($0.uppercase) } ?? "unread")"
    case .tile(.owner(let owner, let tile)): "\(Board.name(of: tile)) is \(owner?.rawValue ?? "free")"
    case .turn(let player): "\(player == .red ? "Red" : "Blue") to move"
    case .played([]): "No words played"
    case .played(let words): "Played: \(words.joined(separator: ", "))"
    }
  }

  /// The tile that is corrected; nil if none is.
  package var tile: Int? {
    switch self {
    case .tile(.letter(_, let tile)), .tile(.owner(_, let tile)): tile
    case .turn, .played: nil
    }
  }
}

extension KnownPosition {
  /// Returns the position with a correction. If the owners were unknown, correcting one makes all other tiles free.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError/invalidWord(_:)``,
  ///   ``/LetterpressSolver/PositionError/moveAfterTheEnd``.
  package func corrected(by correction: PositionCorrection) throws(PositionError) -> KnownPosition {
    var position = self
    switch correction {
    case .tile(.letter(let letter, let tile)): position.board = Board { $0 == tile ? letter : board[$0] }
    case .tile(.owner(let owner, let tile)):
      var owners = owners ?? Owners()
      owners.give(TileSet(CollectionOfOne(tile)), to: owner)
      position.owners = owners
    case .turn(let player): position.turn = player
    case .played(let words):
      position = try KnownPosition(board: board, owners: owners, turn: turn, played: words)
    }
    return position
  }
}
