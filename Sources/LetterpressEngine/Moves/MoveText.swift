package import LetterpressSolver

/// Short texts for parts of a move.
package enum MoveText {
  /// Returns the word of a move; `(pass)` if there is none.
  package static func name(of move: Move) -> String { move.word ?? "(pass)" }

  /// Returns the names of the tiles in the order of spelling; empty for a pass.
  package static func tiles(of move: Move) -> String {
    (move.placement?.tileNames ?? []).joined(separator: " ")
  }

  /// Returns the number of other ways to place the word, such as `(+3 ways to place it)`; empty if there are none.
  package static func otherPlacements(of move: RankedMove) -> String {
    let count = move.otherPlacementCount
    return count > 0 ? "(+\(counted(count, "way")) to place it)" : ""
  }

  /// Returns the word's rarity, `?` if it is unknown, with a `*` if the game may not know the word; empty for a pass.
  package static func rarity(of move: RankedMove) -> String {
    guard move.move.placement != nil else { return "" }
    return (move.rarity.map { "\($0)" } ?? "?") + (move.mayBeRefused ? "*" : "")
  }

  /// Returns a word, its tiles, what they take, and its chance to win or how the game ends with it, as far as that is known,
  /// without a full stop.
  ///
  /// - Parameter player: the player who moves.
  package static func summary(of move: RankedMove, by player: Player) -> String {
    deed(of: move, by: player) + (VerdictText.prospect(of: move).map { ", \($0)" } ?? "")
  }

  /// Returns a word, its tiles and what they take.
  static func deed(of move: RankedMove, by player: Player) -> String {
    "\(name(of: move.move)) on \(tiles(of: move.move)): \(takings(of: move, by: player))"
  }

  /// Returns a sentence with a player's best answer and what it takes.
  ///
  /// - Parameters:
  ///   - before: the position that it answers to.
  ///   - after: the position after it.
  static func answer(_ answer: Move, from before: Position, to after: Position, names: PlayerNames) -> String {
    let wording = Wording.page(names)
    let takings = answer.word.map { _ in ", which " + wording.takings(from: before, to: after) } ?? ""
    return "\(wording.bestAnswer(answer.word, of: before.turn))\(takings)."
  }

  /// Returns what a move takes; empty for a pass.
  ///
  /// - Parameter player: the player who moves.
  static func takings(of move: RankedMove, by player: Player, names: PlayerNames = PlayerNames()) -> String {
    guard move.move.placement != nil else { return "" }
    return Wording.page(names).takings(captured: move.captured.count, claimed: move.claimed.count, by: player)
  }

  /// Returns the best move of a search so far, then how far it has come. The move comes first, as a narrow terminal shows only
  /// the beginning.
  package static func status(of report: SearchReport) -> String {
    let effort = "\(counted(report.depth, "move")) ahead, \(counted(report.nodeCount, "position"))"
    guard let best = report.moves.first else { return effort }
    let value = VerdictText.chanceOrEnd(of: best).map { ", \($0)" } ?? ""
    return "best so far: \(name(of: best.move))\(value); \(effort)"
  }

  /// Returns red's value and blue's, separated by a colon.
  package static func pair(_ value: (Player) -> Int) -> String { "\(value(.red)):\(value(.blue))" }
}
