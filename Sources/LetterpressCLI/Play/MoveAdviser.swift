internal import LetterpressEngine
internal import LetterpressSolver

/// Suggests the best moves and says what a word would do. Keeps what its searches have found out about the board.
struct MoveAdviser {
  let board: PreparedBoard
  let limits: SearchLimits
  let threadCount: Int
  /// Which moves it may suggest.
  let criteria: MoveCriteria
  private let table: TranspositionTable

  init(
    on board: PreparedBoard, limits: SearchLimits, threadCount: Int, criteria: MoveCriteria,
    table: TranspositionTable = TranspositionTable()
  ) {
    (self.board, self.limits, self.threadCount, self.criteria, self.table) = (
      board, limits, threadCount, criteria, table
    )
  }

  /// The best moves and, if few people know the best word, the best known word, for which a second search takes a tenth
  /// of the time.
  ///
  /// - Parameter count: how many moves to rank.
  func advice(on position: Position, ranking count: Int) -> Advice {
    let (report, known) = run(criteria, in: position, ranking: count) { report in
      guard criteria.allowsRareWords, KnownMove.isMissing(in: report) else { return nil }
      return search(criteria.ofKnownWords, in: position, share: KnownMove.timeShare)
    }
    return Advice(report, printing: count, board: board, criteria: criteria, known: known)
  }

  /// The best move with its chance, and the best known word, as sentences.
  func hint(in position: Position) -> String {
    let advice = advice(on: position, ranking: 1)
    guard let best = advice.moves.first, best.word != nil else { return advice.reason }
    return ([MoveText.summary(of: best, by: position.turn)] + [advice.knownSentence].compactMap(\.self))
      .joined(separator: "\n")
  }

  /// What a word would do.
  ///
  /// - Throws: ``IllegalMove``.
  func outlook(of placement: Placement, in position: Position) throws(IllegalMove) -> String {
    var after = position
    try after.play(.play(placement), in: board.lexicon)
    let answer = after.outcome == nil ? run(MoveCriteria(), in: after, ranking: 1) { _ in nil }.0.moves.first : nil
    return MoveOutlook(placement, from: position, to: after, answer: answer).sentence
  }

  private func run(
    _ criteria: MoveCriteria, in position: Position, ranking count: Int, then next: (SearchReport) -> Search?
  ) -> (SearchReport, SearchReport?) {
    MoveSearch(search: search(criteria, in: position), threads: threadCount).run(ranking: count, then: next)
  }

  private func search(_ criteria: MoveCriteria, in position: Position, share: Double = 1) -> Search {
    var limits = limits
    limits.time = limits.time.map { $0 * share }
    return Search(of: position, on: board, criteria: criteria, limits: limits, table: table)
  }
}
