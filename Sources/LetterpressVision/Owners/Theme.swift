public import LetterpressSolver

/// A theme of the game, by its name in the game's settings.
public enum Theme: String, CaseIterable, Sendable {
  case light
  case dark
  case pop
  case retro
  case forest
  case glow
  case pink
  case contrast
}

// This is the one table of themes. To add a theme, add a case above and its rows in both parts below. CONTRIBUTING.md lists the
// other places: the schema, the colours of the drawn samples, and their copy in `SampleTheme+Known.swift`. Tests compare the
// table with the schema, with that copy, and with the drawn pictures.

extension Theme {
  /// The name of a player's colour in this theme. Red and blue are the colours of the light theme, and what the players are
  /// called in all of them.
  public func colorName(of player: Player) -> String {
    let names =
      switch self {
      case .light, .dark: (red: "red", blue: "blue")
      case .pop: (red: "pink", blue: "green")
      case .retro: (red: "red", blue: "purple")
      case .forest: (red: "green", blue: "orange")
      case .glow: (red: "crimson", blue: "green")
      case .pink: (red: "brown", blue: "magenta")
      case .contrast: (red: "grey or black", blue: "green")
      }
    return player == .red ? names.red : names.blue
  }

  /// The colours of tiles in sRGB, as screens have been seen to show them: in some themes one way on older devices and
  /// another on those with a wide gamut. Others differ from these by up to about 30 per channel.
  static let knownPalettes: [(theme: Theme, palette: TilePalette)] = [
    (.light, TilePalette(red: (255, 67, 47), blue: (0, 162, 255), free: (232, 231, 228))),
    (.light, TilePalette(red: (249, 42, 36), blue: (23, 142, 254), free: (236, 235, 231))),
    (.dark, TilePalette(red: (255, 67, 47), blue: (0, 186, 255), free: (56, 56, 56))),
    (.dark, TilePalette(red: (249, 42, 36), blue: (28, 170, 255), free: (37, 37, 37))),
    (.pop, TilePalette(red: (249, 0, 186), blue: (113, 255, 10), free: (37, 37, 37))),
    (.retro, TilePalette(red: (229, 74, 54), blue: (119, 0, 255), free: (249, 232, 185))),
    (.forest, TilePalette(red: (21, 99, 59), blue: (255, 156, 0), free: (217, 223, 209))),
    (.forest, TilePalette(red: (20, 82, 45), blue: (251, 138, 9), free: (217, 225, 206))),
    (.glow, TilePalette(red: (234, 0, 105), blue: (97, 255, 190), free: (56, 56, 56))),
    (.glow, TilePalette(red: (226, 0, 86), blue: (86, 255, 176), free: (37, 37, 37))),
    (.pink, TilePalette(red: (87, 56, 47), blue: (255, 0, 228), free: (247, 217, 230))),
    (.pink, TilePalette(red: (68, 42, 36), blue: (249, 0, 221), free: (253, 215, 232))),
    (.contrast, TilePalette(red: (0, 0, 0), blue: (45, 255, 9), free: (255, 255, 255))),
  ]
}

extension Theme {
  /// The colours of tiles in it; if two sets are known, those of older devices.
  public var palette: TilePalette {
    guard let known = Theme.knownPalettes.first(where: { $0.theme == self }) else {
      preconditionFailure("a theme without colours")
    }
    return known.palette
  }
}

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
