package import LetterpressSolver

/// What a word would bring, said before it is played.
package struct MoveOutlook {
  private let placement: Placement
  private let before: Position
  private let after: Position
  private let answer: RankedMove?

  /// - Parameters:
  ///   - after: the position after the word.
  ///   - answer: the opponent's best answer there; nil where the game is over.
  package init(_ placement: Placement, from before: Position, to after: Position, answer: RankedMove?) {
    (self.placement, self.before, self.after, self.answer) = (placement, before, after, answer)
  }

  private var mover: Player { before.turn }

  /// The word with its tiles, what it takes, the score, the chance to win, and the best answer.
  package var sentence: String {
    let taken = after.owners[mover]
    let takings = MoveText.takings(
      captured: taken.intersection(before.owners[mover.opponent]).count,
      claimed: taken.intersection(before.owners.unclaimed).count, from: mover.opponent)
    let tiles = MoveText.tiles(of: .play(placement))
    let scores = "red \(after.score(of: .red)), blue \(after.score(of: .blue))"
    return "\(placement.word.uppercased()) on \(tiles) \(takings), then \(scores)\(prospect)."
  }

  private var prospect: String {
    if let outcome = after.outcome { return "; \(MoveReason.result(outcome, after))" }
    guard let answer else { return "" }
    let opponent = mover.opponent.rawValue
    let name = answer.word.map { $0.uppercased() }
    switch answer.verdict {
    case .wins(plies: 1): return "; but then \(opponent) wins with \(name ?? "a pass")"
    case .wins(let plies):
      return "; but then \(opponent) wins within \(counted(plies, "turn")), beginning with \(name ?? "a pass")"
    case .loses(let plies): return "; it wins within \(counted(plies + 1, "turn")), whatever \(opponent) does"
    case .draws: return "; that leads to a draw"
    case .seemsToWin, .seemsToLose, .lead:
      // Both percentages together make 100.
      return ", \(100 - answer.percent)% to win; \(opponent)'s best answer is \(name ?? "to pass")"
    }
  }
}
