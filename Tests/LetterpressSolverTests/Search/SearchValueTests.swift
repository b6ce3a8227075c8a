import PlainSolver
import Testing

@testable import LetterpressSolver

/// The values of moves are comparable between depths and between rows.
struct SearchValueTests {
  /// From games, with two to eleven free tiles.
  private static let positions = [
    "wnwivoymeesgsohcvnofbnern r.bBB..bbbb...rb..br.bbrR red frenchwomen,servicewomen",
    "lyhspmsanqgaarkxeikedfvei RRRrbrrrb.bb.b.BbrbbBb.bB red misshapenly,examinerships,phrasemakings,frankpledges",
    "ctrmienqfesrtyzhnlyrjoxqe RrbBBrb.bBRrrbBrb.bBrb..b red "
      + "cherrystone,erythromycins,myrrhines,interferometry,interjectory,resynchronize",
    "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt",
    "kybtftqgegpydusjzuncpdswf r.rr.b..rb...rr.rrr..brrb blue wus,end,neuks,fugu,subtest,ut,kuzus",
    "cswmozyysfgvwmucucpfspndt .b..r...rRb..brbr..rr.rrR blue fun,musos,founds,scug,snouts",
    "xleabnisyysrhjvltgkdcdxcm BBbbrbbr.brbb..bb.rb.r... red resid,helix,bite,lesbians,blinkards,sitella,salts,hydrate",
  ]

  private func report(_ line: String, limits: SearchLimits, count: Int = 1) throws -> SearchReport {
    let position = try Position(parsing: line)
    return Search(
      of: position, on: PreparedBoard(position.board), limits: limits, table: TranspositionTable(size: 1 << 22)
    ).run(ranking: count)
  }

  private func lead(_ move: RankedMove?) -> Double? {
    guard case .lead(let lead)? = move?.verdict else { return nil }
    return lead
  }

  /// Whoever moved last leads by about eight tiles more than will remain.
  @Test func valuesOfConsecutiveDepthsAreComparable() throws {
    var changes: [Double] = []
    // Only positions in which nobody is about to win.
    for line in Self.positions.dropFirst(2) {
      let leads = try (1...4).map { lead(try report(line, limits: SearchLimits(depth: $0)).moves.first) }
      changes += zip(leads, leads.dropFirst()).compactMap { before, after in
        before.flatMap { before in after.map { abs($0 - before) } }
      }
    }
    #expect(changes.count >= 15)
    #expect(changes.sorted()[changes.count / 2] <= 1.5, "\(changes)")
  }

  /// Whenever a search is stopped, no row looks better than the one above it, and those of unknown value come last.
  @Test(arguments: Cases.few(2, of: [100, 15_000, 1000, 5000]))
  func aListIsOrderedByWhatItShows(nodeCount: Int) throws {
    let limits = SearchLimits(nodeCount: nodeCount)
    for line in Cases.few(2, of: Self.positions) {
      for count in [5, 20] {
        let moves = try report(line, limits: limits, count: count).moves
        #expect(moves.count == count)
        let known = moves.prefix { !$0.isBound }
        #expect(!moves.dropFirst(known.count).contains { !$0.isBound })
        for (above, below) in zip(known, known.dropFirst()) {
          #expect(above.chance >= below.chance, "\(line): \(above.move), \(below.move)")
          if let above = lead(above), let below = lead(below) { #expect(above >= below, "\(line)") }
        }
        #expect(moves.first?.isBound == false)
      }
    }
  }

  @Test func chancesGrowWithTheLead() {
    for unclaimed in 1...25 {
      let chances = stride(from: Int32(-14_900), through: 14_900, by: 25).map {
        WinningChance.of($0, isProven: false, unclaimed: unclaimed)
      }
      #expect(chances == chances.sorted(), "\(unclaimed) unclaimed")
      let seeming = [-15_996, 15_997].map {
        WinningChance.of($0, isProven: false, unclaimed: unclaimed)
      }
      #expect(0 < seeming[0] && seeming[0] <= chances[0] && chances.last ?? 1 <= seeming[1] && seeming[1] < 1)
      // If the players are level, the chance is about even, and best for whoever opens the game.
      let level = WinningChance.of(0, isProven: false, unclaimed: unclaimed)
      #expect((0.44...0.61).contains(level), "\(level)")
    }
  }

  @Test func onlyProvenVerdictsAreCertain() throws {
    #expect(WinningChance.of(SearchValue.win(atPly: 3), isProven: true, unclaimed: 4) == 1)
    #expect(WinningChance.of(-SearchValue.win(atPly: 2), isProven: true, unclaimed: 4) == 0)
    #expect(WinningChance.of(0, isProven: true, unclaimed: 4) == 0.5)
    for seed in UInt64(0)..<60 {
      let sample = try SearchSamples.small(seed + 9000)
      let search = Search(
        of: sample.position, on: sample.board, limits: SearchLimits(depth: 3), table: TranspositionTable(size: 1 << 16))
      for move in search.run(ranking: 4).moves {
        switch move.verdict {
        case .wins: #expect(move.chance == 1)
        case .loses: #expect(move.chance == 0)
        case .draws: #expect(move.chance == 0.5)
        case .seemsToWin, .lead: #expect(0 < move.chance && move.chance < 1)
        case .seemsToLose: #expect(move.chance < 0.1)
        }
      }
    }
  }

  @Test func aCloseCallIsWithinTwoPoints() throws {
    let handmade = try HandmadeReport(HandmadeReport.midgame, words: ["hog", "pathos", "gaunt"])
    func isClose(_ chances: Double..., verdict: Verdict = .lead(1)) throws -> Bool {
      let moves = try zip(["hog: D2 D4 E2", "gaunt: A2 C4 E4 D1 A1"], chances).map {
        try handmade.move($0, verdict, chance: $1)
      }
      return handmade.report(moves).isCloseCall
    }
    #expect(try isClose(0.6, 0.585))
    #expect(try !isClose(0.6, 0.575))
    #expect(try !isClose(1, 1, verdict: .wins(plies: 3)))
    #expect(try !isClose(0.03, 0.03, verdict: .seemsToLose(plies: 4)))
    #expect(try !isClose(0.6))
  }

  @Test(arguments: [MoveCriteria.Goal.win, .tiles])
  func theSearchTellsItsProgress(goal: MoveCriteria.Goal) throws {
    let position = try Position(parsing: Self.positions[3])
    let search = Search(
      of: position, on: PreparedBoard(position.board), criteria: MoveCriteria(goal: goal),
      limits: SearchLimits(depth: 3), table: TranspositionTable(size: 1 << 20))
    var depths: [Int] = []
    var last: SearchReport?
    let report = search.run(ranking: 3) { progress in
      depths.append(progress.depth)
      let report = progress.report
      #expect(report.moves.count == 3 && report.nodeCount == progress.nodeCount)
      #expect(report.depth == progress.depth && report.moves.first?.verdict == progress.verdict)
      #expect(report.moves.first?.chance == progress.chance)
      last = report
      return true
    }
    #expect(depths == [1, 2, 3])
    // The other rows are ranked at the end.
    #expect(last?.moves.first?.move == report.moves.first?.move)
  }

  @Test func theProgressCanEndTheSearch() throws {
    let position = try Position(parsing: Self.positions[3])
    let search = Search(
      of: position, on: PreparedBoard(position.board), limits: SearchLimits(depth: 64),
      table: TranspositionTable(size: 1 << 20))
    var calls = 0
    let report = search.run(ranking: 3, threads: 2) { progress in
      calls += 1
      return progress.depth < 2
    }
    #expect(calls == 2 && report.depth == 2 && report.moves.count == 3)
  }
}
