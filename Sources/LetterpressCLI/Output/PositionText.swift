internal import LetterpressSolver
internal import LetterpressVision

/// A position as lines of text, with the names of columns and rows.
enum PositionText {
  /// The board: letters beside owners, or squares in the light theme's colours.
  static func board(_ position: Position, style: BoardText.Style) -> String {
    style == .plain ? plainBoard(position) : coloredBoard(position, style: style)
  }

  /// The scores, and who is to move or how the game ended.
  static func state(_ position: Position) -> String {
    let (red, blue) = (position.score(of: .red), position.score(of: .blue))
    switch position.outcome {
    case nil: return "red \(red), blue \(blue), \(position.turn) to move\n"
    case .draw: return "a draw, \(red) to \(blue)\n"
    case .win(let player): return "\(player) wins, \(max(red, blue)) to \(min(red, blue))\n"
    }
  }

  private static let columns = (0..<Board.side).map { String(Letter(index: UInt8($0)).uppercase) }

  private static func plainBoard(_ position: Position) -> String {
    let owners = BoardText.rows(of: (0..<Board.tileCount).map { String(position.owners.ownership(of: $0).character) })
    let letters = BoardText.rows(of: position.board.letters.map(BoardText.symbol))
    func line(_ name: String, _ left: some Sequence<String>, _ right: some Sequence<String>) -> String {
      "\(name)  \(left.joined(separator: " "))    \(right.joined(separator: " "))\n"
    }
    return line(" ", columns, columns)
      + zip(letters, owners).enumerated().map { row, tiles in line("\(row + 1)", tiles.0, tiles.1) }.joined()
  }

  private static func coloredBoard(_ position: Position, style: BoardText.Style) -> String {
    let tiles = position.board.letters.enumerated().map { tile, letter in
      (symbol: BoardText.symbol(letter), color: color(of: position.owners.ownership(of: tile)))
    }
    let header = "     \(columns.joined(separator: "    "))\n"
    return header
      + BoardText.rows(of: tiles).enumerated().map { row, tiles in
        func line(_ name: String, _ text: (String) -> String) -> String {
          "\(name)  " + tiles.map { BoardText.square(text($0.symbol), on: $0.color, style: style) }.joined() + "\n"
        }
        let margin = line(" ") { _ in "     " }
        return margin + line("\(row + 1)") { "  \($0)  " } + margin
      }.joined()
  }

  private static func color(of ownership: Ownership) -> RGBColor {
    switch ownership {
    case .unclaimed: RGBColor(red: 236, green: 235, blue: 231)
    case .owned(by: .red, isDefended: false): RGBColor(red: 242, green: 132, blue: 123)
    case .owned(by: .red, isDefended: true): RGBColor(red: 249, green: 42, blue: 36)
    case .owned(by: .blue, isDefended: false): RGBColor(red: 103, green: 187, blue: 242)
    case .owned(by: .blue, isDefended: true): RGBColor(red: 23, green: 142, blue: 254)
    }
  }
}
