package import LetterpressSolver

/// Parts of a move as short texts.
package enum MoveText {
  /// The word of a move; `(pass)` for none.
  package static func name(of move: Move) -> String { move.placement?.word ?? "(pass)" }

  /// The names of the tiles in the order of spelling; empty for a pass.
  package static func tiles(of move: Move) -> String {
    (move.placement?.tiles ?? []).map { Board.name(of: $0) }.joined(separator: " ")
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

  /// The same in whole words, to stand after a move, for the player who makes it.
  package static func longVerdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(plies: 1): "wins the game"
    case .wins(let plies): "wins in \(counted(plies, "ply", "plies")), whatever the other one does"
    case .loses(let plies): "loses in \(counted(plies, "ply", "plies"))"
    case .draws: "ends the game, which nobody wins"
    case .seemsToWin(let plies): "seems to win in \(counted(plies, "ply", "plies"))"
    case .seemsToLose(let plies): "seems to lose in \(counted(plies, "ply", "plies"))"
    case .lead(let lead):
      switch signed(lead) {
      case "+0.0": "leaves both players level"
      case let text where text.hasPrefix("-"): "leaves you \(text.dropFirst()) tiles behind"
      case let text: "worth a lead of \(text.dropFirst()) tiles"
      }
    }
  }

  /// A number with one decimal and its sign, `+0.0` for nearly none.
  private static func signed(_ number: Double) -> String {
    let text = Decimals.fixed(number, count: 1)
    return text.hasPrefix("-") ? text : "+" + text
  }

  /// Something of red's and the same of blue's.
  package static func pair(_ value: (Player) -> Int) -> String { "\(value(.red)):\(value(.blue))" }
}
