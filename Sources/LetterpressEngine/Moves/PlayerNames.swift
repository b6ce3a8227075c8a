package import LetterpressSolver

/// What the players are called in sentences: by the colours of the picture, `you`, or by name.
package struct PlayerNames: Equatable, Sendable {
  private let red: String
  private let blue: String
  /// The player who reads the sentences and is called `you`; nil if nobody is.
  package let you: Player?

  package init(red: String = Player.red.rawValue, blue: String = Player.blue.rawValue, you: Player? = nil) {
    (self.red, self.blue, self.you) = (red, blue, you)
  }
}

extension PlayerNames {
  /// Returns the same names for sentences that a player reads.
  package func reading(as player: Player) -> PlayerNames { PlayerNames(red: red, blue: blue, you: player) }

  /// Whether the sentences about a player's moves are read by the opponent, who is told what to expect. What such a move is worth is
  /// then said from the reader's side, and the reader's score comes first.
  func areOfOpponent(_ mover: Player) -> Bool { you == mover.opponent }

  /// The player whose side is taken in sentences about a player's moves: the one who reads them or, if nobody is known to, the one
  /// who moves.
  func side(onMoveOf mover: Player) -> Player { you ?? mover }

  /// What a player's move is worth to the side that is taken.
  func value(of move: RankedMove, by mover: Player) -> MoveValue {
    side(onMoveOf: mover) == mover ? move.value : move.value.turned
  }

  /// The player as the subject or the object of a sentence: `green`, `you`.
  package func name(of player: Player) -> String {
    player == you ? "you" : player == .red ? red : blue
  }

  /// The player's colour, also of the player who is called `you`.
  func color(of player: Player) -> String { player == .red ? red : blue }

  /// The player as the owner of what follows: `green's`, `your`.
  package func possessive(of player: Player) -> String { player == you ? "your" : name(of: player) + "'s" }

  /// What the player does: `green wins`, `you win`.
  ///
  /// - Parameters:
  ///   - verb: as it follows a name, in the third person.
  ///   - own: as it follows `you`.
  func clause(_ player: Player, _ verb: String, _ own: String) -> String {
    name(of: player) + " " + (player == you ? own : verb)
  }

  /// Some of a player's tiles, with their number: `2 green tiles`, `1 of your tiles`, `3 of Casual's tiles`.
  func tiles(_ count: Int, of player: Player) -> String {
    // A colour can stand before what has it. A name, which a capital begins, cannot.
    let isColor = name(of: player).utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
    return player != you && isColor
      ? counted(count, "\(name(of: player)) tile") : "\(count) of \(possessive(of: player)) tiles"
  }
}
