import LetterpressTestSupport
import Testing

@testable import LetterpressSolver

/// Where all is lost against best play, what is played is what is hardest to refute.
struct RootHopeTests {
  /// The share of the answers in the order of what they look like that do not win, each weighing less than the one before.
  private func share(after line: String, move: Move) throws -> Double {
    var position = try Position(parsing: line)
    let board = GameBoard(position.board)
    try position.play(move, in: board.lexicon)
    let thread = SearchThread(
      board: board, evaluation: board.evaluation, position: position, table: TranspositionTable(size: 1 << 20)
    ) { _ in false }
    var generator = MoveGenerator(board: board)
    let played = PlayedWords(position, on: board)
    let sides = Sides(position)
    generator.generate(sides, played, width: MoveGenerator.Width(groups: 32, rounds: 1, moves: 16))
    var (all, missed, rank) = (0.0, 0.0, 0.0)
    for index in 0..<generator.candidateCount {
      let candidate = generator.candidates[index]
      let after = sides.taking(candidate.taken)
      let word = played.firstWord(ofGroup: Int(candidate.group))
      thread.played.play(word)
      defer { thread.played.takeBack(word) }
      guard !after.isFinished, board.finishingGroup(after.swapped, thread.played) == nil else { continue }
      rank += 1
      all += 1 / rank
      let value = thread.value(
        after.swapped, depth: 1, alpha: -SearchValue.limit, beta: SearchValue.limit, ply: 2, hasPassed: false)
      if value >= -SearchValue.leastWin { missed += 1 / rank }
    }
    return missed / all
  }

  private static let lost =
    "zyaytzonbfwgdwleuerjxtaie ..rbBrrrbb.br.rbrRrRrRRRR blue extubate,unforgettably,journalized"

  @Test func playsWhatFewAnswersRefute() throws {
    let position = try Position(parsing: Self.lost)
    let report = Search(
      of: position, on: GameBoard(position.board), limits: SearchLimits(depth: 3),
      table: TranspositionTable(size: 1 << 20)
    ).run(ranking: 8)
    let losing = report.moves.filter { if case .seemsToLose(plies: 4) = $0.verdict { true } else { false } }
    #expect(losing.count == 8)
    let shares = try losing.map { try share(after: Self.lost, move: $0.move) }
    #expect(shares == shares.sorted(by: >) && shares[0] > shares[7], "\(shares)")
    #expect(losing.map(\.chance) == losing.map(\.chance).sorted(by: >))
  }

  /// Where the opponent can finish whatever is played, few words should do it.
  @Test func countsTheWordsThatFinish() throws {
    for seed in UInt64(0)..<200 {
      let sample = try SearchSamples.small(seed + 4000)
      guard sample.position.outcome == nil else { continue }
      let board = sample.board
      let count = board.finishCount(Sides(sample.position), PlayedWords(sample.position, on: board))
      let finishing = Set(
        sample.game.placements(of: sample.words).filter { placement in
          var next = sample.game
          next.make(.play(placement))
          return next.isOver && next.result == sample.game.turn
        }.map(\.word))
      #expect(count == finishing.count, "seed \(seed)")
    }
  }
}
