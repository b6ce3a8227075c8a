internal import LetterpressSolver

/// Tiles of nearly one colour.
struct ColorCluster: Equatable, Sendable {
  /// The median of the tiles' colours.
  let color: RGBColor
  let tiles: TileSet

  /// The two shades of free tiles differ by about 3, and noise moves a median by less than that; the closest kinds, a
  /// dark theme's, differ by 30.
  private static let tolerance = 12

  /// Clusters colours by single linkage: a tile belongs to a cluster if it is close to any of its tiles.
  ///
  /// - Parameter colors: of the 25 tiles, row by row.
  /// - Returns: the clusters, largest first.
  static func clusters(of colors: [RGBColor]) -> [ColorCluster] {
    var groups: [TileSet] = []
    for (tile, color) in colors.enumerated() {
      let near = TileSet((0..<tile).lazy.filter { colors[$0].distance(to: color) <= tolerance })
      var joined = TileSet(CollectionOfOne(tile))
      groups.removeAll { group in
        guard !group.intersection(near).isEmpty else { return false }
        joined = joined.union(group)
        return true
      }
      groups.append(joined)
    }
    return groups.map { tiles in ColorCluster(color: .median(of: tiles.indices.map { colors[$0] }), tiles: tiles) }
      .sorted {
        ($1.tiles.count, $0.tiles.bits.trailingZeroBitCount) < ($0.tiles.count, $1.tiles.bits.trailingZeroBitCount)
      }
  }
}
