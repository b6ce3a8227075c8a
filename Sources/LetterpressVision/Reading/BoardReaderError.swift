/// Why no board could be read from a picture.
public enum BoardReaderError: Error, Equatable, Sendable {
  /// The file could not be decoded.
  case undecodable(PNGDecodingError)
  /// No 5 × 5 lattice of letters; how many letter-like shapes there were.
  case noBoard(lettersFound: Int)
  /// More than one board; how many.
  case severalBoards(Int)
  /// A board of which the picture leaves out a part: how many tiles are not whole.
  case cutOff(tiles: Int)
  /// A board on which some places show no letter, as while a word is being spelled.
  case tilesLifted(missing: Int)
}

extension BoardReaderError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .undecodable(let error):
      error.description
    case .noBoard(let lettersFound):
      "no Letterpress board found (\(lettersFound) letter-like shapes): all 25 tiles must be in the picture, upright"
    case .severalBoards(let count):
      "\(count) Letterpress boards in one picture: cut it so that one is left"
    case .cutOff(let tiles):
      "the picture cuts off \(tiles) of the 25 tiles: all letters must be whole"
    case .tilesLifted(let missing):
      "\(missing) of the 25 tiles \(missing == 1 ? "shows" : "show") no letter: put letters back, or away what covers them, and take a screenshot of the whole board"
    }
  }
}
