package import LetterpressSolver

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
