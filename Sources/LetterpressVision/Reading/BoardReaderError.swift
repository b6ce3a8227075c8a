public import LetterpressSolver

/// Why no board could be read from a picture.
public enum BoardReaderError: DescribedError, Equatable, Sendable {
  /// Nothing like a board; the number of letter-like shapes, or of letters among 25 tiles.
  case noBoard(lettersFound: Int)
  /// Letters on a lattice of another size.
  case otherGrid(columns: Int, rows: Int)
  /// A lattice of 5 × 5 letters with gaps between the tiles, as in other games; at how many of the 40 borders.
  case tilesApart(gaps: Int)
  /// A lattice of 5 × 5; the number of tiles that show digits.
  case digits(Int)
  /// A board with letters that resemble no known ones or belong to another alphabet; how many.
  case unknownLetters(Int)
  /// More than one board; how many.
  case severalBoards(Int)
  /// A board that is partly outside the picture, or of which a row or column at an edge is covered; the number of tiles missing.
  case cutOff(tiles: Int)
  /// A mirrored board, as a camera on a screen's side may show it.
  case mirrored
  /// A lattice of 5 × 5 letters that does not look like the game's; thrown only by ``BoardReading/checkedLikeness()``.
  case unlikelyBoard
  /// A board with tiles that show no letter, as while a word is being spelled; how many.
  case tilesLifted(missing: Int)
}

extension BoardReaderError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .noBoard(let lettersFound):
      """
      no Letterpress board found (\(counted(lettersFound, "letter-like shape"))): all 25 tiles must be visible, sharp and \
      large enough; a screenshot shows them better than a photo
      """
    case .otherGrid(let columns, let rows):
      "found a grid of \(columns) × \(rows): a Letterpress board has 5 × 5 letters"
    case .tilesApart(let gaps):
      """
      found a grid of 5 × 5 letters, but with gaps at \(gaps) of the \(TileBorders.count) borders between tiles: a \
      Letterpress board has none
      """
    case .digits(let count):
      "found a grid of 5 × 5, but \(count) of its tiles show digits: a Letterpress board has letters"
    case .unknownLetters(let count):
      "found a board, but \(count) of its letters look like no known letter"
    case .severalBoards(let count):
      "found \(count) Letterpress boards: crop the picture to one of them"
    case .cutOff(let tiles):
      "the picture cuts off \(tiles) of the 25 tiles, or something covers them: all letters must be whole"
    case .mirrored: "the picture is mirrored: take one that is not, so that its letters can be read"
    case .unlikelyBoard: "\(ReadingWarning.unlikelyBoard)"
    case .tilesLifted(let missing):
      """
      \(counted(missing, "of the 25 tiles shows", "of the 25 tiles show")) no letter: if this is a Letterpress board, \
      clear the word being spelled or whatever covers it, then take the screenshot again
      """
    }
  }
}
