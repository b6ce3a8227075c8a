internal import LetterpressSolver
internal import LetterpressVision

/// A board as lines of text.
enum BoardText {
  enum Style {
    /// Letters and spaces only.
    case plain
    /// Squares in the nearest of the terminal's 256 colours.
    case palette
    /// Squares in the picture's own colours.
    case trueColor
  }

  /// The board of a reading, in five lines; in colour a row takes three lines, so that tiles are square.
  static func board(_ reading: BoardReading, style: Style) -> String {
    rows(of: reading.tiles).map { row in
      guard style != .plain else { return row.map { symbol($0.letter) }.joined(separator: " ") + "\n" }
      let margin = row.map { square("     ", on: $0.color, style: style) }.joined() + "\n"
      let letters = row.map { square("  \(symbol($0.letter))  ", on: $0.color, style: style) }.joined() + "\n"
      return margin + letters + margin
    }.joined()
  }

  /// Typed letters: five per line if they are a whole board, else on one line.
  static func letters(of rack: Rack) -> String {
    let rows = rack.tiles.count == Board.tileCount ? rows(of: rack.tiles) : [rack.tiles[...]]
    return rows.map { $0.map(symbol).joined(separator: " ") + "\n" }.joined()
  }

  static func rows<Tile>(of tiles: [Tile]) -> [ArraySlice<Tile>] {
    stride(from: 0, to: tiles.count, by: Board.side).map { tiles[$0..<min($0 + Board.side, tiles.count)] }
  }

  static func symbol(_ letter: Letter?) -> String { letter.map { String($0.uppercase) } ?? "?" }

  /// Text on a coloured background.
  ///
  /// - Parameter ink: the text's colour; nil for black or white.
  static func square(_ text: String, on color: RGBColor, ink: RGBColor? = nil, style: Style) -> String {
    let ink = ink ?? (color.luma >= 110 ? .black : .white)
    let background = style == .trueColor ? "48;2;\(code(color))" : "48;5;\(paletteIndex(color))"
    let foreground = style == .trueColor ? "38;2;\(code(ink))" : "38;5;\(paletteIndex(ink))"
    return "\u{1B}[1;\(foreground);\(background)m\(text)\u{1B}[0m"
  }

  private static func code(_ color: RGBColor) -> String { "\(color.red);\(color.green);\(color.blue)" }

  /// The nearest colour of the 6 × 6 × 6 cube or the 24 greys of a 256-colour terminal.
  static func paletteIndex(_ color: RGBColor) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
      let (r, g, b) = (red - Int(color.red), green - Int(color.green), blue - Int(color.blue))
      return r * r + g * g + b * b
    }
    let cube = (nearest(color.red), nearest(color.green), nearest(color.blue))
    let gray = min(max((Int(color.luma) - 3) / 10, 0), 23)
    let grayLevel = 8 + 10 * gray
    return distance(grayLevel, grayLevel, grayLevel) < distance(levels[cube.0], levels[cube.1], levels[cube.2])
      ? 232 + gray : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }
}

/// A board as lines of text, with the names of columns and rows.
struct NamedBoard {
  let letters: [Letter?]
  /// Nil if nothing is known of them.
  let owners: SeenOwners?
  /// The colours of the 25 tiles, row by row.
  let colors: [RGBColor]

  /// In colour, squares; in plain style, letters beside their owners.
  ///
  /// - Parameter isRoomy: whether a tile in colour is three lines high instead of one.
  func text(style: BoardText.Style, isRoomy: Bool) -> String {
    style == .plain ? plain : coloured(style: style, isRoomy: isRoomy)
  }

  private static let columns = (0..<Board.side).map { String(Board.name(of: $0).prefix(1)) }
  private static let rows = (0..<Board.side).map { $0 * Board.side..<($0 + 1) * Board.side }

  private var plain: String {
    func line(_ name: String, _ left: [String], _ right: [String]) -> String {
      let right = owners == nil ? "" : "    " + right.joined(separator: " ")
      return "\(name)  \(left.joined(separator: " "))\(right)\n"
    }
    return line(" ", Self.columns, Self.columns)
      + Self.rows.enumerated().map { number, tiles in
        line("\(number + 1)", tiles.map(symbol), tiles.map(owner))
      }.joined()
  }

  private func coloured(style: BoardText.Style, isRoomy: Bool) -> String {
    let margin = isRoomy ? "  " : " "
    func line(_ name: String, _ tiles: Range<Int>, _ text: (Int) -> String) -> String {
      "\(name)  " + tiles.map { BoardText.square(margin + text($0) + margin, on: colors[$0], style: style) }.joined()
        + "\n"
    }
    let header = "   " + margin + Self.columns.joined(separator: margin + margin) + "\n"
    return header
      + Self.rows.enumerated().map { number, tiles in
        let blank = isRoomy ? line(" ", tiles) { _ in " " } : ""
        return blank + line("\(number + 1)", tiles, symbol) + blank
      }.joined()
  }

  private func owner(of tile: Int) -> String { owners?.ownership(of: tile).map { String($0.character) } ?? "?" }
  private func symbol(of tile: Int) -> String { BoardText.symbol(letters[tile]) }
}
