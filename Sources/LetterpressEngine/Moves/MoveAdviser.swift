package import LetterpressSolver

/// Suggests the best moves and says what a word would do. Keeps what its searches have found out about the board.
package struct MoveAdviser {
  package let board: PreparedBoard
  /// Which moves it may suggest.
  package let criteria: MoveCriteria
  private let budget: SearchBudget
  private let table: TranspositionTable

  /// How much of the chance to win a suggestion may give up for a word that the game takes more surely and that more
  /// people know, 0 to 1; docs/playing.md says how it was measured.
  package static let margin = 0.01

  package init(
    on board: PreparedBoard, budget: SearchBudget, criteria: MoveCriteria,
    table: TranspositionTable = TranspositionTable()
  ) {
    (self.board, self.budget, self.criteria, self.table) = (board, budget, criteria, table)
  }

  /// Carries out a search that ranks a number of moves; says whether the player ended it, so that no other follows.
  package typealias Runner = (_ search: Search, _ count: Int) -> (report: SearchReport, wasEnded: Bool)

  /// Returns the best moves and, if few people know the best word, the best known word.
  ///
  /// - Parameters:
  ///   - count: how many moves to rank.
  ///   - run: on how many threads it searches and what it shows meanwhile is up to the caller.
  package func advice(on position: Position, ranking count: Int, run: Runner) -> Advice {
    var searches = AdviceSearches(criteria)
    searches.search(within: budget, ranking: count) { criteria, limits, count in
      run(search(position, limits, criteria), count)
    }
    guard let best = searches.best else { preconditionFailure("nothing was searched") }
    return Advice(best, printing: count, board: board, criteria: criteria, known: searches.known)
  }

  /// Returns the best move with its chance, and the best known word, as sentences.
  package func hint(in position: Position, run: Runner) -> String {
    let advice = advice(on: position, ranking: 1, run: run)
    return [advice.bestSentence, advice.surerSentence, advice.knownSentence].compactMap { $0 }.joined(separator: "\n")
  }

  /// Returns what a word would do.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``.
  package func outlook(
    of placement: Placement, in position: Position, run: Runner
  ) throws(IllegalMove) -> MoveOutlook {
    var after = position
    try after.play(.play(placement), in: board.lexicon)
    let answer =
      after.outcome == nil ? run(search(after, budget.limits, MoveCriteria()), 1).report.moves.first : nil
    return MoveOutlook(placement, from: position, to: after, answer: answer)
  }

  private func search(_ position: Position, _ limits: SearchLimits, _ criteria: MoveCriteria) -> Search {
    Search(of: position, on: board, criteria: criteria, limits: limits, table: table)
  }
}
