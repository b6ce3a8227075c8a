/// What can be wrong with a text list of words.
public enum WordListError: DescribedError, Equatable, Sendable {
  /// A line that is more than one word, or has no letters: its number, from 1, and at most 40 bytes of its text.
  case invalidCharacter(line: Int, text: String)
  /// A line with an invalid rarity after its word: its number, from 1, and at most 40 bytes of its text.
  case invalidRarity(line: Int, text: String)
  /// A line in another encoding than UTF-8: its number, from 1. Which one is not guessed, as in most of them any bytes
  /// are a text, and wrong letters would go unnoticed.
  case notUTF8(line: Int)
}

extension WordListError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let line, let text):
      "line \(line), \(text.quoted): a line must be one word of the letters a–z"
    case .invalidRarity(let line, let text):
      "line \(line), \(text.quoted): the rarity after a word must be a number from 1 to 100"
    case .notUTF8(let line):
      "line \(line) is not in UTF-8: save the list in that encoding"
    }
  }
}
