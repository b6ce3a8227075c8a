/// How well a ``LevelPlayer`` plays: six levels that people can beat, from one that has just learnt the game to one that few
/// people beat.
///
/// They differ in the words they know, in how many of these they think of before each move, and in how far they look ahead.
/// `docs/playing.md` says how they score against each other.
public enum Level: Int, CaseIterable, Sendable {
  /// Thinks of a few short, everyday words and takes as many tiles as it can.
  case beginner = 1
  /// Thinks of some more words and likes defended tiles.
  case casual
  /// Knows the words that most people know, and which tiles are hard to take back.
  case regular
  /// Thinks of the opponent's answer.
  case skilled
  /// Looks three moves ahead, with many words.
  case expert
  /// Searches as the engine does, with the words that well-read people know.
  case champion

  /// Its name: one word, lower case.
  public var name: String {
    switch self {
    case .beginner: "beginner"
    case .casual: "casual"
    case .regular: "regular"
    case .skilled: "skilled"
    case .expert: "expert"
    case .champion: "champion"
    }
  }
}
