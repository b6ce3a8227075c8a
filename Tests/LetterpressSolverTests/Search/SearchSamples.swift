import PlainSolver
import Testing

@testable import LetterpressSolver

/// Random positions with few words, small enough to search exhaustively.
struct SearchSamples {
  let position: Position
  let lexicon: Lexicon
  let words: [String]

  /// A position in a game with few words, most of its tiles owned.
  ///
  /// - Parameter wordCount: the number of words; there may be one more.
  static func small(_ seed: UInt64, wordCount: Int = 8) throws -> SearchSamples {
    var generator = SeededGenerator(seed: seed)
    // Few letters occur twice, so that a word has few spellings.
    let alphabet = "abcdefghijklmnopqrstuvwxy".shuffled(using: &generator)
    let text = (0..<25).map { alphabet[$0 < 20 ? $0 : Int.random(in: 0..<20, using: &generator)] }
    let board = try Board(parsing: String(text.shuffled(using: &generator)))
    let tiles = (0..<25).shuffled(using: &generator)
    let unclaimedCount = Int.random(in: 2...4, using: &generator)
    var owners = Owners()
    for tile in tiles.dropFirst(unclaimedCount) {
      owners.give(TileSet([tile]), to: Bool.random(using: &generator) ? .red : .blue)
    }
    let characters = Array(board.description)
    var words: Set<String> = []
    while words.count < wordCount {
      // Some words use all free tiles, so that they finish the game.
      let used = tiles.prefix(Int.random(in: 0..<5, using: &generator) == 0 ? unclaimedCount : 0)
      let others = tiles.dropFirst(used.count).shuffled(using: &generator)
      let more = others.prefix(Int.random(in: 2...8, using: &generator))
      let word = String((used + more).map { characters[$0] }.shuffled(using: &generator))
      words.insert(word)
      // Some words begin with others.
      if word.count > 3, Bool.random(using: &generator) { words.insert(String(word.dropLast())) }
    }
    let sorted = words.sorted()
    let played = Array(sorted.shuffled(using: &generator).prefix(Int.random(in: 0...2, using: &generator)))
    let position = try Position(
      board: board, owners: owners, turn: Bool.random(using: &generator) ? .red : .blue, playedWords: played,
      passCount: Int.random(in: 0..<5, using: &generator) == 0 ? 1 : 0)
    return SearchSamples(position: position, lexicon: try Lexicon(try WordList(sorted)), words: sorted)
  }

  /// A position in an English game.
  static func english(_ seed: UInt64) throws -> Position {
    var generator = SeededGenerator(seed: seed)
    let board = try Board(SeededRacks.letters(count: 25, using: &generator))
    let words = Lexicon.english.words(from: board.rack)
    return try Position(
      board: board, owners: OwnersTests.random(seed), turn: Bool.random(using: &generator) ? .red : .blue,
      playedWords: words.shuffled(using: &generator).prefix(5).map(\.self))
  }

  var board: PreparedBoard { PreparedBoard(position.board, lexicon: lexicon) }
  var game: PlainGame { PlainGame(position.description) }
}

extension SearchSamples {
  /// Plays moves by the plain rules and searches exhaustively: positions must match and proven verdicts must be true.
  func expectTrueVerdicts(of moves: [RankedMove], _ comment: Comment) {
    let plain = PlainProver(words: words)
    for move in moves {
      var next = game
      next.make(move.move)
      #expect(next.text == move.position.description, comment)
      switch move.verdict {
      case .wins(plies: 1): #expect(next.result == game.turn, comment)
      case .wins(let plies): #expect(plain.mustLose(next, plies: plies - 1), comment)
      case .loses(plies: 1): #expect(next.isOver && next.result != game.turn, comment)
      case .loses(let plies): #expect(plain.canWin(next, plies: plies - 1), comment)
      case .draws: #expect(next.result == "=", comment)
      case .seemsToWin, .seemsToLose, .lead: #expect(!next.isOver, comment)
      }
    }
  }
}
