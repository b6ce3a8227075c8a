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
