import PlainSolver
import Testing

@testable import LetterpressSolver

/// What is played where every move loses.
struct LostPositionTests {
  /// If the opponent can finish after every move, the search plays one after which no known word finishes, if there is such a
  /// move.
  @Test func leavesRareWordsToFinishWith() throws {
    var (lost, spared) = (0, 0)
    for seed in Cases.few(300, of: 0..<600 as Range<UInt64>) {
      let sample = try SearchSamples.small(seed, wordCount: 10)
      // Every third word is known.
      let rated = sample.words.enumerated().map { "\($1) \($0 % 3 == 0 ? 20 : 90)" }.joined(separator: "\n")
      let known = Set(sample.words.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
      let board = PreparedBoard(sample.position.board, lexicon: try Lexicon(try WordList(parsing: rated.utf8)))
      let report = Search(of: sample.position, on: board, limits: SearchLimits(depth: 4)).run()
      guard let best = report.moves.first, best.verdict == .loses(plies: 2), case .play = best.move else { continue }
      lost += 1
      func finishes(after move: Move) -> [String] {
        var game = sample.game
        game.make(move)
        return game.placements(of: sample.words).filter { answer in
          var next = game
          next.make(.play(answer))
          return next.result == game.turn
        }.map(\.word)
      }
      let left = sample.game.placements(of: sample.words).filter { !finishes(after: .play($0)).isEmpty }
      let canSpare = left.contains { known.isDisjoint(with: finishes(after: .play($0))) }
      if canSpare { spared += 1 }
      #expect(known.isDisjoint(with: finishes(after: best.move)) == canSpare, "seed \(seed): \(best)")
    }
    #expect(lost >= Cases.number(5, ofAll: 10), "\(lost) lost")
    #expect(spared >= Cases.number(2, ofAll: 3) && spared < lost, "\(lost) lost, \(spared) with a choice")
  }

  /// A search to a depth says the same however much time it is given: its proofs end after a number of positions. With shares
  /// of the time instead, this one would prove that every move loses, and take minutes for it.
  @Test func aDepthLimitsTheProofsToo() throws {
    let position = try Position(
      parsing: "mxwnlpymeousoswupetdkapdo ..rRRr..rR...rR....r....r blue snowplowed")
    let board = PreparedBoard(position.board)
    func report(_ time: Duration?) -> SearchReport {
      Search(of: position, on: board, limits: SearchLimits(time: time, depth: 2)).run()
    }
    let (free, timed) = (report(nil), report(.seconds(600)))
    #expect(free.moves == timed.moves && free.nodeCount == timed.nodeCount && free.depth == timed.depth)
  }

  /// Even if all moves that meet the criteria lose, and a word that does not would save the game.
  @Test func keepsToTheCriteria() throws {
    var (lost, savable) = (0, 0)
    for seed in Cases.few(6, of: 0..<200 as Range<UInt64>) {
      let sample = try SearchSamples.small(seed, wordCount: 10)
      guard sample.position.outcome == nil else { continue }
      let plain = PlainProver(words: sample.words)
      let losesAnyway = plain.mustLose(sample.game, plies: 2)
      for (place, word) in Cases.few(2, of: Array(sample.words.enumerated())) {
        let tile = place * 7 % 25
        for criteria in [
          MoveCriteria(excludedWords: [word]), MoveCriteria(leaving: TileSet([tile]), excludedWords: [word]),
        ] {
          let search = Search(
            of: sample.position, on: sample.board, criteria: criteria, limits: SearchLimits(depth: 3),
            table: TranspositionTable(size: 1 << 16))
          let moves = search.run(ranking: .max).moves
          sample.expectTrueVerdicts(of: moves, "seed \(seed) without \(word)")
          for placement in moves.compactMap(\.move.placement) {
            #expect(placement.word != word && placement.tiles.count == placement.word.count, "seed \(seed)")
            #expect(criteria.leaving.isEmpty || !placement.tiles.contains(tile), "seed \(seed)")
          }
          guard moves.first?.verdict == .loses(plies: 2) else { continue }
          lost += 1
          if !losesAnyway { savable += 1 }
        }
      }
    }
    #expect(lost >= Cases.number(2, ofAll: 20), "\(lost) lost")
    #expect(savable >= Cases.number(1, ofAll: 5), "\(lost) lost, \(savable) of them only by the criteria")
  }
}
