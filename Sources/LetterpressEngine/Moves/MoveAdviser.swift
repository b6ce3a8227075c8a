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
    (self.board, self.budget, self.table) = (board, budget, table)
    self.criteria = criteria.rankingKnownWord
  }

  /// Carries out a search that ranks a number of moves; says whether the player ended it.
  package typealias Runner = (_ search: Search, _ count: Int) -> (report: SearchReport, wasEnded: Bool)

  /// Returns the best moves. If few people know the best word, the same search also finds the best known word.
  ///
  /// - Parameters:
  ///   - count: how many moves to rank.
  ///   - taken: the tiles taken by a move that is asked about; nil if none is.
  ///   - run: on how many threads it searches and what it shows meanwhile is up to the caller.
  package func advice(
    on position: Position, ranking count: Int, judging taken: TileSet? = nil, run: Runner
  ) -> Advice {
    var criteria = criteria
    criteria.judgedTaking = taken
    let (report, wasEnded) = run(search(position, criteria), count)
    return Advice(report, printing: count, board: board, criteria: criteria, wasEnded: wasEnded)
  }

  /// Returns what a word would do, by a search for the best answer to it.
  ///
  /// - Precondition: the move is not a pass, and does not end the game.
  func outlook(of move: PlayedMove, run: Runner) -> MoveOutlook {
    MoveOutlook(move, answer: run(search(move.after, MoveCriteria()), 1).report.moves.first)
  }

  private func search(_ position: Position, _ criteria: MoveCriteria) -> Search {
    Search(of: position, on: board, criteria: criteria, limits: budget.limits, table: table)
  }
}
