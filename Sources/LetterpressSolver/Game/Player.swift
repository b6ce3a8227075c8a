/// One of the two players, by the name of their colour in the light theme.
///
/// In other themes red is the player whose colour stands in red's place; where the theme is not known, the one whose
/// avatar stands on the left.
public enum Player: String, Hashable, Sendable, CaseIterable {
  case red
  case blue

  /// The other player.
  public var opponent: Player { self == .red ? .blue : .red }
}
