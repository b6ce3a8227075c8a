/// A game of Letterpress between two moves: all there is to know to go on.
public struct Position: Hashable, Sendable {
  /// The 25 letters; a tile that shows none is never used.
  public let letters: Rack
  /// Who owns which tiles.
  public private(set) var owners: Owners
  /// Who is to move.
  public private(set) var turn: Player
  /// The words played, lower case, in order.
  public private(set) var playedWords: [String]
  /// How often the players have passed since the last word, 0 to 2.
  public private(set) var passCount: Int

  /// A position as it is, without a look at how it might have come about.
  ///
  /// - Parameter playedWords: words in either case; they need not be in a lexicon, nor be spelled by the letters.
  /// - Throws: ``PositionError/wrongLetterCount(_:)`` unless there are 25 letters, ``PositionError/invalidWord(_:)`` for
  ///   a word that has other characters than A–Z, fewer than 2 or more than 25.
  /// - Precondition: `passCount` is 0 to 2.
  public init(
    letters: Rack, owners: Owners = Owners(), turn: Player = .red, playedWords: [String] = [], passCount: Int = 0
  ) throws(PositionError) {
    precondition(0...Position.lastPass ~= passCount, "a game ends with the second pass in a row")
    guard letters.tiles.count == TileSet.tileCount else { throw .wrongLetterCount(letters.tiles.count) }
    self.letters = letters
    self.owners = owners
    self.turn = turn
    self.passCount = passCount
    self.playedWords = []
    for word in playedWords {
      guard let letters = Word(parsing: word) else { throw .invalidWord(word) }
      self.playedWords.append(letters.description)
    }
  }

  /// With so many passes in a row the game is over.
  static let lastPass = 2

  /// Who has won; nil while the game is on.
  public var outcome: Outcome? {
    guard owners.unclaimed.isEmpty || passCount == Position.lastPass else { return nil }
    let lead = owners.red.count - owners.blue.count
    return lead == 0 ? .draw : .win(lead > 0 ? .red : .blue)
  }

  /// A player's number of tiles.
  public func score(of player: Player) -> Int { owners[player].count }

  /// The played word that forbids another: the same, or one that begins with it; nil where none does.
  public func playedWord(forbidding word: String) -> String? {
    let word = word.lowercased()
    return playedWords.first { $0.hasPrefix(word) }
  }

  /// Makes the move of a word, which must have been looked at before.
  mutating func take(_ tiles: TileSet, playing word: String) {
    let taken = tiles.subtracting(owners[turn.opponent].interior)
    owners[turn.opponent] = owners[turn.opponent].subtracting(taken)
    owners[turn] = owners[turn].union(taken)
    playedWords.append(word)
    passCount = 0
    turn = turn.opponent
  }

  /// Passes.
  mutating func pass() {
    passCount += 1
    turn = turn.opponent
  }
}

extension Word {
  /// A word of 2 to 25 letters A–Z in either case; nil for anything else.
  init?(parsing text: String) {
    let letters = text.compactMap { Letter($0) }
    guard letters.count == text.count, 2...Word.maximumCount ~= letters.count else { return nil }
    self.init(letters)
  }
}
