internal import LetterpressSolver

/// Who owns which tile, judging by colours.
struct OwnerReading: Equatable, Sendable {
  /// Tiles of one colour and their kind.
  struct Part: Equatable, Sendable {
    var cluster: ColorCluster
    var kind: TilePalette.Kind
  }

  /// The parts cover all 25 tiles, with each kind at most once.
  var parts: [Part]
  /// How badly it fits; 0 is perfect.
  var cost: Double
  /// How much worse the best reading with other owners fits; not exact above ``leastMargin``.
  var margin: Double
  /// The theme whose colours it is based on, if it is based on a theme.
  var theme: Theme?

  /// The least margin of a reading that may be believed.
  static let leastMargin = 2.0

  var isCertain: Bool { margin >= OwnerReading.leastMargin && cost <= 10 }

  var owners: Owners { Owners(red: tiles { $0.owner == .red }, blue: tiles { $0.owner == .blue }) }

  /// The tiles in the colour of defended ones, whatever their neighbours' colours.
  var coloredDefended: TileSet { tiles { $0.isDefended } }

  /// The same tiles, with red called blue and blue called red.
  var exchangingPlayers: OwnerReading {
    var reading = self
    reading.parts = parts.map { Part(cluster: $0.cluster, kind: $0.kind.opponents) }
    return reading
  }

  private func tiles(where isMeant: (TilePalette.Kind) -> Bool) -> TileSet {
    parts.reduce(TileSet()) { isMeant($1.kind) ? $0.union($1.cluster.tiles) : $0 }
  }

  /// Returns a player's full colour, judging by the tiles: that of a defended tile, or else an undefended tile's, moved
  /// twice as far from the background; nil without either.
  func fullColor(of player: Player, background: RGBColor?) -> RGBColor? {
    func color(isDefended: Bool) -> RGBColor? {
      parts.first { $0.kind.owner == player && $0.kind.isDefended == isDefended }?.cluster.color
    }
    return color(isDefended: true) ?? background.flatMap { color(isDefended: false)?.reflected(from: $0) }
  }
}
