internal import LetterpressSolver

/// Determines who owns which tile in a picture whose light is not the game's: uneven, too bright, too dim, too flat or too hard.
///
/// In such a picture tiles of one kind differ in colour, and some of different kinds look alike. But a known theme says what each kind
/// looks like in any light. So the light is searched in which the colours of a known theme come closest to the picture's. A tile's owner is
/// believed if the tile is close to one kind and far from those of other owners, and if no other light or theme explains other owners
/// nearly as well. Otherwise it is open. Nothing is believed if many are open, if the tiles in the colour of defended ones are not those
/// that are defended, or if what would be believed hardly occurs in the game or in its colours.
struct LitOwnerReader {
  private let colors: [RGBColor]
  private let seen: [Light.Channels]
  private let rings: Rings

  /// - Parameters:
  ///   - colors: of the 25 tiles, row by row.
  ///   - rings: the players' colours in the header.
  init(_ colors: [RGBColor], rings: Rings) {
    (self.colors, self.rings) = (colors, rings)
    seen = colors.map { Light.channels($0) }
  }

  /// The players' colours in the header, as they are seen there; nil if they are not.
  struct Rings {
    var left: RGBColor?
    var right: RGBColor?
  }

  /// A reading, and what it is based on.
  struct Reading: Equatable, Sendable {
    var owners: OwnerReading
    /// The tiles whose owners are open.
    var open: TileSet
    /// The light, which can be undone.
    var light: Light
  }

  /// The mean distance of the tiles from the nearest kinds, and that of the farthest tile, beyond which nothing is believed.
  private static let mostMean: Float = 5
  private static let mostDistance: Float = 10
  /// How much farther a tile must at least be from the kinds of other owners, also over the largest distance between any two kinds.
  private static let leastGap: Float = 5
  private static let leastShare: Float = 0.03
  /// How much worse, in the mean distance, other owners must fit.
  private static let leastMargin: Float = 0.5
  /// How much a tile that is defended by its colour only, or by its neighbours only, adds to the mean distance.
  private static let doubtfulTile: Float = 3
  /// How much the distance of a ring from its player's colour adds to it.
  private static let ringShare: Float = 0.25

  /// With more tiles than this whose owners are open, or on which something seems to lie, nothing is believed.
  private static let mostOpen = 13
  private static let mostFar = 4
  /// The mean distance beyond which nothing is believed if some owners are open, of the tiles that are close to a kind.
  private static let mostMeanBesides: Float = 2.5

  /// Returns who owns what; nil if that is uncertain.
  func read() -> Reading? {
    let all = LitOwnerReader.palettes.indices.flatMap { fits(of: $0) }
    guard let best = all.min(by: { $0.cost < $1.cost }) else { return nil }
    let far = TileSet(seen.indices.filter { best.distances[$0] > LitOwnerReader.mostDistance })
    let rivals = all.filter { $0.cost - best.cost < LitOwnerReader.leastMargin }
    let open = rivals.reduce(far.union(ambiguousTiles(of: best))) { $0.union($1.owners.difference(from: best.owners)) }
    guard !contradictsGame(best, open: open), !lacksColor(best) else { return nil }
    if open.isEmpty {
      guard best.misfit <= LitOwnerReader.mostMean else { return nil }
    } else {
      // Something may lie on a tile that is like no kind. But where tiles are white, such a tile says that there is more light than it
      // seems, and that others may have been brighter, too.
      guard open.count <= LitOwnerReader.mostOpen, far.count <= LitOwnerReader.mostFar,
        far.isEmpty || !colors.contains(where: { $0.isWhite }),
        best.meanDistance(besides: far) <= LitOwnerReader.mostMeanBesides
      else { return nil }
    }
    return reading(best, open: open)
  }

  // MARK: Fits

  /// A theme in a certain light.
  private struct Fit {
    var theme: Int
    var light: Light
    /// The kind that each tile is closest to, and how far from it.
    var kinds: [TilePalette.Kind]
    var distances: [Float]
    /// The mean distance of tiles and rings from their kinds' colours.
    var misfit: Float

    /// What speaks against it.
    var cost: Float { misfit + LitOwnerReader.doubtfulTile * Float(doubtful.count) }

    /// The tiles that are defended by their colour only, or by their neighbours only.
    var doubtful: TileSet { owners.defended.symmetricDifference(tiles { $0.isDefended }) }

    var owners: Owners { Owners(red: tiles { $0.owner == .red }, blue: tiles { $0.owner == .blue }) }

    func meanDistance(besides tiles: TileSet) -> Float {
      let others = distances.indices.filter { !tiles.contains($0) }
      return others.reduce(0) { $0 + distances[$1] } / Float(max(others.count, 1))
    }

    func tiles(where isMeant: (TilePalette.Kind) -> Bool) -> TileSet {
      TileSet(kinds.indices.filter { isMeant(kinds[$0]) })
    }
  }

  /// Each known palette's colours, by kind.
  private static let palettes: [[Light.Channels]] = Theme.knownPalettes.map { known in
    TilePalette.Kind.allCases.map { Light.channels(known.palette[$0]) }
  }

  /// Returns the light of each sort in which a theme fits best.
  private func fits(of theme: Int) -> [Fit] {
    [even(theme) { Light(gain: $0) }, even(theme) { Light(gain: $0, offset: 128 * (1 - $0)) }] + uneven(theme)
  }

  /// Returns the fit in the best light of a kind that differs by its gain alone.
  private func even(_ theme: Int, light: (Float) -> Light) -> Fit {
    func best(from first: Float, to last: Float, by factor: Float) -> Float {
      var (gain, best) = (first, (gain: first, distance: Float.infinity))
      while gain <= last {
        let distance = distance(theme, light(gain)) + ringCost(theme, light(gain))
        if distance < best.distance { best = (gain, distance) }
        gain *= factor
      }
      return best.gain
    }
    let coarse = best(from: 0.1, to: 4.2, by: 1.06)
    return fit(theme, light(best(from: coarse / 1.06, to: coarse * 1.06, by: 1.01)))
  }

  /// Where light may come from: the differences at the right and lower edge.
  private static let slopes: [(x: Float, y: Float)] =
    [(0, 0)]
    + [0.3, 0.6].flatMap { (slope: Float) -> [(x: Float, y: Float)] in
      let diagonal = slope * 0.7
      return [
        (slope, 0), (diagonal, diagonal), (0, slope), (-diagonal, diagonal), (-slope, 0), (-diagonal, -diagonal),
        (0, -slope), (diagonal, -diagonal),
      ]
    }
  /// From how many lights a smooth one is searched.
  private static let startCount = 4

  /// Returns the fits in smooth light, searched from several beginnings.
  private func uneven(_ theme: Int) -> [Fit] {
    let starts = [0.25, 0.5, 0.75, 1, 1.3].flatMap { (gain: Float) in
      LitOwnerReader.slopes.map { slope -> (light: Light, distance: Float) in
        let light = Light(gain: gain, x: slope.x, y: slope.y)
        return (light, distance(theme, light))
      }
    }
    return starts.sorted { $0.distance < $1.distance }.prefix(LitOwnerReader.startCount).map { start in
      let linear = refined(fit(theme, start.light), isLinear: true)
      let quadratic = refined(linear, isLinear: false)
      // The simpler one says better what the light is where there are no tiles.
      return linear.cost <= quadratic.cost + LitOwnerReader.leastMargin ? linear : quadratic
    }
  }

  /// How often the light is derived from the kinds, and the kinds from the light.
  private static let stepCount = 5

  private func refined(_ fit: Fit, isLinear: Bool) -> Fit {
    var fit = fit
    for _ in 0..<LitOwnerReader.stepCount {
      let drawn = fit.kinds.map { LitOwnerReader.palettes[fit.theme][$0.rawValue] }
      let weights = fit.distances.map { 1 / (1 + $0) }
      guard let light = Light.smooth(seen: seen, drawn: drawn, weights: weights, isLinear: isLinear) else { break }
      fit = self.fit(fit.theme, light)
    }
    return fit
  }

  /// The mean distance of the tiles from the nearest kinds.
  private func distance(_ theme: Int, _ light: Light) -> Float {
    let palette = LitOwnerReader.palettes[theme]
    return seen.indices.reduce(0) { sum, tile in
      sum + palette.reduce(Float.infinity) { min($0, distance(tile, from: $1, in: light)) }
    } / Float(Board.tileCount)
  }

  private func distance(_ tile: Int, from color: Light.Channels, in light: Light) -> Float {
    Light.distance(seen[tile], light.seen(color, on: tile))
  }

  private func ringCost(_ theme: Int, _ light: Light) -> Float {
    let palette = LitOwnerReader.palettes[theme]
    let (red, blue) = (palette[TilePalette.Kind.redDefended.rawValue], palette[TilePalette.Kind.blueDefended.rawValue])
    let (usual, exchanged) = rings.distances(red: red, blue: blue, in: light)
    return LitOwnerReader.ringShare * min(usual, exchanged)
  }

  private func fit(_ theme: Int, _ light: Light) -> Fit {
    var fit = Fit(theme: theme, light: light, kinds: [], distances: [], misfit: 0)
    for tile in seen.indices {
      var nearest = (kind: TilePalette.Kind.unclaimed, distance: Float.infinity)
      for kind in TilePalette.Kind.allCases {
        let distance = distance(tile, from: LitOwnerReader.palettes[theme][kind.rawValue], in: light)
        if distance < nearest.distance { nearest = (kind, distance) }
      }
      fit.kinds.append(nearest.kind)
      fit.distances.append(nearest.distance)
    }
    fit.misfit = fit.distances.reduce(0, +) / Float(Board.tileCount) + ringCost(theme, light)
    return fit
  }

  // MARK: What is believed

  /// The tiles that are nearly as close to a kind of another owner.
  private func ambiguousTiles(of fit: Fit) -> TileSet {
    let palette = LitOwnerReader.palettes[fit.theme]
    return TileSet(
      seen.indices.filter { tile in
        let all = palette.map { fit.light.seen($0, on: tile) }
        var (gap, span) = (Float.infinity, Float(0))
        for kind in TilePalette.Kind.allCases {
          if kind.owner != fit.kinds[tile].owner {
            gap = min(gap, Light.distance(seen[tile], all[kind.rawValue]) - fit.distances[tile])
          }
          for other in all { span = max(span, Light.distance(all[kind.rawValue], other)) }
        }
        return gap < max(LitOwnerReader.leastGap, LitOwnerReader.leastShare * span)
      })
  }

  /// Whether the tiles whose owners are known cannot be those of a game: one player has them all, or a tile has the colour of a defended
  /// one and a neighbour of another owner, or the colour of an undefended one and none.
  private func contradictsGame(_ fit: Fit, open: TileSet) -> Bool {
    let defended = fit.tiles { $0.isDefended }.subtracting(open)
    return Player.allCases.contains { player in
      let own = fit.owners[player].subtracting(open)
      return own.union(open) == .all
        || !own.intersection(defended).subtracting(own.union(open).interior).isEmpty
        || !own.interior.subtracting(defended).isEmpty
    }
  }

  /// The least difference between the channels of a colour.
  private static let leastColor: UInt8 = 6

  /// Whether somebody has tiles in a picture that is grey all over, and that may be any theme's.
  private func lacksColor(_ fit: Fit) -> Bool {
    fit.owners.unclaimed != .all
      && colors.allSatisfy {
        max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) < LitOwnerReader.leastColor
      }
  }

  private func reading(_ fit: Fit, open: TileSet) -> Reading {
    let parts = TilePalette.Kind.allCases.compactMap { kind -> OwnerReading.Part? in
      let tiles = fit.tiles { $0 == kind }
      guard !tiles.isEmpty else { return nil }
      let color = RGBColor.median(of: tiles.indices.map { colors[$0] })
      return OwnerReading.Part(cluster: ColorCluster(color: color, tiles: tiles), kind: kind)
    }
    let owners = OwnerReading(
      parts: parts, cost: 0, margin: .infinity, theme: Theme.knownPalettes[fit.theme].theme)
    return Reading(owners: owners, open: open, light: fit.light)
  }
}

extension Owners {
  /// The tiles that have other owners here than there.
  fileprivate func difference(from other: Owners) -> TileSet {
    red.symmetricDifference(other.red).union(blue.symmetricDifference(other.blue))
  }
}

extension LitOwnerReader.Rings {
  /// Returns how far the rings are from the players' colours if red is on the left, and if red is on the right. Where the light is not
  /// the same everywhere, it is unknown how strong it is there.
  fileprivate func distances(red: Light.Channels, blue: Light.Channels, in light: Light) -> (
    usual: Float, exchanged: Float
  ) {
    let lights = light.isEven ? [light] : LitOwnerReader.Rings.lights
    func distance(_ ring: RGBColor?, _ color: Light.Channels) -> Float {
      guard let ring else { return 0 }
      return lights.map { Light.distance(Light.channels(ring), $0.seen(color, on: 0)) }.min() ?? 0
    }
    return (distance(left, red) + distance(right, blue), distance(left, blue) + distance(right, red))
  }

  private static let lights = stride(from: Float(0.1), to: 3, by: 0.1).map { Light(gain: $0) }

  /// Whether the rings show that red is on the right.
  func areExchanged(in theme: Theme, _ light: Light) -> Bool {
    let (usual, exchanged) = distances(
      red: Light.channels(theme.palette.red), blue: Light.channels(theme.palette.blue), in: light)
    return exchanged < usual
  }
}
