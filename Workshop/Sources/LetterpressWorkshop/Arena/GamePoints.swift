internal import LetterpressSolver

/// A player's points for a game.
enum GamePoints: String, Sendable {
  case one = "1"
  case half = "½"
  case none = "0"

  var value: Double {
    switch self {
    case .one: 1
    case .half: 0.5
    case .none: 0
    }
  }

  /// The other player's points.
  var ofOpponent: GamePoints {
    switch self {
    case .one: .none
    case .half: .half
    case .none: .one
    }
  }
}

extension GamePoints: CustomStringConvertible {
  /// `1`, `½` or `0`.
  var description: String { rawValue }
}
