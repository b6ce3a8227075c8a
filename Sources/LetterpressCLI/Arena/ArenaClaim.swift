internal import LetterpressSolver

/// That somebody has won by a certain ply, as a player said that it had proven in a game.
struct ArenaClaim: Sendable {
  let winner: Player
  /// By how many plies of the game, at the latest.
  let plyCount: Int
  /// The position in which it was said.
  let position: Position

  /// A longer win takes another proof on the way, for which there may not be the time.
  static let longestWin = 3

  /// What a verdict on a player's best move claims; nil where it claims nothing that has to come true in every game.
  ///
  /// - Parameter plyCount: how many plies there were before the move.
  init?(_ verdict: Verdict, in position: Position, after plyCount: Int) {
    switch verdict {
    case .wins(let plies) where plies <= ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn, plyCount + plies)
    // Every player finishes where a word does.
    case .loses(let plies) where plies < ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn.opponent, plyCount + plies)
    case .wins, .loses, .draws, .seemsToWin, .seemsToLose, .lead: return nil
    }
    self.position = position
  }

  /// Whether a game that took so many plies has shown that it is false: not where it was broken off before.
  func isRefuted(outcome: Outcome?, plyCount: Int) -> Bool {
    guard let outcome else { return plyCount >= self.plyCount }
    return outcome.winner != winner || plyCount > self.plyCount
  }
}
