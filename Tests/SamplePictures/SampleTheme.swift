package import LetterpressSolver
package import LetterpressVision

/// The colours of a sample, by the same rules as `Scripts/make samples`.
package struct SampleTheme: Equatable, Sendable {
  /// The name of a known theme; nil for an invented one.
  package var name: String?
  /// The colour around the board.
  package var background: RGBColor
  /// The colours of free tiles, by the parity of row + column.
  package var shades: [RGBColor]
  /// The colours of owned tiles, by their character in the text form: `r`, `R`, `b`, `B`.
  package var owned: [Character: RGBColor]

  /// The colour of icons and scores.
  package var text: RGBColor {
    isDark ? RGBColor(red: 236, green: 236, blue: 236) : background.blended(with: .black, part: 0.65)
  }

  /// The colour of the bar at the bottom of some phones.
  package var homeIndicator: RGBColor { isDark ? .white : .black }

  private var isDark: Bool { background.vector.sum() < 3 * 128 }

  /// Returns the colour of a tile.
  package func tile(_ owner: Character, row: Int, column: Int) -> RGBColor {
    owned[owner] ?? shades[(row + column) % 2]
  }

  /// Returns the colour of a letter on a tile.
  package static func ink(on tile: RGBColor) -> RGBColor {
    let brightness = 0.4 * Float(tile.red) + 0.4 * Float(tile.green) + 0.2 * Float(tile.blue)
    return tile.blended(with: brightness < 96 ? .white : .black, part: 0.8)
  }

  /// Creates a theme from three colours, as displayed by devices with an sRGB screen.
  init(_ name: String?, background: RGBColor, red: RGBColor, blue: RGBColor) {
    self.name = name
    self.background = background
    let contrary: RGBColor = background.vector.sum() < 3 * 128 ? .white : .black
    shades = [background.blended(with: contrary, part: 0.03), background.blended(with: contrary, part: 0.04)]
    owned = [
      "R": red, "r": background.blended(with: red, part: 0.5), "b": background.blended(with: blue, part: 0.5),
      "B": blue,
    ]
  }

  /// Creates a theme as displayed by devices with a wide-gamut screen.
  init(
    _ name: String, redDefended: RGBColor, red: RGBColor, unclaimed: RGBColor, blue: RGBColor, blueDefended: RGBColor
  ) {
    let isDark = unclaimed.vector.sum() < 3 * 128
    func offset(_ units: Float) -> RGBColor { RGBColor(unclaimed.vector + ColorVector(repeating: units)) }
    self.name = name
    background = offset(isDark ? -6 : 7)
    shades = [unclaimed, offset(isDark ? 2 : -3)]
    owned = ["R": redDefended, "r": red, "b": blue, "B": blueDefended]
  }
}

extension SampleTheme {
  /// Every known theme in each of its known sets of colours.
  package static let known: [SampleTheme] = [
    SampleTheme("light", background: .rgb(240, 239, 236), red: .rgb(255, 67, 47), blue: .rgb(0, 162, 255)),
    SampleTheme("dark", background: .rgb(49, 49, 49), red: .rgb(255, 67, 47), blue: .rgb(0, 186, 255)),
    SampleTheme("forest", background: .rgb(224, 230, 216), red: .rgb(21, 99, 59), blue: .rgb(255, 156, 0)),
    SampleTheme("glow", background: .rgb(49, 49, 49), red: .rgb(234, 0, 105), blue: .rgb(97, 255, 190)),
    SampleTheme("pink", background: .rgb(255, 224, 237), red: .rgb(87, 56, 47), blue: .rgb(255, 0, 228)),
    wide("light", (249, 42, 36), (242, 132, 123), (236, 235, 231), (103, 187, 242), (23, 142, 254)),
    wide("dark", (249, 42, 36), (132, 41, 37), (37, 37, 37), (23, 97, 134), (28, 170, 255)),
    wide("pop", (249, 0, 186), (132, 0, 103), (37, 37, 37), (71, 138, 19), (113, 255, 10)),
    wide("retro", (229, 74, 54), (239, 148, 114), (249, 232, 185), (181, 111, 218), (119, 0, 255)),
    wide("forest", (20, 82, 45), (104, 149, 119), (217, 225, 206), (234, 181, 89), (251, 138, 9)),
    wide("glow", (226, 0, 86), (120, 7, 60), (37, 37, 37), (60, 137, 100), (86, 255, 176)),
    wide("pink", (68, 42, 36), (154, 120, 123), (253, 215, 232), (250, 80, 227), (249, 0, 221)),
    wide("contrast", (0, 0, 0), (108, 108, 108), (255, 255, 255), (129, 255, 109), (45, 255, 9)),
  ]

  private typealias Channels = (UInt8, UInt8, UInt8)

  /// Returns a theme from colours in the order of the design's table.
  private static func wide(
    _ name: String, _ redDefended: Channels, _ red: Channels, _ unclaimed: Channels, _ blue: Channels,
    _ blueDefended: Channels
  ) -> SampleTheme {
    SampleTheme(
      name, redDefended: .rgb(redDefended.0, redDefended.1, redDefended.2), red: .rgb(red.0, red.1, red.2),
      unclaimed: .rgb(unclaimed.0, unclaimed.1, unclaimed.2), blue: .rgb(blue.0, blue.1, blue.2),
      blueDefended: .rgb(blueDefended.0, blueDefended.1, blueDefended.2))
  }

  /// Returns an invented theme: a light or dark background and two players' colours. All five kinds of tile differ
  /// clearly from one another and from their ink.
  package static func invented(using generator: inout SeededGenerator) -> SampleTheme {
    while true {
      let isDark = Bool.random(using: &generator)
      let base: RGBColor = isDark ? .rgb(36, 36, 36) : .rgb(235, 235, 235)
      let background = base.blended(with: .random(using: &generator), part: .random(in: 0...0.15, using: &generator))
      let theme = SampleTheme(
        nil, background: background, red: .random(using: &generator), blue: .random(using: &generator))
      if theme.isLegible { return theme }
    }
  }

  /// The minimum mean difference of the channels between two kinds of tile.
  private static let leastDifference: Float = 30

  /// The minimum difference in luma between a tile and its ink.
  private static let leastContrast = 60

  private var isLegible: Bool {
    let colors = [background] + owned.values
    let areDistinct = colors.indices.allSatisfy { index in
      colors[..<index].allSatisfy { $0.difference(from: colors[index]) >= SampleTheme.leastDifference }
    }
    return areDistinct
      && colors.allSatisfy { abs(Int($0.luma) - Int(SampleTheme.ink(on: $0).luma)) >= SampleTheme.leastContrast }
  }
}
