package import LetterpressSolver

/// Random moves, legal and illegal, for random games.
package struct SeededMoves: Sendable {
  private let letters: [Letter?]
  /// The words to play, most of which the letters spell.
  private let words: [String]

  /// Creates moves of the given words on a board.
  ///
  /// - Precondition: there is at least one word.
  package init(_ board: Board, words: [String]) {
    (letters, self.words) = (board.letters, words)
  }

  /// Returns a random board, often of few letters so that they repeat, and a random list of words, some of which it
  /// does not spell.
  package static func board(using generator: inout SeededGenerator) -> (board: Board, words: [String]) {
    let alphabet = UInt8.random(in: 2...26, using: &generator)
    // A tile that nobody can use prevents the game from ending before both pass.
    let hasUnreadable = Int.random(in: 0..<8, using: &generator) == 0
    let board = Board { _ in
      hasUnreadable && Int.random(in: 0..<6, using: &generator) == 0
        ? nil : Letter(index: UInt8.random(in: 0..<alphabet, using: &generator))
    }
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      let letters = board.letters.compactMap(\.self).shuffled(using: &generator)
      let word = letters.prefix(Int.random(in: 2...25, using: &generator)).map(\.description).joined()
      words.append(word)
      if Bool.random(using: &generator), word.count > 2 {
        words.append(String(word.prefix(Int.random(in: 2..<word.count, using: &generator))))
      }
    }
    let others = SeededRacks.words(count: 3, alphabet: 26, lengths: 2...6, using: &generator)
    return (board, (words + others).filter { $0.count > 1 })
  }

  /// Returns a move, mostly a legal one if there are any.
  package func move(in game: PlainGame, using generator: inout SeededGenerator) -> Move {
    if Int.random(in: 0..<10, using: &generator) == 0 { return .pass }
    var word = words.randomElement(using: &generator) ?? ""
    for _ in 0..<10 where game.playedWord(forbidding: word) != nil {
      word = words.randomElement(using: &generator) ?? ""
    }
    var tiles = tiles(for: word, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 { spoil(&word, &tiles, in: game, using: &generator) }
    return .play(Placement(word: word, tiles: tiles))
  }

  /// Returns tiles that spell a word, or as much of it as possible.
  private func tiles(for word: String, using generator: inout SeededGenerator) -> [Int] {
    var left = Array(letters.indices).shuffled(using: &generator)
    return word.map { character in
      let index = left.firstIndex { letters[$0] == Letter(character) }
      return index.map { left.remove(at: $0) } ?? letters.indices.randomElement(using: &generator) ?? 0
    }
  }

  /// Makes a placement illegal, most of the time.
  private func spoil(
    _ word: inout String, _ tiles: inout [Int], in game: PlainGame, using generator: inout SeededGenerator
  ) {
    let place = tiles.indices.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: word += "a"
    case 1: word = String(word.dropLast())
    case 2: tiles.removeLast()
    case 3: tiles.append(place)
    case 4: tiles[place] = [-1, 25, .min, .max].randomElement(using: &generator) ?? 0
    case 5: tiles[place] = Int.random(in: 0..<25, using: &generator)
    case 6:
      let same = word.indices.filter { word[$0] == word[word.index(word.startIndex, offsetBy: place)] }
      guard let other = same.randomElement(using: &generator) else { return }
      tiles[place] = tiles[word.distance(from: word.startIndex, to: other)]
    default:
      guard let played = game.words.randomElement(using: &generator) else { return }
      word = String(played.prefix(Int.random(in: 2...played.count, using: &generator)))
      tiles = self.tiles(for: word, using: &generator)
    }
    if Bool.random(using: &generator) { word = word.uppercased() }
  }
}

/// Random letters for tests, the same for the same seed.
package enum SeededRacks {
  /// Returns letters distributed as on boards.
  package static func letters(count: Int, using generator: inout SeededGenerator) -> [Letter] {
    (0..<count).map { _ in RandomBoards.letter(using: &generator) }
  }

  /// Returns a random word list over a small alphabet, so that words share prefixes and suffixes.
  package static func words(
    count: Int, alphabet: Int, lengths: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [String] {
    (0..<count).map { _ in
      let length = Int.random(in: lengths, using: &generator)
      return (0..<length).map { _ in
        Letter(index: UInt8.random(in: 0..<UInt8(alphabet), using: &generator)).description
      }.joined()
    }
  }
}
