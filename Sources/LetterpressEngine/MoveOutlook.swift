package import LetterpressSolver

/// What a word would achieve, described before it is played.
package struct MoveOutlook {
  private let placement: Placement
  private let before: Position
  private let after: Position
  private let prospect: Prospect?

  /// How the game continues, as far as a search has seen.
  private struct Prospect {
    /// For the player who plays the word.
    let verdict: Verdict
    /// That player's chance to win.
    let percent: Int
    /// The opponent's best answer; nil if the search does not say.
    let answer: Move?
  }

  /// Creates an outlook from the positions before and after the word.
  ///
  /// - Parameters:
  ///   - after: the position after the word.
  ///   - answer: the opponent's best answer there; nil if the game is over, or none was searched for.
  package init(_ placement: Placement, from before: Position, to after: Position, answer: RankedMove?) {
    (self.placement, self.before, self.after) = (placement, before, after)
    // The two percentages add up to 100.
    prospect = answer.map {
      Prospect(verdict: $0.verdict.beforeMove, percent: 100 - $0.percent, answer: $0.move)
    }
  }

  /// Creates an outlook from a searched move; nil for a pass.
  package init?(_ move: RankedMove, from before: Position) {
    guard let placement = move.move.placement else { return nil }
    (self.placement, self.before, after) = (placement, before, move.position)
    prospect = Prospect(verdict: move.verdict, percent: move.percent, answer: move.continuation.first)
  }

  private var mover: Player { before.turn }

  /// What it takes, such as `takes 3 from blue and 2 free`.
  package var takings: String {
    let taken = after.owners[mover]
    return MoveText.takings(
      captured: taken.intersection(before.owners[mover.opponent]).count,
      claimed: taken.intersection(before.owners.unclaimed).count, from: mover.opponent)
  }

  /// The word with its tiles, what it takes, the score, the chance to win, and the best answer.
  package var sentence: String {
    let tiles = MoveText.tiles(of: .play(placement))
    let scores = "red \(after.score(of: .red)), blue \(after.score(of: .blue))"
    return "\(placement.word.uppercased()) on \(tiles) \(takings), then \(scores)\(ending)."
  }

  /// What it takes, the chance to win, and the best answer, without the word, its tiles and the score.
  package var brief: String { "\(takings)\(ending)." }

  private var ending: String {
    if let outcome = after.outcome { return "; \(MoveReason.result(outcome, after))" }
    guard let prospect else { return "" }
    let opponent = mover.opponent.rawValue
    let name = prospect.answer.map { $0.word?.uppercased() ?? "a pass" }
    switch prospect.verdict {
    case .loses(plies: ...2): return "; but then \(opponent) wins" + (name.map { " with \($0)" } ?? "")
    case .loses(let plies):
      return "; but then \(opponent) wins within \(counted(plies - 1, "turn"))"
        + (name.map { ", beginning with \($0)" } ?? "")
    case .wins(let plies): return "; it wins within \(counted(plies, "turn")), whatever \(opponent) does"
    case .draws: return "; that leads to a draw"
    case .seemsToWin, .seemsToLose, .lead:
      let answer = prospect.answer.map { "; \(opponent)'s best answer is \($0.word?.uppercased() ?? "to pass")" }
      return ", \(prospect.percent)% to win" + (answer ?? "")
    }
  }
}

extension Verdict {
  /// The verdict of a move, for the player who makes it, given that of the best answer.
  fileprivate var beforeMove: Verdict {
    switch self {
    case .wins(let plies): .loses(plies: plies + 1)
    case .loses(let plies): .wins(plies: plies + 1)
    case .draws: .draws
    case .seemsToWin(let plies): .seemsToLose(plies: plies + 1)
    case .seemsToLose(let plies): .seemsToWin(plies: plies + 1)
    case .lead(let lead): .lead(-lead)
    }
  }
}
