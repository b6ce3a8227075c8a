package import LetterpressVision

/// The colours that a sample is drawn in: the same rules as in `Scripts/make-samples`.
package struct SampleTheme: Equatable, Sendable {
  /// The name of a known theme; nil for one that is invented.
  package var name: String?
  /// Around the board.
  package var background: RGBColor
  /// Of unclaimed tiles, by the parity of row + column.
  package var shades: [RGBColor]
  /// Of owned tiles, by their character in the text form: `r`, `R`, `b`, `B`.
  package var owned: [Character: RGBColor]

  /// Of icons and scores.
  package var text: RGBColor {
    isDark ? RGBColor(red: 236, green: 236, blue: 236) : background.blended(with: .black, part: 0.65)
  }

  /// Of the bar at the bottom of some phones.
  package var homeIndicator: RGBColor { isDark ? .white : .black }

  private var isDark: Bool { background.vector.sum() < 3 * 128 }

  /// The colour of a tile.
  package func tile(_ owner: Character, row: Int, column: Int) -> RGBColor {
    owned[owner] ?? shades[(row + column) % 2]
  }

  /// The colour of a letter on a tile.
  package static func ink(on tile: RGBColor) -> RGBColor {
    let brightness = 0.4 * Float(tile.red) + 0.4 * Float(tile.green) + 0.2 * Float(tile.blue)
    return tile.blended(with: brightness < 96 ? .white : .black, part: 0.8)
  }

  /// The theme whose colours follow from three, as devices with an sRGB screen show it.
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

  /// The theme as devices with a wide-gamut screen show it.
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
