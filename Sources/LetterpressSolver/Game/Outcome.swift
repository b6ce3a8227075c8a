/// The result of a finished game.
public enum Outcome: Hashable, Sendable {
  /// The player with more tiles wins.
  case win(Player)
  /// Both have equally many tiles, which takes two passes before all tiles are owned.
  case draw

  /// The winner; nil for a draw.
  public var winner: Player? {
    switch self {
    case .win(let player): player
    case .draw: nil
    }
  }
}
