internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// A board as lines of text: the only place that draws one in a terminal.
struct BoardText {
  enum Style {
    /// Letters and spaces only.
    case plain
    /// Squares in the nearest of the terminal's 256 colours.
    case palette
    /// Squares in the picture's own colours.
    case trueColor
  }

  /// 25, row by row; nil for one that is not known.
  private let letters: [Letter?]
  /// Nil if nothing is known of them.
  private let owners: SeenOwners?
  /// The colours of the 25 tiles.
  private let colors: [RGBColor]
  /// The tiles of a word in spelling order, which are numbered; empty for no word, nil for a board without numbers.
  private var word: [Int]?

  /// The board of a picture.
  init(_ reading: BoardReading) {
    (letters, owners, colors) = (reading.board.letters, reading.seenOwners, reading.tiles.map(\.color))
  }

  /// A board with owners that are known.
  ///
  /// - Parameters:
  ///   - colors: of the 25 tiles; nil for those of the light theme.
  ///   - word: the tiles to number, in spelling order; nil for a board without numbers.
  init(_ position: Position, colors: [RGBColor]? = nil, numbering word: [Int]? = nil) {
    (letters, owners, self.word) = (position.board.letters, SeenOwners(position.owners), word)
    let light = TileColors(of: .light)
    self.colors = colors ?? (0..<Board.tileCount).map { light.color(of: position.owners.ownership(of: $0)) }
  }

  /// The board with the names of columns and rows: in colour, squares; in plain style, letters with their owners.
  ///
  /// - Parameter isRoomy: whether in colour a row takes three lines instead of one, so that tiles are square.
  func text(style: Style, isRoomy: Bool = true) -> String {
    switch (word, style) {
    case (nil, .plain): plain
    case (nil, _): coloured(style: style, isRoomy: isRoomy)
    case (let word?, .plain): numbered(word)
    case (let word?, _): isRoomy ? roomy(word, style) : dense(word, style)
    }
  }

  /// The letters alone in five lines; in colour a row takes three lines, so that tiles are square.
  func withoutNames(style: Style) -> String {
    BoardText.rows.map { row in
      guard style != .plain else { return row.map(symbol).joined(separator: " ") + "\n" }
      func line(_ text: (Int) -> String) -> String {
        row.map { BoardText.square(text($0), on: colors[$0], style: style) }.joined() + "\n"
      }
      let margin = line { _ in "     " }
      return margin + line { "  \(symbol(of: $0))  " } + margin
    }.joined()
  }

  /// Typed letters: five per line if they are a whole board, else on one line.
  static func letters(of rack: Rack) -> String {
    let rows = rack.tiles.count == Board.tileCount ? rows.map { rack.tiles[$0] } : [rack.tiles[...]]
    return rows.map { $0.map(symbol).joined(separator: " ") + "\n" }.joined()
  }

  private static let columns = (0..<Board.side).map { String(Board.name(of: $0).prefix(1)) }
  private static let rows = (0..<Board.side).map { $0 * Board.side..<($0 + 1) * Board.side }

  private static func symbol(_ letter: Letter?) -> String { letter.map { String($0.uppercase) } ?? "?" }
  private func symbol(of tile: Int) -> String { BoardText.symbol(letters[tile]) }
  private func owner(of tile: Int) -> String { owners?.ownership(of: tile).map { String($0.character) } ?? "?" }

  // MARK: Without numbers

  /// Letters beside their owners.
  private var plain: String {
    func line(_ name: String, _ left: [String], _ right: [String]) -> String {
      let right = owners == nil ? "" : "    " + right.joined(separator: " ")
      return "\(name)  \(left.joined(separator: " "))\(right)\n"
    }
    return line(" ", BoardText.columns, BoardText.columns)
      + BoardText.rows.enumerated().map { number, tiles in
        line("\(number + 1)", tiles.map(symbol), tiles.map(owner))
      }.joined()
  }

  private func coloured(style: Style, isRoomy: Bool) -> String {
    let margin = isRoomy ? "  " : " "
    func line(_ name: String, _ tiles: Range<Int>, _ text: (Int) -> String) -> String {
      "\(name)  " + tiles.map { BoardText.square(margin + text($0) + margin, on: colors[$0], style: style) }.joined()
        + "\n"
    }
    let header = "   " + margin + BoardText.columns.joined(separator: margin + margin) + "\n"
    return header
      + BoardText.rows.enumerated().map { number, tiles in
        let blank = isRoomy ? line(" ", tiles) { _ in " " } : ""
        return blank + line("\(number + 1)", tiles, symbol) + blank
      }.joined()
  }

  // MARK: With the tiles of a word numbered

  /// Each letter with its owner, as in ` L r`, or `[L r]3` for the third tile of the word.
  private func numbered(_ word: [Int]) -> String {
    func line(_ name: String, _ cells: [String]) -> String {
      var line = BoardText.padded(name, to: 2) + cells.map { BoardText.padded($0, to: 8) }.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    func cell(_ tile: Int) -> String {
      let (text, number) = ("\(symbol(of: tile)) \(owner(of: tile))", BoardText.place(of: tile, in: word))
      return number.isEmpty ? " \(text)" : "[\(text)]\(number)"
    }
    return line("", BoardText.columns.map { " \($0)" })
      + BoardText.rows.enumerated().map { line("\($0 + 1)", $1.map(cell)) }.joined()
  }

  private func dense(_ word: [Int], _ style: Style) -> String {
    "   " + BoardText.columns.joined(separator: "     ") + "\n"
      + BoardText.rows.enumerated().map { number, row in
        "\(number + 1) "
          + row.map { tile in
            let place = BoardText.padded(BoardText.place(of: tile, in: word), to: 3)
            return square(" \(symbol(of: tile)) \(place)", of: tile, in: word, style)
          }.joined() + "\n"
      }.joined()
  }

  private func roomy(_ word: [Int], _ style: Style) -> String {
    "    " + BoardText.columns.joined(separator: "      ") + "\n"
      + BoardText.rows.enumerated().map { number, row in
        func line(_ text: (Int) -> String) -> String {
          row.map { square(text($0), of: $0, in: word, style) }.joined() + "\n"
        }
        let numbers = line { " " + BoardText.padded(BoardText.place(of: $0, in: word), to: 6) }
        return " " + numbers + "\(number + 1)" + line { "   \(symbol(of: $0))   " } + " " + line { _ in "       " }
      }.joined()
  }

  /// The tile's place in the word, from 1; empty if the word does not use it.
  private static func place(of tile: Int, in word: [Int]) -> String {
    word.firstIndex(of: tile).map { "\($0 + 1)" } ?? ""
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// A square in the tile's colour, dimmed if another tile is one of the word's.
  private func square(_ text: String, of tile: Int, in word: [Int], _ style: Style) -> String {
    let color = colors[tile]
    guard !word.isEmpty, !word.contains(tile) else { return BoardText.square(text, on: color, style: style) }
    let dimmed = color.mixed(with: .black, share: 0.6)
    return BoardText.square(text, on: dimmed, ink: color.mixed(with: .black, share: 0.2), style: style)
  }

  // MARK: Colours

  /// Text on a coloured background.
  ///
  /// - Parameter ink: the text's colour; nil for black or white.
  private static func square(_ text: String, on color: RGBColor, ink: RGBColor? = nil, style: Style) -> String {
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
