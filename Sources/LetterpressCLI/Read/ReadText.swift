internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// What `read` prints of a picture, as text.
struct ReadText {
  let reading: BoardReading

  /// The board with its owners, then the scores and whose turn it is, as far as they are known.
  func text(style: BoardText.Style) -> String {
    NamedBoard(
      letters: reading.board.letters, owners: reading.seenOwners, colors: reading.tiles.map(\.color)
    ).text(style: style, isRoomy: true) + state
  }

  private var state: String {
    guard let owners = reading.owners else { return ReadingReport.unknownOwners(of: reading) }
    return "\n\(ScoreText.line(owners, turn: reading.turn, width: TerminalSize.outputWidth))\n"
      + (ThemeText.players(on: reading).map { "\($0)\n" } ?? "")
  }
}
