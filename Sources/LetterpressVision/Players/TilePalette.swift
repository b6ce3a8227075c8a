internal import LetterpressSolver

/// The five colours a tile can have.
///
/// All follow from three: a defended tile has its player's colour, any other owned tile the mean of
/// that and the background, an unclaimed one nearly the background's.
struct TilePalette: Equatable, Sendable {
  var background: RGBColor
  var red: RGBColor
  var blue: RGBColor

  /// What a colour stands for.
  enum Kind: Int, CaseIterable, Sendable {
    case unclaimed
    case red
    case redDefended
    case blue
    case blueDefended

    var owner: Player? {
      switch self {
      case .unclaimed: nil
      case .red, .redDefended: .red
      case .blue, .blueDefended: .blue
      }
    }

    var isDefended: Bool { self == .redDefended || self == .blueDefended }
  }

  /// The colour of a kind of tile.
  subscript(kind: Kind) -> RGBColor {
    switch kind {
    case .unclaimed: background
    case .red: background.mean(with: red)
    case .redDefended: red
    case .blue: background.mean(with: blue)
    case .blueDefended: blue
    }
  }
}
