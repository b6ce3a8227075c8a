import LetterpressSolver
import PlainSolver
import Testing

/// Where no word can be played any more, both players can only pass, and the score decides.
struct NoWordLeftTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"

  /// The owners, and the lead of red, who is to move.
  private static let owners = [
    ("rrrr.....................", 4), (".....bb..................", -2), ("rr.....................bb", 0),
    (".........................", 0),
  ]

  private func report(
    _ owners: String, passCount: Int, played: [String] = [], words: [String], goal: MoveCriteria.Goal = .win,
    threads: Int = 1
  ) throws -> SearchReport {
    let position = try Position(
      board: Board(parsing: Self.letters), owners: Owners(parsing: owners), playedWords: played, passCount: passCount)
    let board = PreparedBoard(position.board, lexicon: try Lexicon(try WordList(words)))
    let search = Search(
      of: position, on: board, criteria: MoveCriteria(goal: goal), limits: SearchLimits(nodeCount: 10_000))
    return search.run(ranking: 5, threads: threads)
  }

  private func verdict(lead: Int, plies: Int) -> Verdict {
    lead == 0 ? .draws : lead > 0 ? .wins(plies: plies) : .loses(plies: plies)
  }

  /// No word at all, none that the letters spell, and none that has not been played.
  @Test(arguments: [([], []), (["quay"], []), (["hog", "ho"], ["hog"])] as [([String], [String])])
  func theScoreDecides(words: [String], played: [String]) throws {
    for (owners, lead) in Self.owners {
      for (goal, threads, passCount) in [(MoveCriteria.Goal.win, 1, 0), (.win, 1, 1), (.tiles, 1, 0), (.win, 2, 0)] {
        let report = try report(
          owners, passCount: passCount, played: played, words: words, goal: goal, threads: threads)
        #expect(report.moves.map(\.move) == [.pass] && report.isDone)
        let best = try #require(report.moves.first)
        #expect(best.verdict == verdict(lead: lead, plies: passCount == 0 ? 2 : 1), "\(owners), \(goal)")
        #expect(best.chance == (lead == 0 ? 0.5 : lead > 0 ? 1 : 0))
      }
    }
  }

  /// After the last word, two passes end the game.
  @Test(arguments: Cases.few(30, of: 1...200 as ClosedRange<UInt64>))
  func theLastWordDecides(seed: UInt64) throws {
    let sample = try SearchSamples.small(seed, wordCount: 1)
    guard sample.position.outcome == nil else { return }
    let report = Search(
      of: sample.position, on: sample.board, limits: SearchLimits(depth: 4)
    ).run(ranking: .max)
    #expect(report.moves.count > 0)
    guard sample.board.wordCount == 1 else { return }
    for move in report.moves where move.word != nil && move.position.outcome == nil {
      let player = sample.position.turn
      let lead = move.position.score(of: player) - move.position.score(of: player.opponent)
      #expect(move.verdict == verdict(lead: lead, plies: 3), "\(sample.position), \(move)")
    }
  }

  /// One of them might be part of a word.
  @Test func unreadTilesLeaveItOpen() throws {
    let position = try Position(parsing: "?qqqqqqqqqqqqqqqqqqqqqqqq rrr...................... red")
    let best = try #require(
      Search(of: position, on: PreparedBoard(position.board), limits: SearchLimits(nodeCount: 1000)).run().moves.first)
    switch best.verdict {
    case .wins, .loses, .draws: Issue.record("proven without the letters: \(best.verdict)")
    case .seemsToWin, .seemsToLose, .lead: break
    }
  }

  @Test(arguments: Level.allCases) func levelsPass(level: Level) throws {
    for words in [[], ["quay"]] {
      let board = PreparedBoard(try Board(parsing: Self.letters), lexicon: try Lexicon(try WordList(words)))
      #expect(LevelPlayer(level, on: board, seed: 1).move(in: Position(board: board.layout)) == .pass)
    }
  }
}
