/// A state of a Letterpress game between two moves, with everything needed to play on.
public struct Position: Hashable, Sendable {
  /// The letters; an unknown tile is never used.
  public let board: Board
  /// Who owns which tiles.
  public private(set) var owners: Owners
  /// The player to move.
  public private(set) var turn: Player
  /// The words played, in order.
  private var words: [Word]
  /// The number of passes since the last word, 0 to 2.
  public private(set) var passCount: Int

  /// Creates a position without checking that a game could have led to it.
  ///
  /// - Parameter playedWords: words in either case; they need not be in a lexicon.
  /// - Throws: ``PositionError/invalidWord(_:)`` for a word with characters other than A–Z, or fewer than 2 or more
  ///   than 25; ``PositionError/unspellableWord(_:)`` for one that the board has not the letters for.
  /// - Precondition: `passCount` is 0 to 2.
  public init(
    board: Board, owners: Owners = Owners(), turn: Player = .red, playedWords: [String] = [], passCount: Int = 0
  ) throws(PositionError) {
    precondition(0...Sides.passesThatEnd ~= passCount, "a game ends with the second pass in a row")
    (self.board, self.owners, self.turn, self.passCount) = (board, owners, turn, passCount)
    words = []
    for text in playedWords {
      guard let word = Word(parsing: text) else { throw .invalidWord(text) }
      guard board.rack.maySpell(text) else { throw .unspellableWord(word.description) }
      words.append(word)
    }
  }

  /// Creates a new game, in which nobody owns anything.
  ///
  /// - Parameter turn: who moves first.
  public init(board: Board, turn: Player = .red) {
    (self.board, owners, self.turn, words, passCount) = (board, Owners(), turn, [], 0)
  }

  /// Returns the same letters and words played with other owners and another player to move.
  package func with(_ owners: Owners, turn: Player) -> Position {
    var position = self
    (position.owners, position.turn) = (owners, turn)
    return position
  }

  /// The words played, lower case, in order.
  ///
  /// - Complexity: O(letters of the words played).
  public var playedWords: [String] { words.map { $0.description } }

  /// The result; nil while the game is on.
  public var outcome: Outcome? {
    let sides = Sides(self)
    guard sides.isFinished || passCount == Sides.passesThatEnd else { return nil }
    return sides.lead == 0 ? .draw : .win(sides.lead > 0 ? turn : turn.opponent)
  }

  /// Returns a player's number of tiles.
  public func score(of player: Player) -> Int { owners[player].count }

  /// Returns the played word that forbids a word: the same, or one that begins with it; nil if there is none.
  ///
  /// - Complexity: O(words played).
  public func playedWord(forbidding word: String) -> String? {
    Word(parsing: word).flatMap { firstWord(forbidding: $0) }?.description
  }

  private func firstWord(forbidding word: Word) -> Word? { words.first { $0.forbids(word) } }
}

extension Position {
  /// Makes a move.
  ///
  /// - Parameter lexicon: the words that may be played.
  /// - Throws: ``IllegalMove``, leaving the position unchanged.
  /// - Complexity: O(letters of the word + words played).
  public mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    guard outcome == nil else { throw .gameIsOver }
    switch move {
    case .pass: pass()
    case .play(let placement):
      let word = try checkedWord(of: placement, in: lexicon)
      take(TileSet(placement.tiles), playing: word)
    }
  }

  /// Plays a word on its best tiles, as ``bestPlacement(of:on:)`` chooses them among equal letters.
  ///
  /// - Parameter text: the word, in either case.
  /// - Throws: ``IllegalMove``, leaving the position unchanged.
  /// - Complexity: as ``bestPlacement(of:on:)``.
  /// - Precondition: the position has the letters of `board`.
  public mutating func play(_ text: String, on board: PreparedBoard) throws(IllegalMove) {
    precondition(self.board == board.layout, "another board's position")
    guard outcome == nil else { throw .gameIsOver }
    guard let word = Word(parsing: text)?.description, board.lexicon.contains(word) else { throw .unknownWord(text) }
    guard let placement = bestPlacement(of: word, on: board) else { throw .missingLetters(word) }
    try play(.play(placement), in: board.lexicon)
  }

  /// Plays a word as `play(_:on:)` does. Prepares the board for that, which takes some milliseconds: to play several words,
  /// prepare it once.
  ///
  /// - Parameters:
  ///   - text: the word, in either case.
  ///   - lexicon: the words that may be played.
  /// - Throws: ``IllegalMove``, leaving the position unchanged.
  public mutating func play(_ text: String, in lexicon: Lexicon = .english) throws(IllegalMove) {
    try play(text, on: PreparedBoard(board, lexicon: lexicon))
  }

  /// Makes a move as `play(_:in:)` does, by the board's word list.
  ///
  /// - Throws: ``IllegalMove``, leaving the position unchanged.
  /// - Precondition: the position has the letters of `board`.
  public mutating func play(_ move: Move, on board: PreparedBoard) throws(IllegalMove) {
    precondition(self.board == board.layout, "another board's position")
    try play(move, in: board.lexicon)
  }

  /// Returns the word of a placement if it may be played.
  private func checkedWord(of placement: Placement, in lexicon: Lexicon) throws(IllegalMove) -> Word {
    guard let word = Word(parsing: placement.word), lexicon.contains(placement.word) else {
      throw .unknownWord(placement.word)
    }
    guard placement.tiles.count == word.count else {
      throw .wrongTileCount(placement.tiles.count, word: word.description)
    }
    var used = TileSet()
    for (place, tile) in placement.tiles.enumerated() {
      guard 0..<Board.tileCount ~= tile else { throw .noSuchTile(tile) }
      guard board[tile] == word[place] else { throw .wrongLetter(tile: tile, expected: word[place]) }
      guard !used.contains(tile) else { throw .tileUsedTwice(tile) }
      used.insert(tile)
    }
    if let played = firstWord(forbidding: word) { throw .forbidden(word.description, by: played.description) }
    return word
  }

  /// Plays a word that has already been checked.
  mutating func take(_ tiles: TileSet, playing word: Word) {
    let sides = Sides(self)
    owners = sides.taking(tiles & sides.takeable).owners(turn: turn)
    words.append(word)
    passCount = 0
    turn = turn.opponent
  }

  /// Passes.
  mutating func pass() {
    passCount += 1
    turn = turn.opponent
  }
}

/// The result of a finished game.
public enum Outcome: Hashable, Sendable {
  /// The player with more tiles wins.
  case win(Player)
  /// Both have equally many tiles, which takes two passes before all tiles are owned.
  case draw

  /// The winner; nil for a draw.
  public var winner: Player? {
    switch self {
    case .win(let player): player
    case .draw: nil
    }
  }
}
