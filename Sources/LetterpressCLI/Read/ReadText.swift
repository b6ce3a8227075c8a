internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// What `read` prints of a picture, as text.
struct ReadText {
  let reading: BoardReading

  /// The board with its owners, then the scores and whose turn it is, as far as they are known.
  func text(style: BoardText.Style) -> String {
    NamedBoard(
      letters: reading.board.letters, owners: reading.owners, colors: reading.tiles.map(\.color)
    ).text(style: style, isRoomy: true) + state
  }

  private var state: String {
    guard let owners = reading.owners else { return "\(ReadingWarning.unknownOwners)\n" }
    func tiles(_ player: Player) -> String {
      "\(owners[player].count) (\(owners[player].interior.count) defended)"
    }
    let isOver = owners.unclaimed.isEmpty
    let turn = isOver ? "the game is over" : reading.turn.map { "\($0.rawValue) to move" } ?? "unclear whose turn it is"
    return "\nRed \(tiles(.red)), blue \(tiles(.blue)); \(turn)\n"
      + (ThemeText.players(on: reading).map { "\($0)\n" } ?? "")
  }
}
