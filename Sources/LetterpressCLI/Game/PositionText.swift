internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// A position as lines of text, with the names of columns and rows.
enum PositionText {
  /// The board: letters beside owners, or squares in the light theme's colours.
  static func board(_ position: Position, style: BoardText.Style) -> String {
    let colors = TileColors(of: .light)
    return NamedBoard(
      letters: position.board.letters, owners: SeenOwners(position.owners),
      colors: (0..<Board.tileCount).map { colors.color(of: position.owners.ownership(of: $0)) }
    ).text(style: style, isRoomy: true)
  }

  /// The scores, and who is to move or how the game ended, in a line that fits the terminal.
  static func state(_ position: Position, width: Int? = TerminalSize.outputWidth) -> String {
    ScoreText.line(position, width: width) + "\n"
  }
}
