internal import LetterpressReport
internal import LetterpressSolver

/// Who says which move is best, and what a word would bring. It remembers what it has found out about the board.
struct MoveAdviser {
  let board: GameBoard
  let limits: SearchLimits
  let threadCount: Int
  /// Which moves it may suggest.
  let wishes: MoveWishes
  private let table: TranspositionTable

  init(
    on board: GameBoard, limits: SearchLimits, threadCount: Int, wishes: MoveWishes,
    table: TranspositionTable = TranspositionTable()
  ) {
    (self.board, self.limits, self.threadCount, self.wishes, self.table) = (board, limits, threadCount, wishes, table)
  }

  /// The best moves, and where few people know the best word, the best one that most people know, for which a further search
  /// looks a tenth of the time.
  ///
  /// - Parameter count: how many moves to rank.
  func advice(on position: Position, ranking count: Int) -> Advice {
    let (report, known) = run(wishes, in: position, ranking: count) { report in
      guard wishes.allowsRareWords, KnownMove.isMissing(in: report) else { return nil }
      return search(wishes.ofKnownWords, in: position, share: KnownMove.timeShare)
    }
    return Advice(report, printing: count, board: board, wishes: wishes, known: known)
  }

  /// The best move with its chance, and the best known word, as sentences.
  func hint(in position: Position) -> String {
    let advice = advice(on: position, ranking: 1)
    guard let best = advice.moves.first, best.word != nil else { return advice.reason }
    return ([MoveText.summary(of: best, by: position.turn)] + [advice.knownSentence].compactMap(\.self))
      .joined(separator: "\n")
  }

  /// What a word would bring.
  ///
  /// - Throws: ``IllegalMove``.
  func outlook(of placement: Placement, in position: Position) throws(IllegalMove) -> String {
    var after = position
    try after.play(.play(placement), in: board.lexicon)
    let answer = after.outcome == nil ? run(MoveWishes(), in: after, ranking: 1) { _ in nil }.0.moves.first : nil
    return MoveOutlook(placement, from: position, to: after, answer: answer).sentence
  }

  private func run(
    _ wishes: MoveWishes, in position: Position, ranking count: Int, then next: (SearchReport) -> Search?
  ) -> (SearchReport, SearchReport?) {
    MoveSearch(search: search(wishes, in: position), threads: threadCount).run(ranking: count, then: next)
  }

  private func search(_ wishes: MoveWishes, in position: Position, share: Double = 1) -> Search {
    var limits = limits
    limits.time = limits.time.map { $0 * share }
    return Search(of: position, on: board, wishes: wishes, limits: limits, table: table)
  }
}
