/// Tiles of nearly one colour.
struct ColorCluster: Equatable, Sendable {
  /// The median of the tiles' colours.
  let color: RGBColor
  /// Indices of the tiles, ascending.
  let tiles: [Int]

  /// The two shades of unclaimed tiles differ by about 3, noise moves a median by less than that; the
  /// nearest kinds, a dark theme's, differ by 30.
  private static let tolerance = 12

  /// Clusters by single linkage: a tile belongs to a cluster if it is near any of its tiles.
  ///
  /// - Returns: the largest first.
  static func clusters(of colors: [RGBColor]) -> [ColorCluster] {
    var groups: [[Int]] = []
    for (tile, color) in colors.enumerated() {
      let isNear = groups.map { group in group.contains { colors[$0].distance(to: color) <= tolerance } }
      let joined = zip(groups, isNear).filter(\.1).flatMap(\.0) + [tile]
      groups = zip(groups, isNear).filter { !$0.1 }.map(\.0) + [joined]
    }
    return groups.map { group in
      ColorCluster(color: .median(of: group.map { colors[$0] }), tiles: group.sorted())
    }.sorted { ($1.tiles.count, $0.tiles[0]) < ($0.tiles.count, $1.tiles[0]) }
  }
}
