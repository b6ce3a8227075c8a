/// How an ``Opponent`` chooses its moves.
public enum PlayingStyle: String, CaseIterable, Sendable {
  /// The search of this library.
  case engine
  /// An earlier, simpler search: one evaluation for all stages of a game, a beam that does not widen.
  case prototype
  /// All moves and all answers to them: a tile counts one, a defended one two.
  case twoPly = "two-ply"
  /// The best by the evaluation, without looking at answers.
  case onePly = "one-ply"
  /// The best by borders, neighbours and defended tiles after which no answer finishes the game.
  case safe
  /// Defended tiles first, then few open neighbours of them, then tiles.
  case placement
  /// Most tiles, those of the opponent counting double.
  case greedy

  /// Whether it looks ahead as far as the time allows.
  public var searches: Bool { self == .engine || self == .prototype }
}
