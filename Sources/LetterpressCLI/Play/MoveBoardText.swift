internal import LetterpressSolver
internal import LetterpressVision

/// A board as lines of text, with the tiles of a word numbered in spelling order.
struct MoveBoardText {
  let position: Position
  /// The tiles of the word; if there are none, no tile stands out.
  let tiles: [Int]
  /// The colours of the 25 tiles, row by row.
  let colors: [RGBColor]

  /// The board with the names of columns and rows.
  ///
  /// - Parameter isRoomy: whether in colour a row takes three lines instead of one, so that tiles are square.
  func text(style: BoardText.Style, isRoomy: Bool) -> String {
    let names = (0..<Board.side).map { "\(Board.name(of: $0).prefix(1))" }
    let rows = (0..<Board.side).map { row in (0..<Board.side).map { row * Board.side + $0 } }
    guard style != .plain else {
      return MoveBoardText.line("", names.map { " \($0)" })
        + rows.enumerated().map { MoveBoardText.line("\($0 + 1)", $1.map(plainCell)) }.joined()
    }
    guard isRoomy else {
      return "   " + names.joined(separator: "     ") + "\n"
        + rows.enumerated().map { number, row in
          "\(number + 1) "
            + row.map { tile in
              let place = MoveBoardText.padded(place(of: tile), to: 3)
              return square(" \(letter(of: tile)) \(place)", of: tile, style: style)
            }.joined() + "\n"
        }.joined()
    }
    return "    " + names.joined(separator: "      ") + "\n"
      + rows.enumerated().map { number, row in
        let numbers = row.map { square(" " + MoveBoardText.padded(place(of: $0), to: 6), of: $0, style: style) }
        let letters = row.map { square("   \(letter(of: $0))   ", of: $0, style: style) }
        let margin = row.map { square("       ", of: $0, style: style) }
        return " " + numbers.joined() + "\n\(number + 1)" + letters.joined() + "\n " + margin.joined() + "\n"
      }.joined()
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    var line = padded(name, to: 2) + cells.map { padded($0, to: 8) }.joined()
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// ` L r`, or `[L r]3` for the third tile of the word.
  private func plainCell(_ tile: Int) -> String {
    let number = place(of: tile)
    let text = "\(letter(of: tile)) \(position.owners.ownership(of: tile).character)"
    return number.isEmpty ? " \(text)" : "[\(text)]\(number)"
  }

  /// The tile's place in the word, from 1; empty if the word does not use it.
  private func place(of tile: Int) -> String { tiles.firstIndex(of: tile).map { "\($0 + 1)" } ?? "" }

  private func letter(of tile: Int) -> String { position.board[tile].map { String($0.uppercase) } ?? "?" }

  private func square(_ text: String, of tile: Int, style: BoardText.Style) -> String {
    let color = colors[tile]
    guard !tiles.isEmpty, !tiles.contains(tile) else { return BoardText.square(text, on: color, style: style) }
    let dimmed = color.mixed(with: .black, share: 0.6)
    return BoardText.square(text, on: dimmed, ink: color.mixed(with: .black, share: 0.2), style: style)
  }
}
