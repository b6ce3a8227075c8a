package import LetterpressSolver
package import LetterpressVision

/// What red and blue, the light theme's colours, stand for in a picture.
package enum ThemeText {
  /// A sentence that says who is called red and blue on a picture; nil if the colours say so themselves, or if the picture
  /// does not show the owners.
  package static func players(on reading: BoardReading) -> String? { players(on: ShownBoard(reading)) }

  /// The same for a picture that was read before.
  package static func players(on shown: ShownBoard) -> String? {
    guard shown.position.owners != nil else { return nil }
    guard let theme = shown.theme else { return unnamed(on: shown) }
    let (red, blue) = (theme.colorName(of: .red), theme.colorName(of: .blue))
    switch (red, blue) {
    case ("red", "blue"): return nil
    case ("red", _): return "In this theme, blue is the \(blue) player."
    default: return "In this theme, red is the \(red) player and blue the \(blue) one."
    }
  }

  /// The same for an unknown theme: in it, red is the player on the left. If that cannot be seen, a tile says it.
  private static func unnamed(on shown: ShownBoard) -> String? {
    if shown.left == .red { return "Red is the player on the left." }
    let owned = (0..<Board.tileCount).lazy.compactMap { tile in shown.position.owners?[tile].map { (tile, $0) } }
    return owned.first.map { tile, player in
      "\(player.rawValue.asciiCapitalized) is the player who has \(Board.name(of: tile))."
    }
  }

  /// What to call the players on a picture: by their colours in its theme, in lower case; red and blue if that is unknown.
  package static func names(on shown: ShownBoard) -> [(Player, String)] {
    Player.allCases.map { player in
      // Grey, and black if defended: in a sentence, one word must do.
      if shown.theme == .contrast, player == .red { return (player, "black") }
      return (player, shown.theme?.colorName(of: player) ?? player.rawValue)
    }
  }
}
