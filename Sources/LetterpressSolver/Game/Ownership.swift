/// Who owns a tile, and whether it can be taken.
public enum Ownership: Hashable, Sendable {
  /// Nobody.
  case unclaimed
  /// A player; the tile is defended if all neighbours are that player's too.
  case owned(by: Player, isDefended: Bool)

  /// The owner; nil for an unclaimed tile.
  public var owner: Player? {
    switch self {
    case .unclaimed: nil
    case .owned(let player, _): player
    }
  }

  /// Whether the tile cannot be taken.
  public var isDefended: Bool {
    switch self {
    case .unclaimed: false
    case .owned(_, let isDefended): isDefended
    }
  }

  /// `.` for an unclaimed tile, `r` or `b` for an owned one, upper case if it is defended.
  public var character: Character {
    switch self {
    case .unclaimed: "."
    case .owned(by: .red, let isDefended): isDefended ? "R" : "r"
    case .owned(by: .blue, let isDefended): isDefended ? "B" : "b"
    }
  }
}
