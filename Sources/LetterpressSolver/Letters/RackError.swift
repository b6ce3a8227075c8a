/// What can be wrong with a rack's letters.
public enum RackError: DescribedError, Equatable, Sendable {
  /// A character that is neither A–Z nor `?`, and its position counted from 1.
  case invalidCharacter(Character, position: Int)
  /// Fewer than 1 or more than 25 tiles.
  case wrongCount(Int)
}

extension RackError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let character, let position):
      "character \(position), \(character.quoted), is not a letter: use A–Z, or ? for an unreadable tile"
    case .wrongCount(let count):
      "\(counted(count, "letter")): give 1 to 25"
    }
  }
}
