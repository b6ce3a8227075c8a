import LetterpressTestSupport
import Testing

@testable import LetterpressSolver

/// A sliced search finds what a whole one finds, and can be controlled between slices.
struct SlicedSearchTests {
  private static let middleGame = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private func sliced(
    _ position: Position, lexicon: Lexicon = .english, limits: SearchLimits, count: Int = 3
  ) -> SlicedSearch {
    SlicedSearch(
      of: position, on: PreparedBoard(position.board, lexicon: lexicon), limits: limits, ranking: count,
      table: TranspositionTable(size: 1 << 20))
  }

  @Test func matchesAWholeSearchInOneSlice() throws {
    for seed in UInt64(0)..<20 {
      let sample = try SearchSamples.small(seed + 700)
      let whole = Search(
        of: sample.position, on: sample.board, limits: SearchLimits(depth: 4), table: TranspositionTable(size: 1 << 20)
      ).run(ranking: 3)
      let search = sliced(sample.position, lexicon: sample.lexicon, limits: SearchLimits(depth: 4))
      let report = search.run(for: .seconds(3600))
      #expect(search.isOver, "seed \(seed)")
      #expect(report.moves == whole.moves, "seed \(seed)")
      #expect(report.nodeCount == whole.nodeCount && report.depth == whole.depth, "seed \(seed)")
    }
  }

  /// On a board where several of the best moves win; wins are proven last.
  @Test func provesOtherMovesAsWell() throws {
    let position = try Position(parsing: "petsudyejtvusskenisnpmbgd b.bbrr.b..brbrbbbrr.rr.r. blue tined,semen")
    let board = PreparedBoard(position.board)
    let limits = SearchLimits(depth: 2)
    let whole = Search(of: position, on: board, limits: limits, table: TranspositionTable(size: 1 << 20))
      .run(ranking: 5)
    #expect(sliced(position, limits: limits, count: 5).run(for: .seconds(3600)).moves == whole.moves)
    let search = sliced(position, limits: limits, count: 5)
    var moves: [RankedMove] = []
    while !search.isOver { moves = search.run(for: .milliseconds(300)).moves }
    // A proof interrupted by the end of a slice starts over, which leaves others more or less time.
    #expect(moves.map(\.move) == whole.moves.map(\.move))
    for moves in [moves, whole.moves] {
      #expect(moves.count { $0.verdict == .wins(plies: 3) } > 1)
    }
  }

  /// Slices so short that most end in the middle of a step.
  @Test func getsAsDeepInManySlices() throws {
    let position = try Position(parsing: Self.middleGame)
    let search = sliced(position, limits: SearchLimits(depth: 4))
    var reports: [SearchReport] = []
    while !search.isOver { reports.append(search.run(for: .microseconds(500))) }
    #expect(reports.count > 2)
    let last = try #require(reports.last)
    #expect(last.depth == 4 && last.moves.count == 3)
    for (before, after) in zip(reports, reports.dropFirst()) {
      #expect(before.depth <= after.depth && before.nodeCount <= after.nodeCount && before.time <= after.time)
    }
    let lexicon = Lexicon.english
    for move in reports.flatMap(\.moves) {
      var next = position
      try next.play(move.move, in: lexicon)
      #expect(next == move.position)
    }
    // A further slice changes nothing.
    let further = search.run(for: .milliseconds(2))
    #expect(further.moves == last.moves && further.nodeCount == last.nodeCount)
  }

  /// Slices spent on proofs alone search no positions, and must not request more and more of them.
  @Test func endsEvenWhileItOnlyProves() throws {
    let position = try Position(parsing: "petsudyejtvusskenisnpmbgd b.bbrr.b..brbrbbbrr.rr.r. blue tined,semen")
    let search = sliced(position, limits: SearchLimits(depth: 2), count: 100)
    var count = 0
    while !search.isOver, count < 10_000 {
      _ = search.run(for: .microseconds(100))
      count += 1
    }
    #expect(search.isOver)
  }

  /// A slice also resumes where the last one ended if moves are ranked by tiles.
  @Test func ranksByTilesInManySlices() throws {
    let position = try Position(parsing: Self.middleGame)
    let criteria = MoveCriteria(goal: .tiles)
    func search() -> SlicedSearch {
      SlicedSearch(
        of: position, on: PreparedBoard(position.board), criteria: criteria, ranking: 100,
        table: TranspositionTable(size: 1 << 10))
    }
    let whole = search().run(for: .seconds(3600))
    let inSlices = search()
    var depths: [Int] = []
    var moves: [RankedMove] = []
    while !inSlices.isOver, depths.count < 10_000 {
      let report = inSlices.run(for: .microseconds(200))
      depths.append(report.depth)
      moves = report.moves
    }
    #expect(depths == depths.sorted() && depths.last == 3 && depths.count > 3)
    #expect(moves.map(\.move) == whole.moves.map(\.move))
  }

  @Test(arguments: 0..<10)
  func provenVerdictsAreTrue(block: UInt64) throws {
    for seed in block * 5..<(block + 1) * 5 {
      let sample = try SearchSamples.small(seed + 5000, wordCount: 5)
      let search = sliced(sample.position, lexicon: sample.lexicon, limits: SearchLimits(depth: 4))
      var moves: [RankedMove] = []
      while !search.isOver { moves = search.run(for: .microseconds(20)).moves }
      sample.expectTrueVerdicts(of: moves, "seed \(seed)")
    }
  }

  @Test func endsWithItsLimits() throws {
    let position = try Position(parsing: Self.middleGame)
    let timed = sliced(position, limits: SearchLimits(time: .milliseconds(30)))
    while !timed.isOver { _ = timed.run(for: .milliseconds(10)) }
    #expect(timed.run(for: .seconds(1)).moves.count == 3)
    let counted = sliced(position, limits: SearchLimits(nodeCount: 1000))
    var report = counted.run(for: .seconds(3600))
    #expect(counted.isOver && report.nodeCount < 1100, "\(report.nodeCount)")
    let over = sliced(
      try Position(parsing: "tejntgzhhgpsmzpthaoudgbph ......................... red -,-"), limits: SearchLimits())
    #expect(over.isOver)
    report = over.run(for: .seconds(3600))
    #expect(report.moves.isEmpty && report.nodeCount == 0)
  }
}
