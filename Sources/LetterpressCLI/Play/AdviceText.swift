internal import LetterpressReport
internal import LetterpressSolver
internal import LetterpressVision

/// What `play` prints.
struct AdviceText {
  let advice: Advice
  /// Of the 25 tiles, row by row.
  let tileColors: [RGBColor]
  /// A line for every tile that could not be read, with what to do about it; empty where all could.
  let unknownTiles: String

  /// The board with the first move, what there is to say of it, and the moves.
  func text(style: BoardText.Style) -> String {
    let board = MoveBoardText(position: advice.position, tiles: advice.placement?.tiles ?? [], colors: tileColors)
    let parts = [board.text(style: style) + "\n" + state, unknownTiles, advice.reason + "\n", moves, effort]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Whose turn it is, and what both have; empty where the game is over, which is all there is to say.
  private var state: String {
    let position = advice.position
    let defended = MoveText.pair { position.owners[$0].interior.count }
    let turn = position.outcome == nil ? "\(position.turn.rawValue) to move, " : ""
    return "\(turn)red : blue \(MoveText.pair(position.score)), of these defended \(defended)\n"
  }

  private var moves: String {
    advice.moves.isEmpty ? "" : MoveTable(position: advice.position, moves: advice.moves).text
  }

  private var effort: String {
    guard advice.position.outcome == nil else { return "" }
    let seconds = (advice.seconds * 100).rounded() / 100
    return "looked \(counted(advice.depth, "ply", "plies")) ahead, "
      + "at \(counted(advice.nodeCount, "position")), in \(seconds) s\n"
  }
}
