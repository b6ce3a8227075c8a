internal import LetterpressSolver
package import LetterpressVision

/// What red and blue, the light theme's colours, stand for in a picture.
package enum ThemeText {
  /// A sentence that says who is called red and blue on a picture; nil if the colours say so themselves, or if the picture
  /// does not show the owners.
  package static func players(on reading: BoardReading) -> String? { players(on: ShownBoard(reading)) }

  /// The same for a picture that was read before.
  package static func players(on shown: ShownBoard) -> String? {
    guard shown.position.owners != nil else { return nil }
    guard let theme = shown.theme else { return "Red is the player on the left." }
    let (red, blue) = colors(of: theme)
    switch (red, blue) {
    case ("red", "blue"): return nil
    case ("red", _): return "In this theme, blue is the \(blue) player."
    default: return "In this theme, red is the \(red) player and blue the \(blue) one."
    }
  }

  /// The names of the colours of red's and blue's tiles.
  private static func colors(of theme: Theme) -> (red: String, blue: String) {
    switch theme {
    case .light, .dark: ("red", "blue")
    case .pop: ("pink", "green")
    case .retro: ("red", "purple")
    case .forest: ("green", "orange")
    case .glow: ("crimson", "green")
    case .pink: ("brown", "magenta")
    case .contrast: ("grey or black", "green")
    }
  }
}
