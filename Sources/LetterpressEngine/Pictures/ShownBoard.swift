package import LetterpressSolver
package import LetterpressVision

/// What a picture shows, as far as a page needs it after reading: from the reader, or from the JSON that was kept.
package struct ShownBoard: Sendable {
  /// What the picture shows of the position; the word of a pop-up counts as played.
  package let position: KnownPosition
  package let theme: Theme?
  /// The 25 tiles, row by row.
  package let tiles: [Tile]

  /// A tile's colour, and how surely its letter was read.
  package struct Tile: Sendable {
    package var color: RGBColor
    /// 0 to 1.
    package var confidence: Double

    package init(color: RGBColor, confidence: Double) { (self.color, self.confidence) = (color, confidence) }
  }

  /// - Precondition: there are 25 tiles.
  package init(_ position: KnownPosition, theme: Theme?, tiles: [Tile]) {
    precondition(tiles.count == Board.tileCount, "a board has 25 tiles")
    (self.position, self.theme, self.tiles) = (position, theme, tiles)
  }

  package init(_ reading: BoardReading) {
    self.init(
      KnownPosition(reading), theme: reading.theme,
      tiles: reading.tiles.map { Tile(color: $0.color, confidence: $0.confidence) })
  }
}

extension ShownBoard {
  /// The tiles to check: those not read with certainty.
  package var doubtful: TileSet {
    TileSet(
      tiles.indices.filter { position.board[$0] == nil || tiles[$0].confidence < ShownBoard.leastConfidence })
  }

  /// A letter read with less confidence is doubtful: of a hundred such letters, a few are wrong.
  private static let leastConfidence = 0.95

  /// The colours of the picture's tiles; those of its theme where it has no tile of a kind.
  package var colors: BoardColors {
    var colors = BoardColors(of: theme ?? likelyTheme)
    guard let owners = position.owners else { return colors }
    for kind in TilePalette.Kind.allCases {
      let seen = tiles.indices.filter { owners.ownership(of: $0) == kind.ownership }
      if !seen.isEmpty { colors[kind] = .median(of: seen.map { tiles[$0].color }) }
    }
    return colors
  }

  /// A dark or a light theme, if it is unknown which.
  private var likelyTheme: Theme { tiles[0].color.luma < ShownBoard.leastLuma ? .dark : .light }

  /// About a tenth of white's light.
  private static let leastLuma = 89
}

/// The colours of a board's tiles, by kind.
package struct BoardColors: Equatable, Sendable {
  /// In the order of ``/LetterpressVision/TilePalette/Kind``.
  private var colors: [RGBColor]

  /// Those of a theme.
  package init(of theme: Theme) { colors = TilePalette.Kind.allCases.map { theme.palette[$0] } }

  package subscript(kind: TilePalette.Kind) -> RGBColor {
    get { colors[kind.rawValue] }
    set { colors[kind.rawValue] = newValue }
  }

  /// The colours as a JSON object.
  package var json: JSONValue {
    .object(
      [
        ("free", TilePalette.Kind.unclaimed), ("red", .red), ("redDefended", .redDefended), ("blue", .blue),
        ("blueDefended", .blueDefended),
      ].map { ($0.0, .string(self[$0.1].description)) })
  }
}

extension TilePalette.Kind {
  fileprivate var ownership: Ownership {
    switch self {
    case .unclaimed: .unclaimed
    case .red: .owned(by: .red, isDefended: false)
    case .redDefended: .owned(by: .red, isDefended: true)
    case .blue: .owned(by: .blue, isDefended: false)
    case .blueDefended: .owned(by: .blue, isDefended: true)
    }
  }
}

extension RGBColor {
  /// Parses a colour as ``description`` writes it, `#f7998d`; nil for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let bytes = Hexadecimal.bytes(of: String(text.dropFirst()))
    else { return nil }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
