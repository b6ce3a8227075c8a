/// How far colours are from those of all known themes at once, a lane a theme.
struct ThemeDistances {
  /// Sums over colours and channels; the lanes after the last theme repeat it.
  private var sums = SIMD16<Int16>.zero
  /// How many colours were added, each as often as it weighs.
  private(set) var count = 0

  /// At most 40 colours can be added: 40 · 3 · 255 is still an `Int16`.
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
  var all: [Double] { Theme.known.indices.map { Double(sums[$0]) / Double(3 * count) } }

  /// Of one kind of tile, a lane a theme.
  private struct Channels {
    var red = SIMD16<Int16>.zero
    var green = SIMD16<Int16>.zero
    var blue = SIMD16<Int16>.zero
  }

  /// By kind.
  private static let themes: [Channels] = TilePalette.Kind.allCases.map { kind in
    precondition(Theme.known.count <= SIMD16<Int16>.scalarCount, "more themes than lanes: take wider vectors")
    var channels = Channels()
    for lane in 0..<SIMD16<Int16>.scalarCount {
      let color = Theme.known[min(lane, Theme.known.count - 1)].palette[kind]
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
