/// How a game has ended.
public enum Outcome: Hashable, Sendable {
  /// The player with more tiles wins.
  case win(Player)
  /// Both have as many, which takes two passes before all tiles are owned.
  case draw

  /// Who has won; nil for a draw.
  public var winner: Player? {
    switch self {
    case .win(let player): player
    case .draw: nil
    }
  }
}
