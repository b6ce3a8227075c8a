internal import CPlatform
internal import LetterpressSolver

/// Determines from colours who owns which tile.
///
/// The 25 tile colours are clustered. As there are five kinds of tile, every assignment of different kinds to the
/// clusters is weighed: by the rule that a tile is defended exactly if it and all its neighbours have one owner, by how
/// the colours of a palette follow from one another, by the background, rings and scores of this very picture, and last
/// by the table of known themes. As a picture may be lighter or darker than the game drew it, several tone curves are
/// tried. The cheapest assignment wins, unless another with other owners comes close.
struct OwnerReader {
  /// What the picture shows besides the tiles; nil for what cannot be seen.
  struct Evidence: Equatable, Sendable {
    var background: RGBColor?
    /// The ring colour of the player taken for red.
    var red: RGBColor?
    /// The ring colour of the player taken for blue.
    var blue: RGBColor?
    var scores: Scores?
  }

  private let clusters: [ColorCluster]
  private let ways: [Way]

  /// An assignment of kinds to the clusters.
  private struct Way {
    var assignment: KindAssignment
    var owners: Owners
    /// The cost by the rule of defended tiles and, within `read(_:)`, by the scores.
    var cost: Double
  }

  /// - Parameter clusters: of all 25 tiles.
  init(clusters: [ColorCluster]) {
    self.clusters = clusters
    ways =
      clusters.count > TilePalette.Kind.allCases.count
      ? [] : KindAssignment.all(of: clusters.count).map { OwnerReader.way($0, clusters) }
  }

  /// Returns the best reading; nil if there are more colours than kinds of tile.
  func read(_ evidence: Evidence) -> OwnerReading? {
    // The cheapest first, as the others are pruned against the best so far.
    var ways = ways.map { way in
      var way = way
      way.cost += OwnerReader.scoreCost(way.owners, evidence.scores)
      return way
    }
    guard let cheapest = ways.indices.min(by: { ways[$0].cost < ways[$1].cost }) else { return nil }
    ways.swapAt(0, cheapest)
    var best = (way: ways[0], cost: Double.infinity)
    var rivalCost = Double.infinity
    for curve in ToneCurve.candidates {
      let colors = Colors(clusters: clusters, evidence: evidence, undoing: curve)
      for way in ways {
        var cost = way.cost + curve.cost
        // Colours cost 0 or more, so most ways are too expensive before their colours are compared.
        guard cost < best.cost + OwnerReading.leastMargin else { continue }
        cost += colors.paletteCost(way.assignment) + colors.themeCost(way.assignment)
        if way.owners == best.way.owners {
          if cost < best.cost { best = (way, cost) }
        } else if cost < best.cost {
          rivalCost = best.cost
          best = (way, cost)
        } else {
          rivalCost = min(rivalCost, cost)
        }
      }
    }
    let parts = TilePalette.Kind.allCases.compactMap { kind in
      best.way.assignment[kind].map { OwnerReading.Part(cluster: clusters[$0], kind: kind) }
    }
    return OwnerReading(parts: parts, cost: best.cost, margin: rivalCost - best.cost)
  }

  private static func way(_ assignment: KindAssignment, _ clusters: [ColorCluster]) -> Way {
    func tiles(_ kind: TilePalette.Kind) -> TileSet { assignment[kind].map { clusters[$0].tiles } ?? TileSet() }
    let (redDefended, blueDefended) = (tiles(.redDefended), tiles(.blueDefended))
    let owners = Owners(red: tiles(.red).union(redDefended), blue: tiles(.blue).union(blueDefended))
    // The tiles on whose defence colour and neighbours disagree.
    let doubtful = owners.defended.symmetricDifference(redDefended.union(blueDefended))
    return Way(assignment: assignment, owners: owners, cost: OwnerCost.doubtfulTile * Double(doubtful.count))
  }

  private static func scoreCost(_ owners: Owners, _ scores: Scores?) -> Double {
    guard let scores else { return 0 }
    let difference = abs(owners.red.count - scores.red) + abs(owners.blue.count - scores.blue)
    return min(Double(difference), OwnerCost.mostForScores)
  }
}

/// A gamma curve that a screen, a camera or a converter may have applied: every channel, 0 to 1, raised to a power.
struct ToneCurve: Equatable, Sendable {
  let exponent: Double
  /// How unlikely it is, in the unit of ``OwnerReader``'s costs; 0 for an unchanged picture.
  let cost: Double

  private init(exponent: Double) {
    self.exponent = exponent
    cost = 2 * abs(platform_log(exponent))
  }

  /// The curves to try, likeliest first; the exponents are powers of 1.25 from 0.41 to 2.44.
  static let candidates = [0, 1, -1, 2, -2, 3, -3, 4, -4].map { ToneCurve(exponent: platform_pow(1.25, $0)) }

  /// Returns the colour that the curve turned into this one.
  func undone(_ color: RGBColor) -> RGBColor {
    guard exponent != 1 else { return color }
    func undone(_ channel: UInt8) -> UInt8 {
      UInt8((platform_pow(Double(channel) / 255, 1 / exponent) * 255).rounded())
    }
    return RGBColor(red: undone(color.red), green: undone(color.green), blue: undone(color.blue))
  }
}

/// What speaks against a way of assigning owners to colours, in one unit: a cost of 1 is a reason to hesitate. Distances of
/// colours are mean differences over the channels, 0 to 255.
enum OwnerCost {
  /// For each tile whose colour says that it is defended while its neighbours' owners say that it is not, or the
  /// reverse: nearly always a wrong assignment, as that rule has no exception.
  static let doubtfulTile = 3.0

  /// The most that scores cost, one for each tile by which they differ: they may themselves be misread.
  static let mostForScores = 6.0

  /// How far apart two colours that should be equal are for a cost of 1.
  static let unitsPerCost = 6.0

  /// Free tiles are a shade of the background: up to this distance from it they cost nothing.
  static let freeReach = 8.0

  /// Owned tiles are farther than this from the background; a quarter of what is missing is their cost.
  static let ownedReach = 16.0
  static let missingUnitsPerCost = 4.0

  /// How far colours may be from a known theme's for a cost of 1.
  static let themeUnitsPerCost = 10.0

  /// Up to this distance the colours are just those of a known theme, as on most screens; this is the cost of all others. So where
  /// a pop-up covers the avatars, two colours of a known theme are enough.
  static let exactReach = 4.0
  static let inexactTheme = 0.5

  /// Returns the most that the distance from the nearest known theme may cost, as the theme may be an unknown one. A
  /// single colour may resemble some theme's by chance, three together hardly ever do: then the distance means more.
  static func mostForTheme(colors count: Int) -> Double { min(2.5 + Double(count) / 2, 4) }
}

/// Which cluster of tiles has which kind, in four bytes.
///
/// Four bits per kind, the first kind lowest: the index of the cluster plus one, or 0 for a kind without tiles.
struct KindAssignment: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// The cluster of a kind; nil if it has none.
  private(set) subscript(kind: TilePalette.Kind) -> Int? {
    get {
      let place = bits >> (4 * UInt32(kind.rawValue)) & 0b1111
      return place == 0 ? nil : Int(place) - 1
    }
    set { bits |= (newValue.map { UInt32($0) + 1 } ?? 0) << (4 * UInt32(kind.rawValue)) }
  }

  /// Returns every way to assign different kinds to clusters.
  ///
  /// - Parameter count: the number of clusters, at most that of kinds: 4 or 5 give 120 ways.
  static func all(of count: Int) -> [KindAssignment] {
    let kinds = TilePalette.Kind.allCases
    var assignments: [KindAssignment] = []
    func extend(_ assignment: KindAssignment, from cluster: Int) {
      guard cluster < count else { return assignments.append(assignment) }
      for kind in kinds where assignment[kind] == nil {
        var extended = assignment
        extended[kind] = cluster
        extend(extended, from: cluster + 1)
      }
    }
    extend(KindAssignment(), from: 0)
    return assignments
  }
}

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

extension OwnerReader {
  /// The colours of a picture before a tone curve changed them, and the cost of taking them for kinds of tile.
  struct Colors {
    private let clusters: [RGBColor]
    private let background: RGBColor?
    private let red: RGBColor?
    private let blue: RGBColor?

    init(clusters: [ColorCluster], evidence: Evidence, undoing curve: ToneCurve) {
      self.clusters = clusters.map { curve.undone($0.color) }
      background = evidence.background.map(curve.undone)
      red = evidence.red.map(curve.undone)
      blue = evidence.blue.map(curve.undone)
    }

    /// Computed once, unlike `allCases`.
    private static let kinds = TilePalette.Kind.allCases

    private func color(_ kind: TilePalette.Kind, _ assignment: KindAssignment) -> RGBColor? {
      assignment[kind].map { clusters[$0] }
    }

    /// Returns the cost of colours that differ from what the background and the rings, or one another, imply.
    func paletteCost(_ assignment: KindAssignment) -> Double {
      let unclaimed = color(.unclaimed, assignment)
      var cost = 0.0
      if let background {
        // Free tiles are a shade of the background, and no others are.
        for (index, cluster) in clusters.enumerated() {
          let distance = Double(cluster.distance(to: background))
          cost +=
            assignment[.unclaimed] == index
            ? max(distance - OwnerCost.freeReach, 0) / OwnerCost.unitsPerCost
            : max(OwnerCost.ownedReach - distance, 0) / OwnerCost.missingUnitsPerCost
        }
      }
      let ground = unclaimed ?? background
      cost += playerCost(color(.red, assignment), defended: color(.redDefended, assignment), ring: red, ground: ground)
      cost += playerCost(
        color(.blue, assignment), defended: color(.blueDefended, assignment), ring: blue, ground: ground)
      return cost
    }

    private func playerCost(
      _ plain: RGBColor?, defended: RGBColor?, ring: RGBColor?, ground: RGBColor?
    ) -> Double {
      var cost = 0.0
      if let defended, let ring { cost += Double(defended.distance(to: ring)) / OwnerCost.unitsPerCost }
      if let plain, let ground, let full = ring ?? defended {
        cost += Double(plain.distance(to: ground.mean(with: full))) / OwnerCost.unitsPerCost
      }
      return cost
    }

    /// Returns the cost of the mean distance from the nearest known theme. It matters little against the picture's own
    /// colours, but decides if they leave open who is who.
    func themeCost(_ assignment: KindAssignment) -> Double {
      var distances = ThemeDistances()
      for kind in OwnerReader.Colors.kinds {
        if let color = color(kind, assignment) { distances.add(color, as: kind) }
      }
      if let red { distances.add(red, as: .redDefended) }
      if let blue { distances.add(blue, as: .blueDefended) }
      let off = distances.least
      return min(off / OwnerCost.themeUnitsPerCost, OwnerCost.mostForTheme(colors: distances.count))
        + (off > OwnerCost.exactReach ? OwnerCost.inexactTheme : 0)
    }
  }
}
