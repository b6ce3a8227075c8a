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

extension Move: CustomStringConvertible {
  /// The word and the names of its tiles; `(pass)` for a pass, in brackets because that is a word too.
  public var description: String { placement?.description ?? "(pass)" }
}

/// A word and the tiles that spell it.
public struct Placement: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// The tiles' indices, 0 to 24 row by row, in the order of spelling.
  public let tiles: [Int]

  /// Creates a placement without checking that the tiles spell the word; ``Position/play(_:in:)`` does.
  public init(word: String, tiles: [Int]) {
    (self.word, self.tiles) = (word, tiles)
  }

  /// The tiles' names, A1 to E5, in the order of spelling; an index outside the board stays a number.
  public var tileNames: [String] { tiles.map { 0..<Board.tileCount ~= $0 ? Board.name(of: $0) : String($0) } }
}

extension Placement: CustomStringConvertible {
  /// The word and its ``tileNames``, such as `cab: A1 C2 B5`.
  public var description: String { "\(word): \(tileNames.joined(separator: " "))" }
}

/// Why a move is illegal.
public enum IllegalMove: Error, Equatable, Sendable {
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
    case .unknownWord(let word): "\(word) is not in the word list"
    case .wrongTileCount(let count, let word):
      "\(word) needs \(word.count) tiles, not \(count)"
    case .noSuchTile(let tile): "there is no tile \(tile): tiles are numbered 0 to 24"
    case .wrongLetter(let tile, let expected): "tile \(Board.name(of: tile)) is not \(expected.uppercase)"
    case .tileUsedTwice(let tile): "tile \(Board.name(of: tile)) is used twice"
    case .forbidden(let word, let played) where word == played: "\(word) has already been played"
    case .forbidden(let word, let played): "\(word) is the beginning of \(played), which has already been played"
    }
  }
}
