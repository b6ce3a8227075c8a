package import LetterpressSolver
package import LetterpressVision

/// The colours of a board's tiles by ownership.
package struct TileColors: Equatable, Sendable {
  /// Those of ownerships that can be seen.
  private let seen: [Ownership: RGBColor]
  /// Those of the others.
  private let palette: TilePalette

  package static let light = TileColors(seen: [:], palette: Theme.light.palette)

  /// Takes the colours from a screenshot; from its theme if no tile of an ownership can be seen.
  package init(of reading: BoardReading) {
    let tiles = reading.tiles.filter { $0.ownership != nil }
    let byOwner = Dictionary(grouping: tiles) { $0.ownership ?? .unclaimed }
    self.init(
      seen: byOwner.mapValues { .median(of: $0.map(\.color)) }, palette: (reading.theme ?? .light).palette)
  }

  private init(seen: [Ownership: RGBColor], palette: TilePalette) { (self.seen, self.palette) = (seen, palette) }

  package subscript(ownership: Ownership) -> RGBColor {
    seen[ownership] ?? palette.color(of: ownership)
  }
}
