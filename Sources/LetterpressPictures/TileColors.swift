package import LetterpressSolver
package import LetterpressVision

/// The colours that tiles have on a board, by their owners.
package struct TileColors: Equatable, Sendable {
  /// Of tiles that can be seen.
  private let seen: [Ownership: RGBColor]
  /// Of all others.
  private let palette: TilePalette

  /// Those of the light theme.
  package static let light = TileColors(seen: [:], palette: Theme.light.palette)

  /// Those of a screenshot, and of its theme where no tile of the kind can be seen.
  package init(of reading: BoardReading) {
    let tiles = reading.tiles.filter { $0.ownership != nil }
    let byOwner = Dictionary(grouping: tiles) { $0.ownership ?? .unclaimed }
    self.init(
      seen: byOwner.mapValues { .median(of: $0.map(\.color)) }, palette: (reading.theme ?? .light).palette)
  }

  private init(seen: [Ownership: RGBColor], palette: TilePalette) { (self.seen, self.palette) = (seen, palette) }

  /// The colour of an owner's tiles.
  package subscript(ownership: Ownership) -> RGBColor {
    if let color = seen[ownership] { return color }
    switch ownership {
    case .unclaimed: return palette[.unclaimed]
    case .owned(by: .red, let isDefended): return palette[isDefended ? .redDefended : .red]
    case .owned(by: .blue, let isDefended): return palette[isDefended ? .blueDefended : .blue]
    }
  }
}
