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

  /// Some of a player's tiles, with their number: `2 green tiles`, `1 of your tiles`.
  func tiles(_ count: Int, of player: Player) -> String {
    player == you ? "\(count) of your tiles" : counted(count, "\(name(of: player)) tile")
  }
}

/// How sentences about a game are worded.
package struct Wording: Equatable, Sendable {
  let names: PlayerNames
  /// Whether the sentences stand beside a board, as on a page. The board shows the tiles, so the sentences do not name them.
  /// Words are in capitals, as on the board. Where a terminal prints figures, a standing is enough.
  let isBesideBoard: Bool

  /// For a terminal, in which the players are red and blue.
  package static let terminal = Wording(names: PlayerNames(), isBesideBoard: false)

  /// For a page.
  package static func page(_ names: PlayerNames) -> Wording { Wording(names: names, isBesideBoard: true) }

  /// Returns a word as it is written within a sentence.
  func spelled(_ word: String) -> String { isBesideBoard ? word.asciiUppercased : word }
}
