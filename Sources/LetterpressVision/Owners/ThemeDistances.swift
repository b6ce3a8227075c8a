internal import LetterpressSolver

/// How far colours are from those of all known themes.
struct ThemeDistances {
  /// For each palette of ``Theme/knownPalettes``, the sum over the colours added of the difference of all channels.
  private var sums: [Int]
  /// The total weight of the colours added.
  private(set) var count = 0

  init() { sums = [Int](repeating: 0, count: Theme.knownPalettes.count) }

  /// Adds a colour, which counts as much as `weight` colours.
  mutating func add(_ color: RGBColor, as kind: TilePalette.Kind, weight: Int = 1) {
    let known = ThemeDistances.colors[kind.rawValue]
    for index in sums.indices {
      let other = known[index]
      sums[index] +=
        weight
        * (abs(Int(color.red) - Int(other.red)) + abs(Int(color.green) - Int(other.green))
          + abs(Int(color.blue) - Int(other.blue)))
    }
    count += weight
  }

  /// The mean difference, over colours and channels, from the nearest theme, 0 to 255.
  ///
  /// - Precondition: a colour was added.
  var least: Double { Double(sums.min() ?? 0) / Double(3 * count) }

  /// Returns the theme whose colours are closest; nil if none is close, or several are about equally close.
  func theme() -> Theme? {
    let distances = sums.map { Double($0) / Double(3 * count) }
    let known = Theme.knownPalettes
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }), distances[nearest] <= 20,
      !known.indices.contains(where: {
        known[$0].theme != known[nearest].theme && distances[$0] < distances[nearest] + 4
      })
    else { return nil }
    return known[nearest].theme
  }

  /// The colours of each kind of tile in all known palettes, so that they are not mixed again for every reading.
  private static let colors: [[RGBColor]] = TilePalette.Kind.allCases.map { kind in
    Theme.knownPalettes.map { $0.palette[kind] }
  }
}

extension Theme {
  /// Returns the theme whose colours are closest to those seen; nil if none is close or several are about equally
  /// close.
  static func nearest(to parts: [OwnerReading.Part], evidence: OwnerReader.Evidence) -> Theme? {
    var seen = ThemeDistances()
    for part in parts { seen.add(part.cluster.color, as: part.kind, weight: part.cluster.tiles.count) }
    // Background and rings weigh as much as five tiles each, as few tiles may have their colours.
    if let background = evidence.background { seen.add(background, as: .unclaimed, weight: 5) }
    if let red = evidence.red { seen.add(red, as: .redDefended, weight: 5) }
    if let blue = evidence.blue { seen.add(blue, as: .blueDefended, weight: 5) }
    return seen.theme()
  }
}
