package import LetterpressSolver

/// The computer player of a game that is kept: with the same seed it goes on as it would have.
package struct GameOpponent: Equatable, Sendable {
  /// Whom it plays.
  package let player: Player
  package let level: Level
  /// Decides which words come to its mind.
  package let seed: UInt64

  package init(player: Player, level: Level, seed: UInt64) {
    (self.player, self.level, self.seed) = (player, level, seed)
  }

  /// What its line in a game's text begins with.
  static let name = "opponent"

  /// The line in a game's text: `opponent blue casual 7`.
  var line: String { "\(GameOpponent.name) \(player.rawValue) \(level.name) \(seed)" }

  /// Parses the parts of such a line; nil if it is not one.
  init?(parts: [String]) {
    guard parts.count == 4, parts[0] == GameOpponent.name, let player = Player(rawValue: parts[1]),
      let level = Level.allCases.first(where: { $0.name == parts[2] }), let seed = UInt64(parts[3])
    else { return nil }
    self.init(player: player, level: level, seed: seed)
  }
}
