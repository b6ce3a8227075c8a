import PlainSolver
import Testing

@testable import LetterpressSolver

/// How moves are chosen and ordered of which it is proven how the game ends.
struct ProvenMoveTests {
  private func report(_ position: Position, _ board: PreparedBoard, _ limits: SearchLimits, ranking count: Int = 1)
    -> SearchReport
  {
    let criteria = MoveCriteria(margin: 0.01, ranksWordsOnce: true).rankingKnownWord
    return Search(of: position, on: board, criteria: criteria, limits: limits, table: TranspositionTable(size: 1 << 20))
      .run(ranking: count)
  }

  /// A player who is shown a rare word although HEAVIES wins as surely has to look it up, and the game may refuse it.
  @Test func aKnownWordThatWinsIsTheAnswer() throws {
    var known = 0
    for seed in Cases.few(60, of: 0..<300 as Range<UInt64>) {
      let position = try SearchSamples.english(seed)
      guard position.outcome == nil, position.owners.unclaimed.count <= 8 else { continue }
      let board = PreparedBoard(position.board)
      let best = try #require(report(position, board, SearchLimits(depth: 3)).moves.first)
      guard case .wins(let plies) = best.verdict, let word = best.word else { continue }
      func trust(_ word: String, _ plies: Int) -> Int {
        Word(parsing: word).map { MovePreference.trust(inWinWithin: plies, board.lexicon.sureness(of: $0)) } ?? 0
      }
      let found = trust(word, plies)
      if found >= MovePreference.knownTrust {
        known += 1
        continue
      }
      guard let wins = MoveProofs(of: position, on: board).wins(in: 3, limit: .max) else { continue }
      // Each set of tiles is taken with its best known word.
      let missed = wins.compactMap(\.words.first).filter { trust($0, 3) > found }
      #expect(missed.isEmpty, "\(seed): \(word) wins in \(plies), but so do \(missed)")
    }
    #expect(known >= Cases.number(5, ofAll: 25))
  }

  /// A word that ends the game leaves nothing to go wrong, unless the game refuses it.
  @Test func aProvenWinIsTrustedByItsWord() {
    let familiar = WordSureness(rarity: 20, kind: nil, length: 5)
    let rare = WordSureness(rarity: 80, kind: nil, length: 5)
    let doubtful = WordSureness(rarity: 80, kind: .joinedWithoutForms, length: 12)
    let order = [(1, familiar), (1, rare), (3, familiar), (5, familiar), (3, rare), (1, doubtful), (3, doubtful)]
    let trust = order.map { MovePreference.trust(inWinWithin: $0, $1) }
    #expect(trust == [3, 3, 2, 2, 1, 0, 0])
  }

  /// Rows are in order of what they say: what is proven to win, what is open, what is proven to lose.
  @Test func aListIsInOrderOfVerdict() throws {
    var (won, lost, mixed) = (0, 0, 0)
    func check(_ position: Position, _ board: PreparedBoard, _ seed: UInt64) -> RankedMove? {
      let moves = report(position, board, SearchLimits(nodeCount: 3000), ranking: 20).moves
      let places = moves.filter { !$0.isBound }.map { move in
        switch move.verdict {
        case .wins: 0
        case .loses: 2
        case .draws, .lead, .seemsToWin, .seemsToLose: 1
        }
      }
      #expect(places == places.sorted(), "\(seed): \(moves)")
      if places.first == 0 { won += 1 }
      if places.first == 2 { lost += 1 }
      if Set(places).count > 1 { mixed += 1 }
      return moves.first
    }
    for seed in Cases.few(40, of: 0..<200 as Range<UInt64>) {
      let position = try SearchSamples.english(seed)
      guard position.outcome == nil, position.owners.unclaimed.count <= 12 else { continue }
      let board = PreparedBoard(position.board)
      // After a move that wins, the opponent has lost, and most moves are not proven to lose.
      if let best = check(position, board, seed), best.position.outcome == nil { _ = check(best.position, board, seed) }
    }
    #expect(won >= 5 && lost >= 3 && mixed >= 5, "\(won) won, \(lost) lost, \(mixed) mixed")
  }
}
