/// One of the two players, by the name of their colour in the light theme.
///
/// In other themes red is the player whose colour stands in red's place; in the header, the one on the
/// left.
public enum Player: String, Hashable, Sendable, CaseIterable {
  case red
  case blue

  /// The other player.
  public var opponent: Player { self == .red ? .blue : .red }
}
