import LetterpressSolver
import PlainSolver
import Testing

/// Moves that a search ranks besides the best: one with a known word, and one that is asked about.
struct KnownWordSearchTests {
  private func criteria(_ change: (inout MoveCriteria) -> Void = { _ in }) -> MoveCriteria {
    var criteria = MoveCriteria(margin: 0.01, ranksWordsOnce: true).rankingKnownWord
    change(&criteria)
    return criteria
  }

  private func report(
    _ position: Position, _ criteria: MoveCriteria, _ limits: SearchLimits, ranking count: Int
  ) -> SearchReport {
    Search(
      of: position, on: PreparedBoard(position.board), criteria: criteria, limits: limits,
      table: TranspositionTable(size: 1 << 20)
    ).run(ranking: count)
  }

  /// Whatever is ranked and however short the search, the known word is never better than the best move, and no known word
  /// of the table is better than it.
  @Test(arguments: Cases.few(1, of: 0..<12), [1, 10])
  func theKnownWordFitsTheTable(seed: UInt64, count: Int) throws {
    let position = try SearchSamples.english(seed)
    try #require(position.outcome == nil)
    for nodeCount in Cases.few(2, of: [300, 3000, 30_000]) {
      let report = report(position, criteria(), SearchLimits(nodeCount: nodeCount), ranking: count)
      let best = try #require(report.moves.first)
      #expect(!best.isBound || report.depth == 0)
      let exact = report.moves.filter { !$0.isBound && $0.word != nil }
      #expect(exact.allSatisfy { $0.chance <= best.chance + 0.01 })
      #expect((report.known == nil) || !best.isKnownWord)
      guard let known = report.known else { continue }
      #expect(known.isKnownWord && !known.isBound && known.chance <= best.chance)
      #expect(exact.filter(\.isKnownWord).allSatisfy { $0.chance <= known.chance })
      // In the table it has the same value.
      if let row = exact.first(where: { $0.move == known.move }) { #expect(row.chance == known.chance) }
    }
  }

  /// The known word does not change which move is best, unless a better one is proven meanwhile. If there is time for all
  /// moves, it is the best known word there is.
  @Test(arguments: Cases.few(3, of: 0..<12))
  func theKnownWordIsTheBestThereIs(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    try #require(position.outcome == nil)
    let plain = MoveCriteria(margin: 0.01, ranksWordsOnce: true)
    let limits = SearchLimits(depth: 2)
    let best = report(position, plain, limits, ranking: 1)
    #expect(best.known == nil)
    let report = report(position, criteria(), limits, ranking: 1)
    let first = try #require(report.moves.first)
    if first.move != best.moves.first?.move {
      guard case .wins = first.verdict else {
        Issue.record("\(first.move) instead of \(String(describing: best.moves.first?.move))")
        return
      }
    }
    guard let known = report.known else {
      #expect(first.isKnownWord || first.word == nil)
      return
    }
    let all = self.report(position, plain, limits, ranking: 100).moves.filter { $0.isKnownWord && !$0.isBound }
    #expect(all.allSatisfy { $0.chance <= known.chance })
  }

  /// A move that is asked about has a value of the same search, however bad it is.
  @Test(arguments: Cases.few(1, of: 0..<12))
  func anyMoveCanBeAskedAbout(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    try #require(position.outcome == nil)
    let all = report(position, MoveCriteria(), SearchLimits(depth: 1), ranking: .max).moves
    for place in Cases.few(2, of: [0, all.count / 2, all.count - 1]) {
      let taken = all[place].captured.union(all[place].claimed)
      guard all[place].word != nil else { continue }
      let report = report(
        position, criteria { $0.judgedTaking = taken }, SearchLimits(nodeCount: Cases.number(3000, ofAll: 20_000)),
        ranking: 1)
      let judged = try #require(report.judged)
      #expect(judged.captured.union(judged.claimed) == taken && !judged.isBound)
      let best = try #require(report.moves.first)
      #expect(judged.chance <= best.chance + 0.01)
      if judged.move == best.move { #expect(judged.chance == best.chance) }
    }
  }
}
