internal import CPlatform

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
