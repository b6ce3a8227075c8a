/// What a player does in a turn.
public enum Move: Hashable, Sendable {
  /// Nothing.
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
}

extension Move: CustomStringConvertible {
  /// `pass`, in brackets as that is a word, too, or a word and the names of its tiles.
  public var description: String { placement?.description ?? "(pass)" }
}
