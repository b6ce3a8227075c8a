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
