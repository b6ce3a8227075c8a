package import LetterpressSolver

/// Parts of a move as short texts.
package enum MoveText {
  /// The word of a move; `(pass)` for none.
  package static func name(of move: Move) -> String { move.word ?? "(pass)" }

  /// The names of the tiles in the order of spelling; empty for a pass.
  package static func tiles(of move: Move) -> String {
    (move.placement?.tileNames ?? []).joined(separator: " ")
  }

  /// In how many other ways the word can be placed, such as `(+3 ways to place it)`; empty if there are none.
  package static func otherPlacements(of move: RankedMove) -> String {
    let count = move.otherPlacementCount
    return count > 0 ? "(+\(counted(count, "way")) to place it)" : ""
  }

  /// How rare the word is, `?` where that is unknown; empty for a pass.
  package static func rarity(of move: RankedMove) -> String {
    move.rarity.map { "\($0)" } ?? (move.move.placement == nil ? "" : "?")
  }

  /// `wins`, `wins in 3`, `loses in 2`, `draw`, `wins in 5?` where it is not
  /// proven, or the expected lead as `+1.5`.
  package static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(plies: 1): "wins"
    case .wins(let plies): "wins in \(plies)"
    case .loses(plies: 1): "loses"
    case .loses(let plies): "loses in \(plies)"
    case .draws: "draw"
    case .seemsToWin(let plies): "wins in \(plies)?"
    case .seemsToLose(let plies): "loses in \(plies)?"
    case .lead(let lead): signed(lead)
    }
  }

  /// The verdict of a move, with `≤` if it is worth at most that.
  package static func verdict(of move: RankedMove) -> String { (move.isBound ? "≤ " : "") + verdict(move.verdict) }

  /// The chance of a move as a percentage, with `≤` if it is at most that; only what is proven is 0% or 100%.
  package static func chance(of move: RankedMove) -> String {
    (move.isBound ? "≤ " : "") + "\(move.percent)%"
  }

  /// The same in whole words, to follow a move.
  package static func longVerdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(plies: 1): "wins the game"
    case .wins(let plies): "wins within \(counted(plies, "turn")), whatever the opponent does"
    case .loses(plies: 1): "loses the game"
    case .loses(let plies): "loses within \(counted(plies, "turn"))"
    case .draws: "ends the game in a draw"
    case .seemsToWin(let plies): "looks winning within \(counted(plies, "turn")) (not proven)"
    case .seemsToLose(let plies): "looks losing within \(counted(plies, "turn")) (not proven)"
    case .lead(let lead): expectation(lead)
    }
  }

  /// A word, its tiles, what they bring, and how likely it is to win, as a sentence; for a pass only that.
  ///
  /// - Parameter player: who makes the move.
  package static func summary(of move: RankedMove, by player: Player) -> String {
    guard let placement = move.move.placement else { return "Pass: \(prospect(of: move))." }
    let deed = "Play \(placement.word.uppercased()) on \(tiles(of: move.move))"
    return "\(deed): \(takings(of: move, by: player)), \(prospect(of: move))."
  }

  /// The verdict where the end is in sight; empty where it is not.
  static func ending(of move: RankedMove) -> String {
    if case .lead = move.verdict { "" } else { verdict(of: move) }
  }

  /// What the opponent's best answer to a move is and takes, as a sentence; nil where the search does not say.
  ///
  /// - Parameter player: who makes the move.
  static func answer(to move: RankedMove, by player: Player) -> String? {
    guard let answer = move.continuation.first else { return nil }
    let (owners, opponent) = (move.position.owners, player.opponent)
    guard let placement = answer.placement else { return "\(opponent.rawValue)'s best answer is to pass." }
    let tiles = TileSet(placement.tiles)
    let takes = takings(
      captured: tiles.intersection(owners[player].subtracting(owners[player].interior)).count,
      claimed: tiles.intersection(owners.unclaimed).count, from: player)
    return "\(opponent.rawValue)'s best answer is \(placement.word.uppercased()), which \(takes)."
  }

  /// What a move takes; empty for a pass.
  ///
  /// - Parameter player: who makes the move.
  static func takings(of move: RankedMove, by player: Player) -> String {
    guard move.move.placement != nil else { return "" }
    return takings(captured: move.captured.count, claimed: move.claimed.count, from: player.opponent)
  }

  /// How many tiles a move takes: `takes 3 from blue and 2 free`.
  static func takings(captured: Int, claimed: Int, from opponent: Player) -> String {
    var takings: [String] = []
    if captured > 0 { takings.append("\(captured) from \(opponent.rawValue)") }
    if claimed > 0 { takings.append("\(claimed) free") }
    return takings.isEmpty ? "takes no tiles" : "takes \(takings.joined(separator: " and "))"
  }

  /// How far a search has come, and its best move by now.
  package static func status(of report: SearchReport) -> String {
    let effort = "\(counted(report.depth, "move")) ahead, \(counted(report.nodeCount, "position"))"
    guard let best = report.moves.first else { return effort }
    return "\(effort); best so far: \(name(of: best.move)), \(chance(of: best))"
  }

  /// How likely a move is to win, or how the game ends with it.
  private static func prospect(of move: RankedMove) -> String {
    switch move.verdict {
    case .wins, .draws, .loses: longVerdict(move.verdict)
    case .seemsToWin, .seemsToLose, .lead: "\(chance(of: move)) to win"
    }
  }

  /// What a lead in tiles means to the player who is expected to have it.
  private static func expectation(_ lead: Double) -> String {
    let tiles = Int(min(lead.magnitude, 1e6).rounded())
    guard tiles > 0 else { return "you would be about level" }
    return "you would \(lead > 0 ? "lead" : "trail") by about \(counted(tiles, "tile"))"
  }

  /// A number with one decimal and its sign, `+0.0` for nearly none.
  private static func signed(_ number: Double) -> String {
    let text = Decimals.fixed(number, count: 1)
    return text.hasPrefix("-") ? text : "+" + text
  }

  /// Something of red's and the same of blue's.
  package static func pair(_ value: (Player) -> Int) -> String { "\(value(.red)):\(value(.blue))" }
}
