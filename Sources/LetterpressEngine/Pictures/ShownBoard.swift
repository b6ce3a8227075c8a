package import LetterpressSolver
package import LetterpressVision

/// What a picture shows, as far as a page needs it after reading: from the reader, or from the JSON that was kept.
package struct ShownBoard: Sendable {
  /// What the picture shows of the position; the word of a pop-up counts as played.
  package let position: KnownPosition
  /// The tiles of the word played last; nil if the picture does not show them.
  package let lastTiles: TileSet?
  package let theme: Theme?
  /// The player on the left; nil if the picture shows neither avatar, or if that was not kept.
  package let left: Player?
  /// Whether a pop-up says that the owner of the phone played the last word.
  private let saysYouPlayed: Bool
  /// The 25 tiles, row by row.
  package let tiles: [Tile]

  /// A tile's colour, and how surely its letter was read.
  package struct Tile: Sendable {
    package var color: RGBColor
    /// 0 to 1.
    package var confidence: Double

    package init(color: RGBColor, confidence: Double) { (self.color, self.confidence) = (color, confidence) }
  }

  /// - Parameter popUpPlayer: whom the picture's pop-up names as the player of the last word; nil for nobody.
  /// - Precondition: there are 25 tiles.
  package init(
    _ position: KnownPosition, lastTiles: TileSet? = nil, theme: Theme?, popUpPlayer: String? = nil,
    left: Player? = nil, tiles: [Tile]
  ) {
    precondition(tiles.count == Board.tileCount, "a board has 25 tiles")
    (self.position, self.lastTiles, self.theme, self.left, self.tiles) = (position, lastTiles, theme, left, tiles)
    saysYouPlayed = popUpPlayer == PopUp.you
  }

  package init(_ reading: BoardReading) {
    self.init(
      KnownPosition(reading), lastTiles: reading.lastMove?.tiles, theme: reading.theme,
      popUpPlayer: reading.popUp?.player, left: reading.left,
      tiles: reading.tiles.map { Tile(color: $0.color, confidence: $0.confidence) })
  }
}

extension ShownBoard {
  /// The owner of the phone, who is not on turn after a word of theirs; nil unless a pop-up names them.
  package var you: Player? { saysYouPlayed ? position.mover?.opponent : nil }

  /// The tiles to check: those not read with certainty.
  package var doubtful: TileSet {
    TileSet(
      tiles.indices.filter { position.board[$0] == nil || tiles[$0].confidence < ShownBoard.leastConfidence })
  }

  /// A letter read with less confidence is doubtful: of a hundred such letters, a few are wrong.
  private static let leastConfidence = 0.95

  /// The colours of the picture's tiles; those of its theme where it has no tile of a kind.
  package var colors: TileColors {
    TileColors(
      of: tiles.indices.map { tile in (position.seenOwners?.ownership(of: tile), tiles[tile].color) },
      theme: theme ?? likelyTheme)
  }

  /// A dark or a light theme, if it is unknown which.
  private var likelyTheme: Theme { tiles[0].color.luma < ShownBoard.leastLuma ? .dark : .light }

  /// About a tenth of white's light.
  private static let leastLuma = 89
}

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
