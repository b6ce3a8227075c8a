/// What an ``EndgameSolver`` has found out.
public struct EndgameResult: Equatable, Sendable {
  /// How the game ends if both players play their best; nil if that was not decided.
  public let outcome: Outcome?
  /// The first move of the proof; nil unless the player to move wins.
  public let move: Move?
  /// The number of positions examined.
  public let nodeCount: Int
}
