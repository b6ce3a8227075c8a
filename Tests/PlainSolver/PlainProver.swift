internal import LetterpressSolver

/// Proves wins by trying all moves, straight from the rules; the library's proofs are tested against it.
///
/// - Complexity: O(*m*ⁿ) for *m* moves and *n* plies, so use only few words.
package final class PlainProver {
  private let words: [String]
  private var known: [String: Bool] = [:]

  package init(words: some Sequence<String>) { self.words = Array(words) }

  /// Whether the player to move can win within the given number of plies, whatever the opponent does.
  package func canWin(_ game: PlainGame, plies: Int) -> Bool {
    guard plies > 0, !game.isOver else { return false }
    let key = "\(plies) \(game.text)"
    if let answer = known[key] { return answer }
    let player = game.turn
    let answer = moves(of: game).contains { next in
      next.isOver ? next.result == player : mustLose(next, plies: plies - 1)
    }
    known[key] = answer
    return answer
  }

  /// Whether the player to move loses within the given number of plies, whatever the move.
  package func mustLose(_ game: PlainGame, plies: Int) -> Bool {
    guard plies > 0, !game.isOver else { return false }
    let opponent: Character = game.turn == "r" ? "b" : "r"
    return moves(of: game).allSatisfy { next in
      next.isOver ? next.result == opponent : canWin(next, plies: plies - 1)
    }
  }

  /// Returns the distinct games after each word on each set of tiles, and after a pass.
  private func moves(of game: PlainGame) -> [PlainGame] {
    var seen: Set<String> = []
    var moves: [PlainGame] = []
    for move in game.placements(of: words).map(Move.play) + [.pass] {
      var next = game
      next.make(move)
      if seen.insert(next.text).inserted { moves.append(next) }
    }
    return moves
  }
}
