internal import LetterpressSolver
@testable import LetterpressVision

/// Tries every assignment of kinds to clusters under every curve, tile by tile, without leaving any out: the reference for
/// the search of ``OwnerReader``. What a cost is comes from ``OwnerCost``, so that only a mistake in the search or in the
/// sums tells the two apart.
struct PlainOwnerReader {
  let clusters: [ColorCluster]
  let evidence: OwnerReader.Evidence

  func read() -> (cost: Double, margin: Double) {
    // Keyed by the tiles' owners.
    var costs: [[Player?]: Double] = [:]
    for kinds in ways(from: TilePalette.Kind.allCases, count: clusters.count) {
      for curve in ToneCurve.candidates {
        let tiles = self.tiles(kinds)
        costs[tiles.map(\.owner)] = min(costs[tiles.map(\.owner)] ?? .infinity, cost(kinds, tiles, curve))
      }
    }
    let sorted = costs.values.sorted()
    return (sorted[0], (sorted.dropFirst().first ?? .infinity) - sorted[0])
  }

  private func ways(from kinds: [TilePalette.Kind], count: Int) -> [[TilePalette.Kind]] {
    guard count > 0 else { return [[]] }
    return kinds.flatMap { kind in ways(from: kinds.filter { $0 != kind }, count: count - 1).map { [kind] + $0 } }
  }

  private func tiles(_ kinds: [TilePalette.Kind]) -> [TilePalette.Kind] {
    (0..<25).map { tile in zip(clusters, kinds).first { $0.0.tiles.contains(tile) }?.1 ?? .unclaimed }
  }

  private func cost(_ kinds: [TilePalette.Kind], _ tiles: [TilePalette.Kind], _ curve: ToneCurve) -> Double {
    let colors = Dictionary(uniqueKeysWithValues: zip(kinds, clusters.map { curve.undone($0.color) }))
    let background = evidence.background.map(curve.undone)
    let (red, blue) = (evidence.red.map(curve.undone), evidence.blue.map(curve.undone))
    var cost = curve.cost + ruleCost(tiles) + scoreCost(tiles)
    if let background {
      for (kind, color) in colors {
        let distance = Double(color.distance(to: background))
        cost +=
          kind == .unclaimed
          ? max(distance - OwnerCost.freeReach, 0) / OwnerCost.unitsPerCost
          : max(OwnerCost.ownedReach - distance, 0) / OwnerCost.missingUnitsPerCost
      }
    }
    let players = [
      (colors[.red], colors[.redDefended], red), (colors[.blue], colors[.blueDefended], blue),
    ]
    for (plain, defended, ring) in players {
      if let defended, let ring { cost += Double(defended.distance(to: ring)) / OwnerCost.unitsPerCost }
      if let plain, let ground = colors[.unclaimed] ?? background, let full = ring ?? defended {
        cost += Double(plain.distance(to: ground.mean(with: full))) / OwnerCost.unitsPerCost
      }
    }
    let seen =
      colors.map { ($0.key, $0.value) } + (red.map { [(.redDefended, $0)] } ?? [])
      + (blue.map { [(.blueDefended, $0)] } ?? [])
    let distance = Theme.knownPalettes.map { theme in
      seen.reduce(0.0) { sum, next in
        let known = theme.palette[next.0]
        let differences = [
          abs(Int(next.1.red) - Int(known.red)), abs(Int(next.1.green) - Int(known.green)),
          abs(Int(next.1.blue) - Int(known.blue)),
        ]
        return sum + Double(differences.reduce(0, +)) / Double(3 * seen.count)
      }
    }.min()
    let off = distance ?? 0
    let inexact = off > OwnerCost.exactReach ? OwnerCost.inexactTheme : 0
    return cost + min(off / OwnerCost.themeUnitsPerCost, OwnerCost.mostForTheme(colors: seen.count)) + inexact
  }

  private func ruleCost(_ tiles: [TilePalette.Kind]) -> Double {
    let doubtful = tiles.indices.filter { tile in
      let neighbours = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        .map { (row: tile / 5 + $0, column: tile % 5 + $1) }
        .filter { (0..<5).contains($0.row) && (0..<5).contains($0.column) }
      let isDefended =
        tiles[tile].owner != nil
        && neighbours.allSatisfy { tiles[5 * $0.row + $0.column].owner == tiles[tile].owner }
      return tiles[tile].isDefended != isDefended
    }
    return OwnerCost.doubtfulTile * Double(doubtful.count)
  }

  private func scoreCost(_ tiles: [TilePalette.Kind]) -> Double {
    guard let scores = evidence.scores else { return 0 }
    let (red, blue) = (tiles.count { $0.owner == .red }, tiles.count { $0.owner == .blue })
    return min(Double(abs(red - scores.red) + abs(blue - scores.blue)), OwnerCost.mostForScores)
  }
}
