/// How an ``Opponent`` chooses its moves.
public enum PlayingStyle: String, CaseIterable, Sendable {
  /// The search of this library.
  case engine
  /// Considers all moves and all answers to them: a tile counts one, a defended one two more.
  case twoPly = "two-ply"
  /// The best by the evaluation, ignoring answers.
  case onePly = "one-ply"
  /// The best by borders, neighbours and defended tiles, if no answer then finishes the game.
  case safe
  /// The greatest lead in tiles, defended ones counting double, if no answer then finishes the game.
  case careful
  /// The most defended tiles, then the fewest open neighbours of them, then the most tiles.
  case placement
  /// The most tiles, the opponent's counting double.
  case greedy

  /// Whether it searches ahead for as long as the time allows.
  public var searches: Bool { self == .engine }
}
