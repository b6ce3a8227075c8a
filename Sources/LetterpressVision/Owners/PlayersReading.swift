package import LetterpressSolver

/// What colours and the header say about the players.
package struct PlayersReading: Equatable, Sendable {
  /// The player on the left; nil if the picture shows neither avatar.
  package var left: Player?
  /// Nil if unknown.
  package var owners: SeenOwners?
  /// Nil if the game is over or the triangle cannot be seen.
  package var turn: Player?
  /// Nil if they cannot be read.
  package var scores: Scores?
  /// Nil if unknown.
  package var theme: Theme?
  package var warnings: [ReadingWarning] = []
  /// What the colours show if the scores contradict them; otherwise nil.
  package var fallback: Fallback?
  /// What the owners are based on if the light of the picture is not the game's; otherwise nil.
  var lit: LitOwnerReader.Reading?

  /// Whether all tiles have an owner, which ends a game.
  var isOver: Bool { owners?.complete?.unclaimed.isEmpty ?? false }

  /// The owners and what depends on them, possibly wrong because of one misread tile.
  package struct Fallback: Equatable, Sendable {
    package var owners: SeenOwners
    package var turn: Player?
    package var scores: Scores?
    package var theme: Theme?
  }
}
