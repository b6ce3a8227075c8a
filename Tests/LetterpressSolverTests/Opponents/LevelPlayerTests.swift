import PlainSolver
import Testing

@testable import LetterpressSolver

struct LevelPlayerTests {
  /// The moves of a game of a level with itself, with the positions before them.
  private func game(
    of level: Level, on board: PreparedBoard, seed: UInt64, plyCount: Int = 12
  ) throws -> [(position: Position, move: Move)] {
    let player = LevelPlayer(level, on: board, seed: seed)
    var position = Position(board: board.layout)
    var moves: [(Position, Move)] = []
    while position.outcome == nil, moves.count < plyCount {
      let move = try #require(player.move(in: position))
      moves.append((position, move))
      try position.play(move, in: board.lexicon)
    }
    return moves
  }

  private func board(_ seed: UInt64) -> PreparedBoard {
    var boards = RandomBoards(seed: seed)
    return PreparedBoard(boards.nextPlayable(in: .english))
  }

  /// By the rules, or `play` would throw.
  @Test(arguments: Cases.few(3, of: Level.allCases), Cases.few(1, of: [1, 2, 3] as [UInt64]))
  func playsWordsThatItKnows(level: Level, seed: UInt64) throws {
    let moves = try game(of: level, on: board(seed), seed: seed)
    #expect(moves.count > 5)
    for case .play(let placement) in moves.map(\.move) {
      let rarity = try #require(Lexicon.english.rarity(of: placement.word))
      #expect(rarity <= level.traits.maximumRarity)
      #expect(placement.word.count <= level.traits.maximumLength)
    }
  }

  @Test(arguments: Cases.few(3, of: Level.allCases))
  func playsTheSameForTheSameSeed(level: Level) throws {
    let board = board(4)
    let plyCount = Cases.number(6, ofAll: 12)
    let moves = try game(of: level, on: board, seed: 1, plyCount: plyCount)
    #expect(try game(of: level, on: board, seed: 1, plyCount: plyCount).map(\.move) == moves.map(\.move))
    // Whatever it was asked before.
    let last = try #require(moves.last)
    #expect(LevelPlayer(level, on: board, seed: 1).move(in: last.position) == last.move)
    #expect(try Set([2, 3].map { try game(of: level, on: board, seed: $0, plyCount: plyCount).map(\.move) }).count > 1)
  }

  @Test func strongerLevelsKnowAndThinkOfMoreWords() {
    for (weaker, stronger) in zip(Level.allCases.map(\.traits), Level.allCases.dropFirst().map(\.traits)) {
      #expect(weaker.maximumRarity <= stronger.maximumRarity)
      #expect(weaker.maximumLength <= stronger.maximumLength)
      #expect(weaker.wordCount < stronger.wordCount)
    }
  }

  /// Samples of a few short words, all of which come to everybody's mind.
  private func samples(_ seeds: ClosedRange<UInt64>) throws -> [SearchSamples] {
    try seeds.compactMap { seed in
      let sample = try SearchSamples.small(seed, wordCount: 12)
      let words = sample.words.filter { $0.count <= Level.beginner.traits.maximumLength }
        .prefix(Level.beginner.traits.wordCount)
      guard sample.position.outcome == nil, sample.position.passCount == 0, words.count > 2 else { return nil }
      return SearchSamples(
        position: sample.position, lexicon: try Lexicon(try WordList(words)), words: Array(words))
    }
  }

  @Test(arguments: Level.allCases)
  func playsTheWordThatWinsIfItComesToItsMind(level: Level) throws {
    var count = 0
    for sample in try samples(1...(Cases.areAll ? 300 : 100))
    where PlainProver(words: sample.words).canWin(sample.game, plies: 1) {
      var next = sample.position
      let move = try #require(LevelPlayer(level, on: sample.board, seed: 1).move(in: next))
      try next.play(move, in: sample.lexicon)
      #expect(next.outcome == .win(sample.position.turn))
      count += 1
    }
    #expect(count >= Cases.number(3, ofAll: 10))
  }

  /// How often a level lets the opponent finish and win, though another move does not.
  private func oversights(of level: Level) throws -> (oversights: Int, all: Int) {
    var (oversights, all) = (0, 0)
    for sample in try samples(500...600) {
      let plain = PlainProver(words: sample.words)
      guard !plain.mustLose(sample.game, plies: 2), !plain.canWin(sample.game, plies: 1) else { continue }
      var game = sample.game
      game.make(try #require(LevelPlayer(level, on: sample.board, seed: 1).move(in: sample.position)))
      all += 1
      if plain.canWin(game, plies: 1) { oversights += 1 }
    }
    return (oversights, all)
  }

  @Test func onlyTheHighestLevelNeverOverlooksThatTheOpponentCanFinish() throws {
    #expect(try oversights(of: .champion).oversights == 0)
    let lower = try [Level.beginner, .casual, .regular].map { try oversights(of: $0) }
    #expect(lower.allSatisfy { $0.all > 10 })
    #expect(lower.reduce(0) { $0 + $1.oversights } > 0)
  }

  @Test(arguments: Level.allCases)
  func missesAFinishThatNeedsAWordItDoesNotKnow(level: Level) throws {
    let rarity = level.traits.maximumRarity
    func move(rarityOfFinish: Int) throws -> Move {
      let lexicon = try Lexicon(try WordList(["hog 10", "path \(rarityOfFinish)"]))
      let position = try Position(
        board: "pathogzzzzzzzzzzzzzzzzzzz",
        owners: Owners(red: TileSet(6..<20), blue: TileSet([4, 5, 20, 21, 22, 23, 24])))
      let player = LevelPlayer(level, on: PreparedBoard(position.board, lexicon: lexicon), seed: 1)
      return try #require(player.move(in: position))
    }
    #expect(try move(rarityOfFinish: rarity).word == "path")
    #expect(try move(rarityOfFinish: rarity + 1).word == "hog")
  }

  @Test func passesIfItKnowsNoWord() throws {
    let board = PreparedBoard("tejntgzhhgpsmzpthaoudgbph", lexicon: try Lexicon(try WordList(["path 95"])))
    for level in Level.allCases {
      #expect(LevelPlayer(level, on: board, seed: 1).move(in: Position(board: board.layout)) == .pass)
    }
  }

  @Test(arguments: Level.allCases) func makesNoMoveOnceTheGameIsOver(level: Level) throws {
    for line in [
      "tejntgzhhgpsmzpthaoudgbph ......................... red -,-",
      "tejntgzhhgpsmzpthaoudgbph \(String(repeating: "r", count: 25)) blue",
    ] {
      let position = try Position(parsing: line)
      #expect(LevelPlayer(level, on: PreparedBoard(position.board), seed: 1).move(in: position) == nil)
    }
  }
}
