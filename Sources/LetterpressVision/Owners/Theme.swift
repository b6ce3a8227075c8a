internal import LetterpressSolver

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

extension Theme {
  /// The colours of tiles in it; those of older systems if two sets are known.
  package var palette: TilePalette {
    guard let known = ThemePalette.known.first(where: { $0.theme == self }) else {
      preconditionFailure("a theme without colours")
    }
    return known.palette
  }
}

/// The colours of tiles in a theme.
struct ThemePalette: Sendable {
  let theme: Theme
  let palette: TilePalette

  /// In sRGB; wide-gamut screens and older systems differ by up to about 30 per channel. Some themes have two known
  /// sets.
  static let known: [ThemePalette] = [
    ThemePalette(.light, red: (255, 67, 47), blue: (0, 162, 255), unclaimed: (232, 231, 228)),
    ThemePalette(.light, red: (249, 42, 36), blue: (23, 142, 254), unclaimed: (236, 235, 231)),
    ThemePalette(.dark, red: (255, 67, 47), blue: (0, 186, 255), unclaimed: (56, 56, 56)),
    ThemePalette(.dark, red: (249, 42, 36), blue: (28, 170, 255), unclaimed: (37, 37, 37)),
    ThemePalette(.pop, red: (249, 0, 186), blue: (113, 255, 10), unclaimed: (37, 37, 37)),
    ThemePalette(.retro, red: (229, 74, 54), blue: (119, 0, 255), unclaimed: (249, 232, 185)),
    ThemePalette(.forest, red: (21, 99, 59), blue: (255, 156, 0), unclaimed: (217, 223, 209)),
    ThemePalette(.forest, red: (20, 82, 45), blue: (251, 138, 9), unclaimed: (217, 225, 206)),
    ThemePalette(.glow, red: (234, 0, 105), blue: (97, 255, 190), unclaimed: (56, 56, 56)),
    ThemePalette(.glow, red: (226, 0, 86), blue: (86, 255, 176), unclaimed: (37, 37, 37)),
    ThemePalette(.pink, red: (87, 56, 47), blue: (255, 0, 228), unclaimed: (247, 217, 230)),
    ThemePalette(.pink, red: (68, 42, 36), blue: (249, 0, 221), unclaimed: (253, 215, 232)),
    ThemePalette(.contrast, red: (0, 0, 0), blue: (45, 255, 9), unclaimed: (255, 255, 255)),
  ]

  private typealias Channels = (red: UInt8, green: UInt8, blue: UInt8)

  private init(_ theme: Theme, red: Channels, blue: Channels, unclaimed: Channels) {
    func color(_ channels: Channels) -> RGBColor {
      RGBColor(red: channels.red, green: channels.green, blue: channels.blue)
    }
    self.theme = theme
    palette = TilePalette(background: color(unclaimed), red: color(red), blue: color(blue))
  }

  /// Returns the theme whose colours are closest to those seen; nil if none is close or several are about equally
  /// close.
  static func theme(of parts: [OwnerReading.Part], evidence: OwnerReader.Evidence) -> Theme? {
    var seen = ThemeDistances()
    for part in parts { seen.add(part.cluster.color, as: part.kind, weight: part.cluster.tiles.count) }
    // Background and rings weigh as much as five tiles each, as few tiles may have their colours.
    if let background = evidence.background { seen.add(background, as: .unclaimed, weight: 5) }
    if let red = evidence.red { seen.add(red, as: .redDefended, weight: 5) }
    if let blue = evidence.blue { seen.add(blue, as: .blueDefended, weight: 5) }
    let distances = seen.all
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }), distances[nearest] <= 20,
      !known.indices.contains(where: {
        known[$0].theme != known[nearest].theme && distances[$0] < distances[nearest] + 4
      })
    else { return nil }
    return known[nearest].theme
  }
}

/// The distances of colours from those of all known themes at once, one SIMD lane per theme.
struct ThemeDistances {
  /// Sums over colours and channels; the lanes after the last theme repeat it.
  private var sums = SIMD16<Int16>.zero
  /// The total weight of the colours added.
  private(set) var count = 0

  /// Adds a colour. The total weight must not exceed 40: 40 · 3 · 255 still fits an `Int16`.
  mutating func add(_ color: RGBColor, as kind: TilePalette.Kind, weight: Int = 1) {
    let themes = ThemeDistances.themes[kind.rawValue]
    let sum =
      ThemeDistances.difference(themes.red, color.red) &+ ThemeDistances.difference(themes.green, color.green)
      &+ ThemeDistances.difference(themes.blue, color.blue)
    sums &+= sum &* SIMD16(repeating: Int16(weight))
    count += weight
  }

  /// The mean difference, over colours and channels, from the nearest theme, 0 to 255.
  ///
  /// - Precondition: a colour was added.
  var least: Double { Double(sums.min()) / Double(3 * count) }

  /// The mean difference from each of the known themes.
  var all: [Double] { ThemePalette.known.indices.map { Double(sums[$0]) / Double(3 * count) } }

  /// The colours of one kind of tile, one lane per theme.
  private struct Channels {
    var red = SIMD16<Int16>.zero
    var green = SIMD16<Int16>.zero
    var blue = SIMD16<Int16>.zero
  }

  /// Indexed by kind.
  private static let themes: [Channels] = TilePalette.Kind.allCases.map { kind in
    precondition(ThemePalette.known.count <= SIMD16<Int16>.scalarCount, "more themes than lanes: take wider vectors")
    var channels = Channels()
    for lane in 0..<SIMD16<Int16>.scalarCount {
      let color = ThemePalette.known[min(lane, ThemePalette.known.count - 1)].palette[kind]
      channels.red[lane] = Int16(color.red)
      channels.green[lane] = Int16(color.green)
      channels.blue[lane] = Int16(color.blue)
    }
    return channels
  }

  private static func difference(_ channels: SIMD16<Int16>, _ channel: UInt8) -> SIMD16<Int16> {
    let difference = channels &- SIMD16(repeating: Int16(channel))
    return pointwiseMax(difference, 0 &- difference)
  }
}
