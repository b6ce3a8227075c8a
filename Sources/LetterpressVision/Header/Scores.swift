/// The two numbers under the avatars: how many tiles each player owns.
public struct Scores: Hashable, Sendable {
  /// 0 to 25.
  public let red: Int
  /// 0 to 25.
  public let blue: Int

  /// Creates the scores of the two players.
  public init(red: Int, blue: Int) {
    self.red = red
    self.blue = blue
  }
}
