internal import LetterpressSolver

/// A player's claim during a game to have proven a win by a certain ply.
struct ArenaClaim: Sendable {
  let winner: Player
  /// The latest ply of the game by which the win must come.
  let plyCount: Int
  /// The position in which it was claimed.
  let position: Position

  /// The longest win that counts as a claim: a longer one needs another proof on the way, for which there may be no
  /// time.
  static let longestWin = 3

  /// The claim of a verdict on a player's best move; nil if it claims nothing that must come true in every game.
  ///
  /// - Parameter plyCount: how many plies there were before the move.
  init?(_ verdict: Verdict, in position: Position, after plyCount: Int) {
    switch verdict {
    case .wins(let plies) where plies <= ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn, plyCount + plies)
    // Every player plays a word that finishes the game.
    case .loses(let plies) where plies < ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn.opponent, plyCount + plies)
    case .wins, .loses, .draws, .seemsToWin, .seemsToLose, .lead: return nil
    }
    self.position = position
  }

  /// Whether a game of this many plies refutes it; a game that was cut off earlier refutes nothing.
  func isRefuted(outcome: Outcome?, plyCount: Int) -> Bool {
    guard let outcome else { return plyCount >= self.plyCount }
    return outcome.winner != winner || plyCount > self.plyCount
  }
}
