/// Why a move may not be made.
public enum IllegalMove: Error, Equatable, Sendable {
  /// All tiles are owned, or both players have passed.
  case gameIsOver
  /// A word that is not in the lexicon.
  case unknownWord(String)
  /// More or fewer tiles than the word has letters.
  case wrongTileCount(Int, word: String)
  /// An index that is not 0 to 24.
  case noSuchTile(Int)
  /// A tile that shows another letter than the word has in its place, or none.
  case wrongLetter(tile: Int, expected: Letter)
  /// A tile that is to stand for two letters.
  case tileUsedTwice(Int)
  /// A word that has been played, or that a word begins with that has.
  case forbidden(String, by: String)
}

extension IllegalMove: CustomStringConvertible {
  /// What is wrong with the move.
  public var description: String {
    switch self {
    case .gameIsOver: "the game is over"
    case .unknownWord(let word): "\(word) is not in the word list"
    case .wrongTileCount(let count, let word):
      "\(count) \(count == 1 ? "tile" : "tiles") for the \(word.count) letters of \(word)"
    case .noSuchTile(let tile): "there is no tile \(tile): a board's are 0 to 24"
    case .wrongLetter(let tile, let expected): "tile \(TileSet.name(of: tile)) is not \(expected.uppercase)"
    case .tileUsedTwice(let tile): "tile \(TileSet.name(of: tile)) is used twice"
    case .forbidden(let word, let played) where word == played: "\(word) has been played"
    case .forbidden(let word, let played): "\(word) is how \(played) begins, which has been played"
    }
  }
}
