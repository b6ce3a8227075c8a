internal import LetterpressSolver

/// A theme of the game that is known by name, with the colours its tiles have.
struct Theme: Sendable {
  let name: String
  let palette: TilePalette

  /// Colours as sRGB; wide-gamut screens and older systems show them up to about 30 a channel
  /// otherwise. Where two sets are known, both are here.
  static let known: [Theme] = [
    Theme("light", red: (255, 67, 47), blue: (0, 162, 255), unclaimed: (232, 231, 228)),
    Theme("light", red: (249, 42, 36), blue: (23, 142, 254), unclaimed: (236, 235, 231)),
    Theme("dark", red: (255, 67, 47), blue: (0, 186, 255), unclaimed: (56, 56, 56)),
    Theme("dark", red: (249, 42, 36), blue: (28, 170, 255), unclaimed: (37, 37, 37)),
    Theme("pop", red: (249, 0, 186), blue: (113, 255, 10), unclaimed: (37, 37, 37)),
    Theme("retro", red: (229, 74, 54), blue: (119, 0, 255), unclaimed: (249, 232, 185)),
    Theme("forest", red: (21, 99, 59), blue: (255, 156, 0), unclaimed: (217, 223, 209)),
    Theme("forest", red: (20, 82, 45), blue: (251, 138, 9), unclaimed: (217, 225, 206)),
    Theme("glow", red: (234, 0, 105), blue: (97, 255, 190), unclaimed: (56, 56, 56)),
    Theme("glow", red: (226, 0, 86), blue: (86, 255, 176), unclaimed: (37, 37, 37)),
    Theme("pink", red: (87, 56, 47), blue: (255, 0, 228), unclaimed: (247, 217, 230)),
    Theme("pink", red: (68, 42, 36), blue: (249, 0, 221), unclaimed: (253, 215, 232)),
    Theme("contrast", red: (0, 0, 0), blue: (45, 255, 9), unclaimed: (255, 255, 255)),
  ]

  private typealias Channels = (red: UInt8, green: UInt8, blue: UInt8)

  private init(_ name: String, red: Channels, blue: Channels, unclaimed: Channels) {
    func color(_ channels: Channels) -> RGBColor {
      RGBColor(red: channels.red, green: channels.green, blue: channels.blue)
    }
    self.name = name
    palette = TilePalette(background: color(unclaimed), red: color(red), blue: color(blue))
  }

  /// The name of the theme whose colours are nearest to those seen; nil where none is near, or where
  /// themes of different names are nearly as near.
  static func name(of parts: [OwnerReading.Part], evidence: OwnerReader.Evidence) -> String? {
    var seen = ThemeDistances()
    for part in parts { seen.add(part.cluster.color, as: part.kind, weight: part.cluster.tiles.count) }
    // Background and rings count for much where few tiles are of their colours.
    if let background = evidence.background { seen.add(background, as: .unclaimed, weight: 5) }
    if let red = evidence.red { seen.add(red, as: .redDefended, weight: 5) }
    if let blue = evidence.blue { seen.add(blue, as: .blueDefended, weight: 5) }
    let distances = seen.all
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }), distances[nearest] <= 20,
      !known.indices.contains(where: {
        known[$0].name != known[nearest].name && distances[$0] < distances[nearest] + 4
      })
    else { return nil }
    return known[nearest].name
  }
}
