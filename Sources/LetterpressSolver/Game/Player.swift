/// One of the two players, named by their colour in the light theme.
///
/// In other themes, red is the player with the colour that replaces red; if the theme is unknown, the one whose avatar
/// is on the left.
public enum Player: String, Hashable, Sendable, CaseIterable {
  case red
  case blue

  /// The other player.
  public var opponent: Player { self == .red ? .blue : .red }
}
