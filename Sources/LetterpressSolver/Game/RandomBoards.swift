/// Random boards with about the letter frequencies of the game, identical everywhere for the same seed.
package struct RandomBoards: Sendable {
  private var generator: SeededGenerator

  /// Creates the sequence of boards for a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the next board.
  package mutating func next() -> Board { Board.random(using: &generator) }

  /// Returns the next board for a new game: with three to eight vowels, as 23 of 23 real boards have, and without a letter
  /// that no word uses, whose tile nobody could ever take. If there seems to be no such board, because the list has few
  /// words, any board.
  ///
  /// - Complexity: O(boards drawn · nodes visited to find their words); four of five boards are taken.
  package mutating func nextPlayable(in lexicon: Lexicon) -> Board {
    var board = next()
    // A list of few words may allow no such board.
    for _ in 0..<RandomBoards.mostDraws where !RandomBoards.isPlayable(board, in: lexicon) { board = next() }
    return board
  }

  private static let mostDraws = 200
  private static let vowels = LetterSet("aeiou".compactMap { Letter($0) })
  private static let vowelCounts = 3...8

  /// Whether a board is like those of the game: see ``nextPlayable(in:)``.
  private static func isPlayable(_ board: Board, in lexicon: Lexicon) -> Bool {
    let letters = board.letters.compactMap { $0 }
    guard vowelCounts ~= letters.count(where: { vowels.contains($0) }) else { return false }
    let shown = LetterSet(letters)
    var used = LetterSet()
    // The longest words first, as they use most letters.
    for word in lexicon.words(from: board.rack) {
      for byte in word.utf8 { if let letter = Letter(ascii: byte) { used.formUnion(LetterSet(letter)) } }
      if used == shown { return true }
    }
    return false
  }

  /// The approximate frequency of each letter on boards, A to Z, in percent. A fifth are vowels, far fewer than in
  /// words.
  private static let frequencies = [
    4, 4, 3, 5, 4, 4, 4, 4, 3, 1, 3, 4, 4, 4, 6, 5, 1, 5, 6, 4, 3, 3, 4, 4, 5, 3,
  ]

  /// Returns a random letter with the frequencies of boards.
  package static func letter(using generator: inout some RandomNumberGenerator) -> Letter {
    var remaining = Int.random(in: 0..<frequencies.reduce(0, +), using: &generator)
    for (index, frequency) in frequencies.enumerated() {
      remaining -= frequency
      if remaining < 0 { return Letter(index: UInt8(index)) }
    }
    preconditionFailure("the frequencies add up")
  }
}

extension Board {
  /// Returns a random board with about the letter frequencies of the game: the same for the same state of the generator.
  public static func random(using generator: inout some RandomNumberGenerator) -> Board {
    Board { _ in RandomBoards.letter(using: &generator) }
  }

  #if !hasFeature(Embedded)
    /// Returns a random board with about the letter frequencies of the game.
    public static func random() -> Board {
      var generator = SystemRandomNumberGenerator()
      return random(using: &generator)
    }
  #endif
}

extension Position {
  /// Returns a random position: from an empty board, plays `wordCount` words, each drawn from all playable ones, on
  /// tiles drawn from those with its letters; fewer if they would end the game or none is playable.
  package static func random(
    wordCount: Int, on board: PreparedBoard, using generator: inout some RandomNumberGenerator
  ) -> Position {
    var position = Position(board: board.layout)
    for _ in 0..<wordCount {
      let played = PlayedWords(position, on: board)
      let words = board.words.indices.filter { played.isPlayable(word: $0) }
      guard let word = words.randomElement(using: &generator).map({ board.words[$0] }) else { break }
      var tiles = TileSet()
      for index in 0..<word.count {
        let unused = board.layout.letters.indices.filter { board.layout[$0] == word[index] && !tiles.contains($0) }
        if let tile = unused.randomElement(using: &generator) { tiles.insert(tile) }
      }
      var next = position
      next.take(tiles, playing: word)
      guard next.outcome == nil else { break }
      position = next
    }
    return position
  }
}

/// A random number generator whose output depends only on the seed.
///
/// SplitMix64: G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
