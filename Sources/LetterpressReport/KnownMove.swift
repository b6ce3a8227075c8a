package import LetterpressSolver

/// The best move with a word that most people know, where the best of all plays another.
package struct KnownMove {
  package let move: RankedMove
  /// By how much it makes the mover less likely to win than the best move does, 0 to 1.
  package let cost: Double

  /// How much time to look for it, as a part of the time that the search for the best move has, 0 to 1.
  package static let timeShare = 0.1

  /// - Parameters:
  ///   - goal: what moves are to bring.
  ///   - report: what a search found.
  ///   - known: what another found that looked for known words only; nil where there was none.
  /// - Returns: nil where no such move was found, or where the best of all is one.
  package init?(for goal: MoveCriteria.Goal, in report: SearchReport, _ known: SearchReport?) {
    guard let best = report.moves.first, KnownMove.isMissing(in: report) else { return nil }
    // The same search compares best; a move that it only knows a bound of may be worth less.
    let ranked = report.moves.filter { $0.isKnownWord && !$0.isBound }
    // At depth 0 nothing was looked into, and what was looked into less deeply may seem better than it is.
    let found = known.flatMap { known -> RankedMove? in
      guard known.depth >= (ranked.isEmpty ? 1 : report.depth), let move = known.moves.first else { return nil }
      return move.isKnownWord && !ranked.contains { $0.move == move.move } ? move : nil
    }
    let moves = ranked + [found].compactMap { $0 }
    // Where tiles are the goal, the chance is not what they are in the order of.
    let choice = goal == .tiles ? found ?? ranked.first : moves.max { $0.chance < $1.chance }
    guard let choice else { return nil }
    move = choice
    // Two searches may differ by a little in what they think of the same.
    cost = max(best.chance - choice.chance, 0)
  }

  /// Whether the best move plays a word that is not known to most people, so that one that is would be of interest.
  package static func isMissing(in report: SearchReport) -> Bool {
    guard let best = report.moves.first else { return false }
    return best.move.placement != nil && !best.isKnownWord
  }
}

extension Advice {
  /// That few people know the first move's word, which known word is the best, and what it costs; nil where the first is
  /// known, or where there is no such word.
  package var knownSentence: String? {
    guard let known, let best = moves.first, let placement = known.move.move.placement else { return nil }
    let word = MoveText.name(of: best.move)
    let rare = best.rarity.map { "Few people know \(word) (rarity \($0))" } ?? "It is not known how rare \(word) is"
    let (chance, other) = (MoveText.chance(of: known.move), MoveText.chance(of: best))
    let cost = chance == other ? "also \(chance) to win" : "\(chance) to win instead of \(other)"
    return "\(rare). The best known word is \(placement.word) on \(MoveText.tiles(of: known.move.move)): \(cost)."
  }
}
