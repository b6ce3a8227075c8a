/// What a player does in a turn.
public enum Move: Hashable, Sendable {
  /// A turn without a word.
  case pass
  /// A word on tiles of the board.
  case play(Placement)

  /// The word with its tiles; nil for a pass.
  public var placement: Placement? {
    switch self {
    case .pass: nil
    case .play(let placement): placement
    }
  }

  /// The word, lower case; nil for a pass.
  public var word: String? { placement?.word }

  /// The indices of the word's tiles, 0 to 24 row by row, in the order of spelling; none for a pass.
  public var tiles: [Int] { placement?.tiles ?? [] }
}

extension Move: LosslessStringConvertible {
  /// Parses a move as ``description`` writes it; nil for any other text.
  public init?(_ text: String) {
    if text == Move.passText {
      self = .pass
    } else if let placement = Placement(text) {
      self = .play(placement)
    } else {
      return nil
    }
  }

  private static let passText = "(pass)"

  /// The word and the names of its tiles; `(pass)` for a pass, in brackets because that is a word too.
  public var description: String { placement?.description ?? Move.passText }
}
