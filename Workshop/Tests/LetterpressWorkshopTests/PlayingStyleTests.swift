import LetterpressSolver
import LetterpressWorkshop
import PlainSolver
import Testing

struct PlayingStyleTests {
  @Test(arguments: PlayingStyle.allCases)
  func playsByTheRules(style: PlayingStyle) throws {
    for seed in Cases.few(1, of: 1...3 as ClosedRange<UInt64>) {
      var generator = SeededGenerator(seed: seed)
      let letters = try Board(SeededRacks.letters(count: 25, using: &generator))
      let words = Lexicon.english.words(from: letters.rack).shuffled(using: &generator).prefix(60)
      let board = PreparedBoard(letters, lexicon: try Lexicon(try WordList(words)))
      var position = Position(board: letters)
      var plyCount = 0
      while position.outcome == nil, plyCount < 60 {
        try position.play(style.move(in: position, on: board), in: board.lexicon)
        plyCount += 1
      }
      #expect(plyCount > 3)
    }
  }

  @Test(arguments: 1...30)
  func greedyTakesMost(seed: UInt64) throws {
    let sample = try SearchSamples.small(seed)
    guard sample.position.outcome == nil else { return }
    let game = sample.game
    func gain(_ move: Move) -> Int {
      var next = game
      next.make(move)
      if next.isOver { return next.result == game.turn ? 1000 : -1000 }
      let captured = zip(game.owners, next.owners).count { $0 != $1 && $0 != "." }
      let claimed = zip(game.owners, next.owners).count { $0 != $1 && $0 == "." }
      return 2 * captured + claimed
    }
    let moves = game.placements(of: sample.words).map(Move.play)
    guard let most = moves.map(gain).max() else { return }
    let move = PlayingStyle.greedy.move(in: sample.position, on: sample.board)
    #expect(gain(move) == most)
  }

  /// Maximizes the lead in tiles, defended ones counting double, among moves that do not let the opponent finish.
  @Test(arguments: 1...40)
  func carefulTakesMostOfWhatIsSafe(seed: UInt64) throws {
    let sample = try SearchSamples.small(seed + 600)
    guard sample.position.outcome == nil else { return }
    let (plain, mover) = (PlainProver(words: sample.words), sample.position.turn)
    guard !plain.canWin(sample.game, plies: 1) else { return }
    func worth(_ position: Position) -> Int {
      func worth(_ player: Player) -> Int { position.score(of: player) + position.owners[player].interior.count }
      return worth(mover) - worth(mover.opponent)
    }
    var safe: [Int] = []
    for placement in sample.game.placements(of: sample.words) {
      var (next, game) = (sample.position, sample.game)
      try next.play(.play(placement), in: sample.lexicon)
      game.make(.play(placement))
      if next.outcome == nil, !plain.canWin(game, plies: 1) { safe.append(worth(next)) }
    }
    guard let most = safe.max() else { return }
    var next = sample.position
    try next.play(PlayingStyle.careful.move(in: sample.position, on: sample.board), in: sample.lexicon)
    #expect(worth(next) == most)
  }

  /// Every style plays a word that wins.
  @Test(arguments: PlayingStyle.allCases)
  func finishesIfThatWins(style: PlayingStyle) throws {
    var count = 0
    for seed in UInt64(0)..<120 {
      let sample = try SearchSamples.small(seed + 1200)
      guard sample.position.outcome == nil, sample.position.passCount == 0,
        PlainProver(words: sample.words).canWin(sample.game, plies: 1)
      else { continue }
      var next = sample.position
      try next.play(style.move(in: sample.position, on: sample.board), in: sample.lexicon)
      #expect(next.outcome == .win(sample.position.turn), "seed \(seed)")
      count += 1
    }
    #expect(count > 10)
  }
}
