import PlainSolver
import Testing

@testable import LetterpressSolver

struct ProverTests {
  /// In both directions: what is proven is true, and what is true is proven.
  @Test(arguments: Cases.few(10, of: 0..<40))
  func agreesWithExhaustiveSearch(block: UInt64) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let sample = try SearchSamples.small(seed, wordCount: 5)
      guard sample.position.outcome == nil else { continue }
      let plain = PlainProver(words: sample.words)
      let prover = Prover(
        board: sample.board, position: sample.position, mustStop: { false })
      let (sides, hasPassed) = (Sides(sample.position), sample.position.passCount > 0)
      let winsAtOnce = prover.winsAtOnce(sides, hasPassed: hasPassed)
      #expect(winsAtOnce == plain.canWin(sample.game, plies: 1), "seed \(seed)")
      #expect(prover.loses(in: 2, sides, hasPassed: hasPassed) == plain.mustLose(sample.game, plies: 2), "seed \(seed)")
      guard !winsAtOnce, !hasPassed else { continue }
      #expect(prover.winsByPassing(in: 3, sides) == winsByWaiting(sample, plies: 3, plain), "seed \(seed)")
      // Wins that begin with a pass are not included.
      if let win = prover.win(in: 3, sides) {
        #expect(plain.canWin(sample.game, plies: 3), "seed \(seed)")
        try expectLoss(after: win, sample, plies: 2, plain, "seed \(seed)")
      } else {
        #expect(!plain.canWin(sample.game, plies: 3) || winsByWaiting(sample, plies: 3, plain), "seed \(seed)")
      }
    }
  }

  /// A refutation is also tried after other moves, where more of its tiles may have to be taken.
  @Test func keepsRefutationsWithAllTheirTiles() throws {
    var count = 0
    for seed in 0..<200 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 8)
      guard sample.position.outcome == nil else { continue }
      let (board, prover) = (
        sample.board, Prover(board: sample.board, position: sample.position, mustStop: { false })
      )
      _ = prover.win(in: 3, Sides(sample.position))
      guard let refutation = prover.lastRefutation else { continue }
      count += 1
      #expect(board.slots.counts(of: refutation.tiles) == board.groups[Int(refutation.group)], "seed \(seed)")
    }
    #expect(count >= 50)
  }

  /// Otherwise the first test could pass without meeting any win or loss.
  @Test func samplesHaveWinsAndLosses() throws {
    var counts = [0, 0, 0]
    for seed in 0..<400 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 5)
      let plain = PlainProver(words: sample.words)
      let winsAtOnce = plain.canWin(sample.game, plies: 1)
      if winsAtOnce { counts[0] += 1 }
      if plain.mustLose(sample.game, plies: 2) { counts[1] += 1 }
      if !winsAtOnce, plain.canWin(sample.game, plies: 3) { counts[2] += 1 }
    }
    #expect(counts[0] >= 100 && counts[1] >= 5 && counts[2] >= 10, "\(counts)")
  }

  @Test func longerWinsAreWins() throws {
    var count = 0
    for seed in 1000..<1100 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 3)
      guard sample.position.outcome == nil, sample.position.passCount == 0 else { continue }
      let plain = PlainProver(words: sample.words)
      let prover = Prover(board: sample.board, position: sample.position, mustStop: { false })
      let sides = Sides(sample.position)
      guard !prover.winsAtOnce(sides, hasPassed: false), prover.win(in: 3, sides) == nil,
        let win = prover.win(in: 5, sides)
      else { continue }
      try expectLoss(after: win, sample, plies: 4, plain, "seed \(seed)")
      count += 1
    }
    #expect(count >= 5)
  }

  /// In the first position every answer to a pass loses; in the others some do not.
  @Test(arguments: [(3227, true), (0, false), (1, false)] as [(UInt64, Bool)])
  func provesThatAPassWins(seed: UInt64, wins: Bool) throws {
    let sample = try SearchSamples.small(seed, wordCount: 5)
    let plain = PlainProver(words: sample.words)
    #expect(winsByWaiting(sample, plies: 3, plain) == wins)
    let limits = SearchLimits(depth: 3)
    let search = SearchRun(
      of: Search(of: sample.position, on: sample.board, limits: limits, table: TranspositionTable(size: 1 << 20)))
    var moves = RootSearch(search, searcher: search.makeSearcher(), rankedCount: 1).moves.filter(\.isPass)
    moves[0].value = SearchValue.win(atPly: 3)
    var proof = RootProof(search)
    _ = proof.prove(&moves, depth: 1, sides: Sides(sample.position))
    #expect(moves.count == 1 && moves[0].isPass && moves[0].isProven == wins)
  }

  @Test func stopsWhenAsked() throws {
    let position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red")
    let board = PreparedBoard(position.board)
    let prover = Prover(board: board, position: position, mustStop: { true })
    #expect(prover.win(in: 5, Sides(position)) == nil)
    #expect(prover.isStopped && prover.nodeCount <= Prover.nodesBetweenQuestions)
  }

  private func expectLoss(
    after win: Prover.ProvenMove, _ sample: SearchSamples, plies: Int, _ plain: PlainProver, _ comment: Comment
  ) throws {
    let board = sample.board
    let tiles = board.spelling(win.taken, group: win.group, sides: Sides(sample.position))
    var next = sample.position
    try next.play(.play(board.placement(ofWord: win.word, tiles: tiles)), in: sample.lexicon)
    #expect(plain.mustLose(PlainGame(next.description), plies: plies), comment)
  }

  private func winsByWaiting(_ sample: SearchSamples, plies: Int, _ plain: PlainProver) -> Bool {
    var game = sample.game
    game.make(.pass)
    return plain.mustLose(game, plies: plies - 1)
  }
}
