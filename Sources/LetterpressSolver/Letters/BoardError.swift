/// What can be wrong with a board's letters.
public enum BoardError: DescribedError, Equatable, Sendable {
  /// A character that is neither A–Z nor `?`, and its position counted from 1.
  case invalidCharacter(Character, position: Int)
  /// Fewer or more than 25 letters.
  case wrongCount(Int)

  init(_ error: RackError) {
    switch error {
    case .invalidCharacter(let character, let position): self = .invalidCharacter(character, position: position)
    case .wrongCount(let count): self = .wrongCount(count)
    }
  }
}

extension BoardError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let character, let position):
      RackError.invalidCharacter(character, position: position).description
    case .wrongCount(let count): "\(counted(count, "letter")): a board has 25"
    }
  }
}
