import LetterpressSolver
import PlainSolver
import Testing

struct RandomGameTests {
  private static let english: Set<String> = {
    var words: Set<String> = []
    Lexicon.english.forEachWord { words.insert($0) }
    return words
  }()

  @Test(arguments: Cases.few(10, of: 0..<40))
  func followThePlainRules(block: UInt64) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var generator = SeededGenerator(seed: seed)
      let (board, words) = SeededMoves.board(using: &generator)
      let lexicon = try Lexicon(try WordList(words))
      var game = try PlayedGame(board, lexicon: lexicon, words: Set(words))
      try game.play(SeededMoves(board, words: words), attempts: 50, using: &generator, "seed \(seed)")
    }
  }

  @Test(arguments: Cases.few(12, of: 1...60))
  func followThePlainRulesInEnglish(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let board = try Board(SeededRacks.letters(count: 25, using: &generator))
    let words = Array(Lexicon.english.words(from: board.rack))
    var game = try PlayedGame(board, lexicon: .english, words: RandomGameTests.english)
    try game.play(SeededMoves(board, words: words), attempts: 40, using: &generator, "seed \(seed)")
  }

  /// Otherwise the tests above could pass without covering these cases.
  @Test func coverEveryRefusalAndEveryEnding() throws {
    var seen: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (board, words) = SeededMoves.board(using: &generator)
      var game = PlainGame(board)
      let moves = SeededMoves(board, words: words)
      for _ in 0..<50 {
        let move = moves.move(in: game, using: &generator)
        if let refusal = game.refusal(of: move, in: Set(words)) {
          seen.insert(Mirror(reflecting: refusal).children.first?.label ?? "gameIsOver")
        } else {
          game.make(move)
        }
      }
      if let result = game.result { seen.insert("\(result) \(game.passCount == 2 ? "passes" : "all owned")") }
    }
    let expected = [
      "gameIsOver", "unknownWord", "wrongTileCount", "noSuchTile", "wrongLetter", "tileUsedTwice", "forbidden",
      "r all owned", "b all owned", "r passes", "b passes", "= passes",
    ]
    #expect(seen.isSuperset(of: expected), "\(Set(expected).subtracting(seen))")
  }
}

/// A game played by the library's rules and by the plain ones side by side.
private struct PlayedGame {
  private var position: Position
  private var plain: PlainGame
  private let lexicon: Lexicon
  private let words: Set<String>

  init(_ board: Board, lexicon: Lexicon, words: Set<String>) throws {
    position = Position(board: board)
    plain = PlainGame(board)
    (self.lexicon, self.words) = (lexicon, words)
  }

  /// Attempts random moves, up to three of them after the end.
  mutating func play(
    _ moves: SeededMoves, attempts: Int, using generator: inout SeededGenerator, _ comment: Comment
  ) throws {
    var attemptsAfterEnd = 0
    for _ in 0..<attempts where attemptsAfterEnd < 3 {
      let move = moves.move(in: plain, using: &generator)
      let before = position
      if let refusal = plain.refusal(of: move, in: words) {
        #expect(attempt(move) == refusal, comment)
        #expect(position == before, comment)
      } else {
        #expect(attempt(move) == nil, comment)
        plain.make(move)
        try check(comment)
      }
      if plain.isOver { attemptsAfterEnd += 1 }
    }
  }

  /// Makes a move by the library's rules, unless they refuse it.
  private mutating func attempt(_ move: Move) -> IllegalMove? {
    do {
      try position.play(move, in: lexicon)
      return nil
    } catch {
      return error
    }
  }

  private func check(_ comment: Comment) throws {
    #expect(position.description == plain.text, comment)
    let last = plain.words.last ?? "a"
    let words = [last.uppercased(), String(last.prefix(2)), last + "s"]
    #expect(words.map(position.playedWord) == words.map(plain.playedWord), comment)
    #expect(Player.allCases.map(position.score) == ["r", "b"].map(plain.score), comment)
    #expect(position.outcome == plain.outcome, comment)
    #expect(try Position(parsing: plain.text) == position, comment)
  }
}

extension PlainGame {
  fileprivate var outcome: Outcome? {
    switch result {
    case "r": .win(.red)
    case "b": .win(.blue)
    case "=": .draw
    default: nil
    }
  }
}
