public import LetterpressSolver

/// The five colours a tile can have.
///
/// All follow from three: a defended tile has its player's colour, an undefended one the mean of that and the
/// background, a free one nearly that of the background.
public struct TilePalette: Equatable, Sendable {
  package var background: RGBColor
  package var red: RGBColor
  package var blue: RGBColor

  package init(background: RGBColor, red: RGBColor, blue: RGBColor) {
    (self.background, self.red, self.blue) = (background, red, blue)
  }

  /// The red, green and blue of a colour, 0 to 255.
  typealias Channels = (UInt8, UInt8, UInt8)

  /// Creates the palette of a table's row: the colours of defended tiles and of free ones.
  init(red: Channels, blue: Channels, free: Channels) {
    func color(_ channels: Channels) -> RGBColor { RGBColor(red: channels.0, green: channels.1, blue: channels.2) }
    self.init(background: color(free), red: color(red), blue: color(blue))
  }

  /// What a colour stands for.
  package enum Kind: Int, CaseIterable, Sendable {
    case unclaimed
    case red
    case redDefended
    case blue
    case blueDefended

    /// The kind of a tile.
    package init(_ ownership: Ownership) {
      switch ownership {
      case .unclaimed: self = .unclaimed
      case .owned(by: .red, let isDefended): self = isDefended ? .redDefended : .red
      case .owned(by: .blue, let isDefended): self = isDefended ? .blueDefended : .blue
      }
    }

    var owner: Player? {
      switch self {
      case .unclaimed: nil
      case .red, .redDefended: .red
      case .blue, .blueDefended: .blue
      }
    }

    /// The same kind of the other player's tile.
    var opponents: Self {
      switch self {
      case .unclaimed: .unclaimed
      case .red: .blue
      case .redDefended: .blueDefended
      case .blue: .red
      case .blueDefended: .redDefended
      }
    }

    var isDefended: Bool { self == .redDefended || self == .blueDefended }
  }

  package subscript(kind: Kind) -> RGBColor {
    switch kind {
    case .unclaimed: background
    case .red: background.mean(with: red)
    case .redDefended: red
    case .blue: background.mean(with: blue)
    case .blueDefended: blue
    }
  }

  /// Returns the colour of a tile.
  public func color(of ownership: Ownership) -> RGBColor { self[Kind(ownership)] }
}
