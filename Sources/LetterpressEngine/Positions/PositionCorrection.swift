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
  /// What is corrected, in a few words: `H is now E`, `E belongs to green`, `Your turn`.
  ///
  /// - Parameter position: the position before.
  package func title(in position: KnownPosition, _ names: PlayerNames = PlayerNames()) -> String {
    switch self {
    case .tile(.letter(let letter, let tile)):
      PositionCorrection.name(position.board[tile]) + (letter.map { " is now \($0.uppercase)" } ?? " is now unread")
    case .tile(.owner(nil, let tile)): PositionCorrection.name(position.board[tile]) + " is free"
    case .tile(.owner(let owner?, let tile)):
      PositionCorrection.name(position.board[tile]) + " belongs to \(names.name(of: owner))"
    case .turn(let player): names.possessive(of: player).asciiCapitalized + " turn"
    case .played([]): "No words played"
    case .played(let words): "Played: \(words.map { $0.asciiUppercased }.joined(separator: ", "))"
    }
  }

  private static func name(_ letter: Letter?) -> String { letter.map { String($0.uppercase) } ?? "An unread tile" }

  /// The tile that is corrected; nil if none is.
  package var tile: Int? {
    switch self {
    case .tile(.letter(_, let tile)), .tile(.owner(_, let tile)): tile
    case .turn, .played: nil
    }
  }
}

extension KnownPosition {
  /// Returns the position with a correction. If the owners were unknown, correcting one makes all other tiles free. Words played
  /// that a corrected letter makes impossible are left out.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError/invalidWord(_:)``,
  ///   ``/LetterpressSolver/PositionError/unspellableWord(_:)``, ``/LetterpressSolver/PositionError/moveAfterTheEnd``.
  package func corrected(by correction: PositionCorrection) throws(PositionError) -> KnownPosition {
    var position = self
    switch correction {
    case .tile(.letter(let letter, let tile)):
      let corrected = Board { $0 == tile ? letter : board[$0] }
      position = try KnownPosition(
        board: corrected, seenOwners: seenOwners, turn: turn, played: played.spellable(on: corrected))
    case .tile(.owner(let owner, let tile)):
      position.give(tile, to: owner)
    case .turn(let player): position.turn = player
    case .played(let words):
      position = try KnownPosition(board: board, seenOwners: seenOwners, turn: turn, played: words)
    }
    return position
  }
}
