package import LetterpressSolver

/// Random positions with few words, small enough to search exhaustively.
package struct SearchSamples {
  package let position: Position
  package let lexicon: Lexicon
  package let words: [String]

  package init(position: Position, lexicon: Lexicon, words: [String]) {
    (self.position, self.lexicon, self.words) = (position, lexicon, words)
  }

  /// A position in a game with few words, most of its tiles owned.
  ///
  /// - Parameter wordCount: the number of words; there may be one more.
  package static func small(_ seed: UInt64, wordCount: Int = 8) throws -> SearchSamples {
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
  package static func english(_ seed: UInt64) throws -> Position {
    var generator = SeededGenerator(seed: seed)
    let board = try Board(SeededRacks.letters(count: 25, using: &generator))
    let words = Lexicon.english.words(from: board.rack)
    return try Position(
      board: board, owners: owners(seed), turn: Bool.random(using: &generator) ? .red : .blue,
      playedWords: words.shuffled(using: &generator).prefix(5).map(\.self))
  }

  /// Owners of a board on which tiles are often defended.
  package static func owners(_ seed: UInt64) -> Owners {
    var generator = SeededGenerator(seed: seed)
    var owners = Owners()
    let (redShare, ownedShare) = (Int.random(in: 0...10, using: &generator), Int.random(in: 0...10, using: &generator))
    for tile in 0..<25 where Int.random(in: 0..<10, using: &generator) < ownedShare {
      owners.give(TileSet([tile]), to: Int.random(in: 0..<10, using: &generator) < redShare ? .red : .blue)
    }
    return owners
  }

  package var board: PreparedBoard { PreparedBoard(position.board, lexicon: lexicon) }
  package var game: PlainGame { PlainGame(position.description) }
}
