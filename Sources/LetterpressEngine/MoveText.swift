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

  /// Returns the word's rarity, `?` if it is unknown; empty for a pass.
  package static func rarity(of move: RankedMove) -> String {
    move.rarity.map { "\($0)" } ?? (move.move.placement == nil ? "" : "?")
  }

  /// Returns a verdict such as `wins`, `wins in 3`, `loses in 2`, `draw`, `wins in 5?` if it is not proven, or the
  /// expected lead, `+1.5`.
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

  /// The verdict of a move. If it is worth at most that, a lead has a `≤`, and a win or draw is left out.
  package static func verdict(of move: RankedMove) -> String {
    switch move.verdict {
    case _ where !move.isBound, .loses, .seemsToLose: verdict(move.verdict)
    case .lead: "≤ " + verdict(move.verdict)
    case .wins, .seemsToWin, .draws: ""
    }
  }

  /// Returns the chance of a move as a percentage, with `≤` if it is an upper bound; only what is proven is 0% or 100%.
  package static func chance(of move: RankedMove) -> String {
    (move.isBound ? "≤ " : "") + "\(move.percent)%"
  }

  /// The same for a sentence, with `at most`.
  package static func chanceInWords(of move: RankedMove) -> String {
    (move.isBound ? "at most " : "") + "\(move.percent)%"
  }

  /// Returns the verdict in words, to follow a move.
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

  /// Returns a sentence with the word, its tiles, what they take, and the chance to win; for a pass only the chance.
  ///
  /// - Parameter player: the player who moves.
  package static func summary(of move: RankedMove, by player: Player) -> String {
    guard let placement = move.move.placement else { return "Pass: \(prospect(of: move))." }
    let deed = "Play \(placement.word.uppercased()) on \(tiles(of: move.move))"
    return "\(deed): \(takings(of: move, by: player)), \(prospect(of: move))."
  }

  /// Returns the verdict if the end is in sight; else empty.
  static func ending(of move: RankedMove) -> String {
    if case .lead = move.verdict { "" } else { verdict(of: move) }
  }

  /// Returns a sentence with the opponent's best answer to a move and what it takes; nil if the search does not say.
  ///
  /// - Parameter player: the player who moves.
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

  /// Returns what a move takes; empty for a pass.
  ///
  /// - Parameter player: the player who moves.
  static func takings(of move: RankedMove, by player: Player) -> String {
    guard move.move.placement != nil else { return "" }
    return takings(captured: move.captured.count, claimed: move.claimed.count, from: player.opponent)
  }

  /// Returns how many tiles a move takes: `takes 3 from blue and 2 free`.
  static func takings(captured: Int, claimed: Int, from opponent: Player) -> String {
    var takings: [String] = []
    if captured > 0 { takings.append("\(captured) from \(opponent.rawValue)") }
    if claimed > 0 { takings.append("\(claimed) free") }
    return takings.isEmpty ? "takes no tiles" : "takes \(takings.joined(separator: " and "))"
  }

  /// Returns the progress of a search, and its best move so far.
  package static func status(of report: SearchReport) -> String {
    let effort = "\(counted(report.depth, "move")) ahead, \(counted(report.nodeCount, "position"))"
    guard let best = report.moves.first else { return effort }
    return "\(effort); best so far: \(name(of: best.move)), \(chance(of: best))"
  }

  /// Returns how likely a move is to win, or how the game ends with it.
  private static func prospect(of move: RankedMove) -> String {
    switch move.verdict {
    case .wins, .draws, .loses: longVerdict(move.verdict)
    case .seemsToWin, .seemsToLose, .lead: "\(chanceInWords(of: move)) to win"
    }
  }

  /// Returns what a lead in tiles means to the player expected to have it.
  private static func expectation(_ lead: Double) -> String {
    let tiles = Int(min(lead.magnitude, 1e6).rounded())
    guard tiles > 0 else { return "you would be about level" }
    return "you would \(lead > 0 ? "lead" : "trail") by about \(counted(tiles, "tile"))"
  }

  /// Returns a number with one decimal and its sign; `+0.0` if it rounds to zero.
  private static func signed(_ number: Double) -> String {
    let text = Decimals.fixed(number, count: 1)
    return text.hasPrefix("-") ? text : "+" + text
  }

  /// Returns red's value and blue's, separated by a colon.
  package static func pair(_ value: (Player) -> Int) -> String { "\(value(.red)):\(value(.blue))" }
}
