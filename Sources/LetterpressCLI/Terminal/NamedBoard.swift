internal import LetterpressSolver
internal import LetterpressVision

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
