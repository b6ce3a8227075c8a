/// Tells from colours who owns which tile.
///
/// The 25 tile colours are clustered; there are five kinds of tile, so every way to give the clusters
/// different kinds is weighed: by the rule of the game that a tile is defended exactly if it and all its
/// neighbours have one owner, by how the colours of a palette follow from one another, by the background,
/// the avatars' rings and the scores of this very picture, and last by the table of known themes. The
/// cheapest way wins, unless another with other owners comes near.
struct OwnerReader {
  /// What the picture shows besides the tiles; nil for what cannot be seen.
  struct Evidence: Equatable, Sendable {
    var background: RGBColor?
    /// The ring of the player who is taken for red.
    var red: RGBColor?
    /// The ring of the player who is taken for blue.
    var blue: RGBColor?
    var scores: Scores?
  }

  struct Outcome: Equatable, Sendable {
    /// What each tile's colour stands for, row by row.
    var kinds: [TilePalette.Kind]
    /// How badly it fits, 0 for perfectly.
    var cost: Double
    /// How much worse the best reading with other owners fits.
    var margin: Double

    var owners: [Player?] { kinds.map(\.owner) }

    /// Whether the reading may be believed.
    var isCertain: Bool { margin >= 2 && cost <= 12 }
  }

  private let clusters: [ColorCluster]
  private let evidence: Evidence

  /// - Parameter colors: the 25 tiles', row by row.
  init(colors: [RGBColor], evidence: Evidence) {
    clusters = ColorCluster.clusters(of: colors)
    self.evidence = evidence
  }

  /// The best reading; nil where there are more colours than kinds of tile.
  func read() -> Outcome? {
    guard clusters.count <= TilePalette.Kind.allCases.count else { return nil }
    let readings = assignments(of: clusters.count, from: TilePalette.Kind.allCases)
      .map { kinds in (kinds: tileKinds(kinds), cost: cost(of: kinds)) }
      .sorted { $0.cost < $1.cost }
    guard let best = readings.first else { return nil }
    let owners = best.kinds.map(\.owner)
    let rival = readings.first { $0.kinds.map(\.owner) != owners }
    return Outcome(kinds: best.kinds, cost: best.cost, margin: (rival?.cost ?? .infinity) - best.cost)
  }

  /// All ways to choose `count` different kinds in order.
  private func assignments(of count: Int, from kinds: [TilePalette.Kind]) -> [[TilePalette.Kind]] {
    guard count > 0 else { return [[]] }
    return kinds.flatMap { kind in
      assignments(of: count - 1, from: kinds.filter { $0 != kind }).map { [kind] + $0 }
    }
  }

  private func tileKinds(_ kinds: [TilePalette.Kind]) -> [TilePalette.Kind] {
    var tiles = [TilePalette.Kind](repeating: .unclaimed, count: TileGrid.side * TileGrid.side)
    for (cluster, kind) in zip(clusters, kinds) { for tile in cluster.tiles { tiles[tile] = kind } }
    return tiles
  }
}

extension OwnerReader {
  /// How badly an assignment of kinds to the clusters fits; a unit is what should make one hesitate.
  private func cost(of kinds: [TilePalette.Kind]) -> Double {
    let tiles = tileKinds(kinds)
    let colors = Dictionary(zip(kinds, clusters.map(\.color)), uniquingKeysWith: { first, _ in first })
    return ruleCost(tiles) + scoreCost(tiles) + paletteCost(colors) + themeCost(colors)
  }

  /// The tiles whose colour says defended where the neighbours say not, or the other way round.
  private func ruleCost(_ tiles: [TilePalette.Kind]) -> Double {
    let isDefended = Defence.defended(tiles.map(\.owner))
    return 3 * Double(zip(tiles, isDefended).count { $0.isDefended != $1 })
  }

  private func scoreCost(_ tiles: [TilePalette.Kind]) -> Double {
    guard let scores = evidence.scores else { return 0 }
    let difference =
      abs(tiles.count { $0.owner == .red } - scores.red) + abs(tiles.count { $0.owner == .blue } - scores.blue)
    return min(Double(difference), 6)
  }

  /// How far the colours are from what the background and the rings, or one another, ask for.
  private func paletteCost(_ colors: [TilePalette.Kind: RGBColor]) -> Double {
    var cost = 0.0
    if let background = evidence.background {
      for (kind, color) in colors {
        let distance = Double(color.distance(to: background))
        // Unclaimed tiles are a shade of the background, and no others are.
        cost += kind == .unclaimed ? max(distance - 8, 0) / 6 : max(16 - distance, 0) / 4
      }
    }
    let background = colors[.unclaimed] ?? evidence.background
    cost += playerCost(colors[.red], defended: colors[.redDefended], ring: evidence.red, background: background)
    cost += playerCost(colors[.blue], defended: colors[.blueDefended], ring: evidence.blue, background: background)
    return cost
  }

  private func playerCost(
    _ plain: RGBColor?, defended: RGBColor?, ring: RGBColor?, background: RGBColor?
  ) -> Double {
    var cost = 0.0
    if let defended, let ring { cost += Double(defended.distance(to: ring)) / 6 }
    if let plain, let background, let full = ring ?? defended {
      cost += Double(plain.distance(to: background.mean(with: full))) / 6
    }
    return cost
  }

  /// How far the colours are, on average, from those of the nearest known theme. It decides little
  /// against the picture's own colours, and all where they leave open who is who.
  private func themeCost(_ colors: [TilePalette.Kind: RGBColor]) -> Double {
    var seen = colors.map { ($0.key, $0.value) }
    if let red = evidence.red { seen.append((.redDefended, red)) }
    if let blue = evidence.blue { seen.append((.blueDefended, blue)) }
    let distance = Theme.known.map { $0.distance(to: seen) }.min() ?? 0
    return min(distance / 10, 3)
  }
}
