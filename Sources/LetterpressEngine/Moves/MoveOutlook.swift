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
    /// That player's chance to win, in words.
    let chance: String
    /// Whether both are only upper bounds.
    var isBound = false
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
      Prospect(verdict: $0.verdict.beforeMove, chance: "\(100 - $0.percent)%", answer: $0.move)
    }
  }

  /// Creates an outlook from a searched move; nil for a pass.
  package init?(_ move: RankedMove, from before: Position) {
    guard let placement = move.move.placement else { return nil }
    (self.placement, self.before, after) = (placement, before, move.position)
    prospect = Prospect(
      verdict: move.verdict, chance: VerdictText.chanceInWords(of: move), isBound: move.isBound,
      answer: move.continuation.first)
  }

  private var mover: Player { before.turn }

  /// What it takes, such as `takes 3 from blue and 2 free`.
  package var takings: String { MoveText.takings(from: before, to: after) }

  /// The word with its tiles, what it takes, the score, the chance to win, and the best answer.
  package var sentence: String {
    let tiles = MoveText.tiles(of: .play(placement))
    let scores = "red \(after.score(of: .red)), blue \(after.score(of: .blue))"
    return "\(placement.word.asciiUppercased) on \(tiles) \(takings), then \(scores)\(ending)."
  }

  /// What it takes, the chance to win, and the best answer, without the word, its tiles and the score.
  package var brief: String { "\(takings)\(ending)." }

  private var ending: String {
    if let outcome = after.outcome { return "; \(MoveReason.result(outcome, after))" }
    guard let prospect else { return "" }
    return VerdictText.outlook(
      prospect.verdict, chance: prospect.chance, isBound: prospect.isBound, answer: prospect.answer,
      by: mover.opponent)
  }
}
