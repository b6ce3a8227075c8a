/// What can be wrong with a text list of words.
public enum WordListError: Error, Equatable, Sendable {
  /// A line with anything but a–z and A–Z in its word: its number, from 1, and its text, up to 40
  /// bytes of it.
  case invalidCharacter(line: Int, text: String)
  /// A line with a number behind its word that is no rarity: its number, from 1, and its text, up to 40 bytes of it.
  case invalidRarity(line: Int, text: String)
}

extension WordListError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let line, let text):
      "line \(line), \(text.debugDescription): a word is one line of the letters a–z"
    case .invalidRarity(let line, let text):
      "line \(line), \(text.debugDescription): behind a word may stand its rarity, a number from 1 to 100"
    }
  }
}
