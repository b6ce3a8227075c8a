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

/// The colours of a board's tiles, by kind: as seen in a picture, and the theme's for kinds that it does not show.
package struct TileColors: Equatable, Sendable {
  /// In the order of ``TilePalette/Kind``.
  private var colors: [RGBColor]

  /// Those of a theme.
  package init(of theme: Theme) { colors = TilePalette.Kind.allCases.map { theme.palette[$0] } }

  /// Takes the colours from tiles.
  ///
  /// - Parameters:
  ///   - tiles: a tile whose owner is unknown is not used.
  ///   - theme: the theme that gives the colours of kinds of which there is no tile.
  package init(of tiles: [(ownership: Ownership?, color: RGBColor)], theme: Theme) {
    self.init(of: theme)
    for kind in TilePalette.Kind.allCases {
      let seen = tiles.filter { tile in tile.ownership.map { TilePalette.Kind($0) == kind } ?? false }
      if !seen.isEmpty { colors[kind.rawValue] = .median(of: seen.map { $0.color }) }
    }
  }

  /// Takes the colours from a screenshot.
  package init(of reading: BoardReading) {
    self.init(of: reading.tiles.map { ($0.ownership, $0.color) }, theme: reading.theme ?? .light)
  }

  package subscript(kind: TilePalette.Kind) -> RGBColor { colors[kind.rawValue] }

  /// Returns the colour of a tile.
  package func color(of ownership: Ownership) -> RGBColor { self[TilePalette.Kind(ownership)] }
}

/// Tiles of nearly one colour.
struct ColorCluster: Equatable, Sendable {
  /// The median of the tiles' colours.
  let color: RGBColor
  let tiles: TileSet

  /// The two shades of free tiles differ by about 3, and noise moves a median by less than that; the closest kinds, a
  /// dark theme's, differ by 30.
  private static let tolerance = 12

  /// Clusters colours by single linkage: a tile belongs to a cluster if it is close to any of its tiles.
  ///
  /// - Parameter colors: of the 25 tiles, row by row.
  /// - Returns: the clusters, largest first.
  static func clusters(of colors: [RGBColor]) -> [ColorCluster] {
    var groups: [TileSet] = []
    for (tile, color) in colors.enumerated() {
      let near = TileSet((0..<tile).lazy.filter { colors[$0].distance(to: color) <= tolerance })
      var joined = TileSet(CollectionOfOne(tile))
      groups.removeAll { group in
        guard !group.intersection(near).isEmpty else { return false }
        joined = joined.union(group)
        return true
      }
      groups.append(joined)
    }
    return groups.map { tiles in ColorCluster(color: .median(of: tiles.indices.map { colors[$0] }), tiles: tiles) }
      .sorted {
        ($1.tiles.count, $0.tiles.bits.trailingZeroBitCount) < ($0.tiles.count, $1.tiles.bits.trailingZeroBitCount)
      }
  }
}
