internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// The text that `play` prints.
struct AdviceText {
  let advice: Advice
  /// The colours of the 25 tiles, row by row.
  let tileColors: [RGBColor]
  /// A line per tile that could not be read, and what to do about them; empty if all could be read.
  let unknownTiles: String
  /// Who is called red and blue, if the picture's colours are others.
  var players: String?

  /// The board with the first move, the reason for it, and the table of moves.
  ///
  /// - Parameter width: how many characters a line of the table may have; nil for any number.
  func text(style: BoardText.Style, width: Int? = TerminalSize.outputWidth) -> String {
    let board = MoveBoardText(position: advice.position, tiles: advice.placement?.tiles ?? [], colors: tileColors)
    let parts = [
      board.text(style: style) + "\n" + Self.state(of: advice.position) + "\n" + (players.map { $0 + "\n" } ?? ""),
      unknownTiles, reasons,
      moves(width: width), effort,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The tiles of both players and, unless the game is over, who is to move.
  static func state(of position: Position) -> String {
    func tiles(_ player: Player) -> String {
      "\(position.score(of: player)) (\(position.owners[player].interior.count) defended)"
    }
    let turn = position.outcome == nil ? "; \(position.turn.rawValue) to move" : ""
    return "Red \(tiles(.red)), blue \(tiles(.blue))\(turn)"
  }

  private var reasons: String {
    [advice.reason, advice.surerSentence, advice.knownSentence].compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private func moves(width: Int?) -> String {
    guard !advice.moves.isEmpty else { return "" }
    return MoveTable(
      position: advice.position, moves: advice.moves, showsWordsOnce: advice.showsWordsOnce
    ).text(width: width)
  }

  private var effort: String {
    guard advice.position.outcome == nil else { return "" }
    let seconds = (advice.seconds * 100).rounded() / 100
    return "Searched \(counted(advice.depth, "move")) ahead: "
      + "\(counted(advice.nodeCount, "position")) in \(seconds) s.\n"
      + (advice.omission.map { "Note: \($0).\n" } ?? "")
  }
}
