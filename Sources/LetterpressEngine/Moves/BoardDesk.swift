package import LetterpressSolver

/// Carries out a search that ranks a number of moves, and says whether the player ended it. On how many threads it searches and what it
/// shows meanwhile is up to whoever makes the ``Engine``.
package typealias SearchRunner = (_ search: Search, _ count: Int) -> (report: SearchReport, wasEnded: Bool)

/// What is asked about a position: which moves are best.
package struct Wish: Equatable, Sendable {
  package let position: Position
  package var criteria: MoveCriteria
  /// How many moves to rank.
  package let count: Int
  /// How many moves to look ahead at most; nil for any number.
  package let depth: Int?

  package init(
    _ position: Position, criteria: MoveCriteria = MoveCriteria(), count: Int = Limits.usualMoveCount, depth: Int? = nil
  ) {
    (self.position, self.criteria, self.count, self.depth) = (position, criteria, count, depth)
  }
}

/// What is kept of a board from one question to the next: what is slowest to build, what searches remember, and what was found out and
/// said of the last position. So a longer search begins where the last one ended, and hints and the judgements of single words agree,
/// in whatever order a player asks for them.
final class BoardDesk {
  let board: PreparedBoard
  /// What searches on the board remember.
  let table: TranspositionTable
  /// In MiB.
  let tableSize: Int
  private let run: SearchRunner
  /// What was found of the last wish; nil before the first.
  private var found: Found?

  /// The deepest result of the searches for a wish.
  private struct Found {
    let wish: Wish
    var report: SearchReport
    /// Of all searches.
    var effort: SearchEffort
    /// Whether the player ended the last search.
    var wasEnded: Bool
    /// Moves that were asked about besides.
    var judged: [RankedMove] = []
  }

  /// - Parameter tableSize: in MiB.
  init(on board: PreparedBoard, tableSize: Int, run: @escaping SearchRunner) {
    (self.board, self.tableSize, self.run) = (board, tableSize, run)
    table = TranspositionTable(size: tableSize << 20)
  }

  /// Carries out a search on the board.
  ///
  /// - Parameter limits: if they have no number of positions, there is one all the same where an `Int` has 32 bits, so that it cannot overflow.
  func search(
    _ position: Position, _ criteria: MoveCriteria = MoveCriteria(), for limits: SearchLimits, ranking count: Int = 1
  ) -> (report: SearchReport, wasEnded: Bool) {
    var limits = limits
    if limits.nodeCount == nil, Int(exactly: UInt32.max) == nil { limits.nodeCount = 1 << 30 }
    return run(Search(of: position, on: board, criteria: criteria, limits: limits, table: table), count)
  }

  // MARK: The best moves

  /// Searches for that much longer, and returns the deepest results so far. If few people know the best word, the same search also finds
  /// the best known word.
  ///
  /// - Parameter limits: of this search; its depth is the wish's.
  func advice(on wish: Wish, for limits: SearchLimits) -> Advice {
    if let found, found.wish == wish, found.report.isDone { return advice(found) }
    let kept = found.flatMap { $0.wish == wish ? $0 : nil }
    var limits = limits
    limits.depth = wish.depth
    let (report, wasEnded) = search(
      wish.position, wish.criteria.rankingKnownWord, for: limits, ranking: wish.count)
    var new = kept ?? Found(wish: wish, report: report, effort: SearchEffort(), wasEnded: wasEnded)
    new.effort.add(report)
    new.wasEnded = wasEnded
    if report.isFurther(than: new.report) { new.report = report }
    found = new
    return advice(new)
  }

  /// Returns the last advice on a wish, unless the player cut it short; then it searches.
  func hint(on wish: Wish, for limits: SearchLimits) -> Advice {
    if let found, found.wish == wish, !found.wasEnded { return advice(found) }
    found = nil
    return advice(on: wish, for: limits)
  }

  private func advice(_ found: Found) -> Advice {
    Advice(
      found.report, printing: found.wish.count, board: board, criteria: found.wish.criteria, effort: found.effort,
      wasEnded: found.wasEnded)
  }

  /// Whether there is nothing left to find of the last wish.
  var isDone: Bool { found?.report.isDone ?? false }

  /// Returns a word on its best tiles: those with which the last search lists it, if it was of the position, or else those that a short
  /// search prefers. Nil if the letters do not spell it.
  func placement(of word: String, in position: Position) -> Placement? {
    if let found, found.wish.position == position, let listed = found.report.placement(of: word) { return listed }
    return position.bestPlacement(of: word, on: board)
  }

  // MARK: Single words

  /// Returns what a word would do and, unless it is the best one, the best one in a sentence.
  ///
  /// - Parameter wish: what a hint would be asked for.
  /// - Throws: ``/LetterpressSolver/IllegalMove``.
  func outlook(
    of placement: Placement, besides wish: Wish, for limits: SearchLimits
  ) throws(IllegalMove) -> (outlook: MoveOutlook, comparison: String?) {
    let move = try PlayedMove(.play(placement), in: wish.position, lexicon: board.lexicon)
    guard move.after.outcome == nil else { return (MoveOutlook(move, answer: nil), nil) }
    let outlook = said(of: move) ?? judge(move, besides: wish, for: limits)
    return (outlook, found.flatMap { advice($0).comparison(with: outlook) })
  }

  /// What was said of a word before; nil if nothing was.
  private func said(of move: PlayedMove) -> MoveOutlook? {
    guard let found, found.wish.position == move.before else { return nil }
    let ranked =
      advice(found).move(taking: move.taken) ?? found.judged.first { $0.captured.union($0.claimed) == move.taken }
    return ranked.map { MoveOutlook(move, as: $0) }
  }

  private func judge(_ move: PlayedMove, besides wish: Wish, for limits: SearchLimits) -> MoveOutlook {
    var judging = wish.criteria.rankingKnownWord
    judging.judgedTaking = move.taken
    let (report, wasEnded) = search(move.before, judging, for: limits)
    let new = Found(wish: wish, report: report, effort: SearchEffort([report]), wasEnded: wasEnded)
    let ranked = advice(new).move(taking: move.taken)
    // A word that turns out better than the hint so far shows that the hint was not the best.
    if let found, found.wish == wish, !found.wasEnded, ranked?.percent ?? 0 <= found.report.moves.first?.percent ?? 0 {
      if let ranked { self.found?.judged.append(ranked) }
    } else {
      let judged = found.map { $0.wish == wish ? $0.judged : [] } ?? []
      found = new
      found?.judged = judged
    }
    // Otherwise it is not among the moves that may be suggested, and the best answer says what it is worth.
    return ranked.map { MoveOutlook(move, as: $0) }
      ?? MoveOutlook(move, answer: search(move.after, for: limits).report.moves.first)
  }
}

extension SearchReport {
  /// Whether a search says at least as much as an earlier one of the same position. A short search after a long one may be less
  /// deep, and may not repeat a proof. But what is proven stays so.
  fileprivate func isFurther(than before: SearchReport) -> Bool {
    func isProven(_ report: SearchReport) -> Bool {
      report.moves.first.map { !$0.isBound && $0.value.isProven } ?? true
    }
    return isProven(self) == isProven(before) ? isDone || depth >= before.depth : isProven(self)
  }
}

/// What searches took.
package struct SearchEffort {
  /// The number of positions searched.
  private(set) var nodeCount = 0
  private var time = Duration.zero

  /// The sum over some searches.
  package init(_ reports: [SearchReport] = []) {
    for report in reports { add(report) }
  }

  /// Adds another search.
  mutating func add(_ report: SearchReport) {
    // After hours, the number no longer fits where integers have 32 bits.
    let (sum, overflows) = nodeCount.addingReportingOverflow(report.nodeCount)
    nodeCount = overflows ? .max : sum
    time += report.time
  }

  /// The time, in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
