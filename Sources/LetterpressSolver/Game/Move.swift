/// What a player does in a turn.
public enum Move: Hashable, Sendable {
  /// A turn without a word.
  case pass
  /// A word on tiles of the board.
  case play(Placement)

  /// The word with its tiles; nil for a pass.
  public var placement: Placement? {
    switch self {
    case .pass: nil
    case .play(let placement): placement
    }
  }

  /// The word, lower case; nil for a pass.
  public var word: String? { placement?.word }

  /// The indices of the word's tiles, 0 to 24 row by row, in the order of spelling; none for a pass.
  public var tiles: [Int] { placement?.tiles ?? [] }
}

extension Move: LosslessStringConvertible {
  /// Parses a move as ``description`` writes it; nil for any other text.
  public init?(_ text: String) {
    if text == Move.passText {
      self = .pass
    } else if let placement = Placement(text) {
      self = .play(placement)
    } else {
      return nil
    }
  }

  private static let passText = "(pass)"

  /// The word and the names of its tiles; `(pass)` for a pass, in brackets because that is a word too.
  public var description: String { placement?.description ?? Move.passText }
}

/// A word and the tiles that spell it.
public struct Placement: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// The tiles' indices, 0 to 24 row by row, in the order of spelling.
  public let tiles: [Int]

  /// Creates a placement without checking that the tiles spell the word; playing it on a ``Position`` does.
  public init(word: String, tiles: [Int]) {
    (self.word, self.tiles) = (word, tiles)
  }

  /// The tiles' names, A1 to E5, in the order of spelling; an index outside the board stays a number.
  public var tileNames: [String] { tiles.map { Board.nameOrNumber(of: $0) } }
}

extension Placement: LosslessStringConvertible {
  /// Parses a placement as ``description`` writes it, such as `cab: A1 C2 B5`, without checking that the tiles spell the
  /// word; nil if there is no word, or no tile after it.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let word = Word(parsing: String(parts[0])) else { return nil }
    var tiles: [Int] = []
    for name in parts[1].split(separator: " ") {
      guard let tile = Board.tile(named: String(name)) else { return nil }
      tiles.append(tile)
    }
    guard !tiles.isEmpty else { return nil }
    self.init(word: word.description, tiles: tiles)
  }

  /// The word and its ``tileNames``, such as `cab: A1 C2 B5`.
  public var description: String { "\(word): \(tileNames.joined(separator: " "))" }
}

/// Why a move is illegal.
public enum IllegalMove: DescribedError, Equatable, Sendable {
  /// All tiles are owned, or both players have passed.
  case gameIsOver
  /// A word that is not in the lexicon.
  case unknownWord(String)
  /// More or fewer tiles than the word has letters.
  case wrongTileCount(Int, word: String)
  /// An index that is not 0 to 24.
  case noSuchTile(Int)
  /// A tile whose letter is unreadable or not the word's letter at that place.
  case wrongLetter(tile: Int, expected: Letter)
  /// A word whose letters the board lacks.
  case missingLetters(String)
  /// A tile used for two letters.
  case tileUsedTwice(Int)
  /// A word that has been played, or that is a prefix of one.
  case forbidden(String, by: String)
}

extension IllegalMove: CustomStringConvertible {
  /// What is wrong with the move.
  public var description: String {
    switch self {
    case .gameIsOver: "the game is over"
    case .unknownWord(let word): "\(word.shortened) is not in the word list"
    case .wrongTileCount(let count, let word):
      "\(word.shortened) needs \(word.count) tiles, not \(count)"
    case .noSuchTile(let tile): "there is no tile \(tile): tiles are numbered 0 to 24"
    case .wrongLetter(let tile, let expected): "tile \(Board.nameOrNumber(of: tile)) is not \(expected.uppercase)"
    case .missingLetters(let word): "the board does not have the letters of \(word.shortened)"
    case .tileUsedTwice(let tile): "tile \(Board.nameOrNumber(of: tile)) is used twice"
    case .forbidden(let word, let played) where word == played: "\(word.shortened) has already been played"
    case .forbidden(let word, let played):
      "\(word.shortened) is the beginning of \(played.shortened), which has already been played"
    }
  }
}
