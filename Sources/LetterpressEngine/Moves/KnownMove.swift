package import LetterpressSolver

/// The best move with a known word, if the best move of all plays another.
package struct KnownMove {
  package let move: RankedMove
  /// How much less likely the mover is to win than with the best move, 0 to 1.
  package let cost: Double

  /// Finds the move in the results of two searches.
  ///
  /// - Parameters:
  ///   - goal: what the moves should achieve.
  ///   - report: the result of a search.
  ///   - known: the result of a search for known words only; nil if there was none.
  /// - Returns: nil if no such move was found, or if the best of all is one.
  package init?(for goal: MoveCriteria.Goal, in report: SearchReport, _ known: SearchReport?) {
    guard let best = report.moves.first, KnownMove.isMissing(in: report) else { return nil }
    // Moves of one search compare best.
    let ranked = report.moves.filter { $0.isKnownWord && !$0.isBound }
    // At depth 0 nothing was searched, and a move searched less deeply may seem better than it is.
    let found = known.flatMap { known -> RankedMove? in
      guard known.depth >= (ranked.isEmpty ? 1 : report.depth), let move = known.moves.first else { return nil }
      return move.isKnownWord && !ranked.contains { $0.move == move.move } ? move : nil
    }
    let moves = ranked + [found].compactMap { $0 }
    // If tiles are the goal, moves are not ordered by chance.
    let choice = goal == .tiles ? found ?? ranked.first : moves.max { $0.chance < $1.chance }
    guard let choice else { return nil }
    move = choice
    // Two searches may differ slightly on the same move.
    cost = max(best.chance - choice.chance, 0)
  }

  /// Whether the best move plays a word that is not known, so that one with a known word is of interest.
  package static func isMissing(in report: SearchReport) -> Bool {
    guard let best = report.moves.first else { return false }
    return best.move.placement != nil && !best.isKnownWord
  }
}

extension Advice {
  /// A sentence saying that few people know the first move's word, what the best known word is, and what it costs; nil
  /// if the first is known or there is no such word.
  package var knownSentence: String? {
    guard let known, let best = moves.first, let placement = known.move.move.placement else { return nil }
    let word = MoveText.name(of: best.move)
    let rare = Familiarity(of: best).statement(about: word)
    let cost: String
    switch goal {
    case .win:
      let (chance, other) = (VerdictText.chance(of: known.move), VerdictText.chance(of: best))
      cost =
        known.move.percent == best.percent
        ? "also \(known.move.percent)% to win" : "\(chance) to win instead of \(other)"
    case .tiles:
      func count(_ move: RankedMove) -> Int { move.captured.count + move.claimed.count }
      let tiles = counted(count(known.move), "tile")
      cost = count(known.move) == count(best) ? "it also takes \(tiles)" : "it takes \(tiles) instead of \(count(best))"
    }
    return "\(rare). The best known word is \(placement.word) on \(MoveText.tiles(of: known.move.move)): \(cost)."
  }
}
