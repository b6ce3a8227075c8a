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
