package import LetterpressSolver

/// What a move is worth to the player who makes it.
package struct MoveValue: Equatable, Sendable {
  package let verdict: Verdict
  /// That player's chance to win, 0 to 1: 1 and 0 only if proven, ½ for a draw.
  package let chance: Double

  init(verdict: Verdict, chance: Double) { (self.verdict, self.chance) = (verdict, chance) }

  /// The value of a searched move.
  init(_ move: RankedMove) { (verdict, chance) = (move.verdict, move.chance) }

  /// The value of a move, from the best answer to it.
  init(answeredBy answer: RankedMove) { (verdict, chance) = (answer.verdict.beforeMove, 1 - answer.chance) }

  /// The value of a move that ends the game.
  init(_ outcome: Outcome, for player: Player) {
    switch outcome {
    case .draw: (verdict, chance) = (.draws, 0.5)
    case .win(player): (verdict, chance) = (.wins(plies: 1), 1)
    case .win: (verdict, chance) = (.loses(plies: 1), 0)
    }
  }

  /// Whether it is proven.
  package var isProven: Bool { VerdictText.isProven(verdict) }

  /// Whether the player is proven to win.
  package var isWon: Bool { isProven && chance == 1 }

  /// Whether the player is proven to lose.
  package var isLost: Bool { isProven && chance == 0 }

  /// The chance in whole percent: 0 and 100 only if proven.
  package var percent: Int {
    let percent = Int((chance * 100).rounded())
    return isProven ? percent : min(max(percent, 1), 99)
  }

  /// The other value if that is proven and this is not, else this.
  func unlessProven(_ other: MoveValue) -> MoveValue { other.isProven && !isProven ? other : self }
}
