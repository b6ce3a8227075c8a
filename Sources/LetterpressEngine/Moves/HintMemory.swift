package import LetterpressSolver

/// What has been said of the position of a game. It is kept so that hints and the judgements of single words agree, in whatever
/// order a player asks for them.
package struct HintMemory {
  /// The last advice on the position; nil if there was none.
  private var advice: Advice?
  /// Moves that were asked about besides.
  private var judged: [RankedMove] = []

  package init() {}

  /// Returns advice on a position: the last, unless it is on another or was cut short.
  package mutating func advice(
    on position: Position, from adviser: MoveAdviser, run: MoveAdviser.Runner
  ) -> Advice {
    if let advice, advice.position == position, !advice.wasEnded { return advice }
    let advice = adviser.advice(on: position, ranking: 1, run: run)
    keep(advice)
    return advice
  }

  /// Returns the tiles on which the last advice on a position has placed a word; nil if it is not about the word.
  package func placement(of word: String, in position: Position) -> Placement? {
    advice.flatMap { $0.position == position ? $0.placement(of: word) : nil }
  }

  /// Returns what a word would do and, unless it is the best one, the best one in a sentence.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``.
  package mutating func outlook(
    of placement: Placement, in position: Position, from adviser: MoveAdviser, run: MoveAdviser.Runner
  ) throws(IllegalMove) -> (outlook: MoveOutlook, comparison: String?) {
    let move = try PlayedMove(.play(placement), in: position, lexicon: adviser.board.lexicon)
    guard move.after.outcome == nil else { return (MoveOutlook(move, answer: nil), nil) }
    let outlook = said(of: move) ?? judge(move, from: adviser, run: run)
    return (outlook, advice?.comparison(with: outlook))
  }

  /// What was said of a word before; nil if nothing was.
  private func said(of move: PlayedMove) -> MoveOutlook? {
    guard let advice, advice.position == move.before else { return nil }
    let ranked = advice.move(taking: move.taken) ?? judged.first { $0.captured.union($0.claimed) == move.taken }
    return ranked.map { MoveOutlook(move, as: $0) }
  }

  private mutating func judge(
    _ move: PlayedMove, from adviser: MoveAdviser, run: MoveAdviser.Runner
  ) -> MoveOutlook {
    let new = adviser.advice(on: move.before, ranking: 1, judging: move.taken, run: run)
    let ranked = new.move(taking: move.taken)
    // A word that turns out better than the hint so far shows that the hint was not the best.
    if let old = advice, old.position == move.before, !old.wasEnded,
      ranked?.percent ?? 0 <= old.moves.first?.percent ?? 0
    {
      if let ranked { judged.append(ranked) }
    } else {
      keep(new)
    }
    // Otherwise it is not among the moves that may be suggested.
    return ranked.map { MoveOutlook(move, as: $0) } ?? adviser.outlook(of: move, run: run)
  }

  private mutating func keep(_ new: Advice) {
    if advice?.position != new.position { judged = [] }
    advice = new
  }
}
