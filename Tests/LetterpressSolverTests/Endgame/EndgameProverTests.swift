import PlainSolver
import Testing

@testable import LetterpressSolver

struct EndgameProverTests {
  private func prover(_ sample: SearchSamples) -> EndgameProver {
    EndgameProver(board: sample.board, position: sample.position, mustStop: { false })
  }

  /// This is the theorem on which everything else rests, tried with all moves: a player who wins with some tiles also wins with
  /// more of them.
  @Test(arguments: Cases.few(5, of: 0..<20))
  func moreTilesAreNeverWorse(block: UInt64) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let sample = try SearchSamples.small(seed, wordCount: 4)
      let plain = PlainProver(words: sample.words)
      var generator = SeededGenerator(seed: seed)
      let position = sample.position
      var owners = position.owners
      let others = owners[position.turn.opponent].indices.shuffled(using: &generator)
      owners.give(TileSet(others.prefix(Int.random(in: 1...4, using: &generator))), to: position.turn)
      let better = try Position(
        board: position.board, owners: owners, turn: position.turn, playedWords: position.playedWords,
        passCount: position.passCount)
      let (game, betterGame) = (PlainGame(position.description), PlainGame(better.description))
      for plies in 1...3 where plain.canWin(game, plies: plies) {
        #expect(plain.canWin(betterGame, plies: plies), "seed \(seed), \(plies) plies")
      }
      for plies in [2, 4] where plain.mustLose(betterGame, plies: plies) {
        #expect(plain.mustLose(game, plies: plies), "seed \(seed), \(plies) plies")
      }
    }
  }

  /// Whatever is proven is true. Much of what is true on boards with so few words is not proven: it holds because the
  /// defender runs out of words, and the prover allows it all words again.
  @Test func provesLosses() throws {
    var (trueCount, provenCount) = (0, 0)
    for seed in Cases.few(150, of: 0..<600 as Range<UInt64>) {
      let sample = try SearchSamples.small(seed, wordCount: seed % 3 == 0 ? 3 : 5)
      guard sample.position.outcome == nil else { continue }
      let plain = PlainProver(words: sample.words)
      for plies in [2, 4] {
        let prover = prover(sample)
        let isLost = plain.mustLose(sample.game, plies: plies)
        let isProven = prover.loses(
          Sides(sample.position), in: plies, hasPassed: Sides.passEnds(after: sample.position.passCount))
        #expect(!isProven || isLost, "seed \(seed), \(plies) plies")
        trueCount += isLost ? 1 : 0
        provenCount += isProven ? 1 : 0
        #expect(prover.escape == nil || !isProven)
      }
    }
    #expect(trueCount >= Cases.number(7, ofAll: 40) && provenCount * 2 >= trueCount, "\(provenCount) of \(trueCount)")
  }

  @Test func provesWins() throws {
    var (trueCount, provenCount) = (0, 0)
    for seed in Cases.few(60, of: 1000..<1200 as Range<UInt64>) {
      let sample = try SearchSamples.small(seed, wordCount: 4)
      guard sample.position.outcome == nil else { continue }
      let (board, sides) = (sample.board, Sides(sample.position))
      let plain = PlainProver(words: sample.words)
      var placements = PlacementEnumerator(board: board)
      placements.enumerate(sides, PlayedWords(sample.position, on: board))
      for index in stride(from: 0, to: placements.found.count, by: 5) {
        let candidate = placements.found[index]
        guard !sides.taking(candidate.taken).isFinished else { continue }
        let words = PlayedWords(sample.position, on: board)
        let word = words.firstWord(ofGroup: Int(candidate.group))
        var next = sample.position
        let tiles = board.spelling(candidate.taken, group: Int(candidate.group), sides: sides)
        try next.play(.play(board.placement(ofWord: word, tiles: tiles)), in: sample.lexicon)
        for plies in [3, 5] {
          let isWin = plain.mustLose(PlainGame(next.description), plies: plies - 1)
          let isProven = prover(sample).wins(by: candidate.taken, word: word, in: plies, sides)
          #expect(!isProven || isWin, "seed \(seed), \(plies) plies, \(board.words[word])")
          trueCount += isWin ? 1 : 0
          provenCount += isProven ? 1 : 0
        }
      }
    }
    #expect(trueCount >= Cases.number(30, ofAll: 100), "\(trueCount)")
    #expect(provenCount >= Cases.number(10, ofAll: 20), "\(provenCount) of \(trueCount)")
  }

  @Test func namesAMoveThatDoesNotLoseAtOnce() throws {
    var escapeCount = 0
    for seed in 0..<200 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 5)
      guard sample.position.outcome == nil, sample.position.passCount == 0 else { continue }
      let (board, sides) = (sample.board, Sides(sample.position))
      let prover = prover(sample)
      guard !prover.loses(sides, in: 2, hasPassed: false), let escape = prover.escape else { continue }
      escapeCount += 1
      let word = escape.word ?? PlayedWords(sample.position, on: board).firstWord(ofGroup: escape.group)
      let tiles = board.spelling(escape.taken, group: escape.group, sides: sides)
      var next = sample.position
      try next.play(.play(board.placement(ofWord: word, tiles: tiles)), in: sample.lexicon)
      #expect(!PlainProver(words: sample.words).canWin(PlainGame(next.description), plies: 1), "seed \(seed)")
    }
    #expect(escapeCount >= 30, "\(escapeCount)")
  }

  @Test func stopsWhenAsked() throws {
    var stoppedCount = 0
    for seed in 0..<50 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 8)
      let (board, sides) = (sample.board, Sides(sample.position))
      let patient = prover(sample)
      let isLost = patient.loses(sides, in: 8, hasPassed: false)
      guard patient.nodeCount > EndgameProver.nodesBetweenQuestions else { continue }
      let prover = EndgameProver(board: board, position: sample.position, mustStop: { true })
      #expect(!prover.loses(sides, in: 8, hasPassed: false) && prover.isStopped && prover.escape == nil)
      #expect(prover.nodeCount == EndgameProver.nodesBetweenQuestions, "seed \(seed), \(isLost)")
      stoppedCount += 1
    }
    #expect(stoppedCount >= 5, "\(stoppedCount)")
  }

  /// Against a second implementation: of the moves that take the same free tiles, those of which no other takes more.
  @Test(arguments: Cases.few(4, of: 0..<30))
  func movesAreMaximal(seed: UInt64) throws {
    let position = try seed < 10 ? SearchSamples.english(seed) : SearchSamples.small(seed).position
    let board = seed < 10 ? PreparedBoard(position.board) : try SearchSamples.small(seed).board
    let sides = Sides(position)
    let words = PlayedWords(position, on: board)
    guard position.outcome == nil, sides.takeable.count <= MaximalMoves.mostTakeable else { return }
    var all = PlacementEnumerator(board: board)
    all.enumerate(sides, words)
    let sets = (0..<all.found.count).map { all.found[$0].taken }
    let byFreeTiles = Dictionary(grouping: sets) { $0 & sides.unclaimed }
    let maximal = byFreeTiles.values.flatMap { sets in
      sets.filter { set in !sets.contains { $0 != set && (set - $0).isEmpty } }
    }
    var moves = MaximalMoves(board: board)
    moves.enumerate(sides, words)
    let found = (0..<moves.found.count).map { moves.found[$0] }
    #expect(moves.isComplete && Set(found.map(\.taken)) == Set(maximal) && found.count == maximal.count)
    #expect(found.allSatisfy { board.canTake($0.taken, group: Int($0.group), sides) })
  }
}
