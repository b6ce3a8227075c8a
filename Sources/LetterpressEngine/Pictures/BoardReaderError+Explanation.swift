internal import LetterpressSolver
package import LetterpressVision

extension BoardReaderError {
  /// What is wrong with a picture and what to do about it, for players: in sentences, without what the reader counted.
  package var explanation: String {
    switch self {
    case .noBoard:
      """
      There is no Letterpress board in this picture. Take a screenshot of the game, or a sharp photo of the screen from straight \
      ahead, with all 25 tiles.
      """
    case .otherGrid(let columns, let rows):
      "This looks like another game: it has \(columns) × \(rows) tiles, and a Letterpress board has 5 × 5."
    case .tilesApart:
      "This looks like another game: there are gaps between the tiles, and a Letterpress board has none."
    case .digits:
      "This looks like another game: some tiles show digits, and a Letterpress board has letters only."
    case .unlikelyBoard: "There is a grid of letters in this picture, but it does not look like Letterpress."
    case .unknownLetters(let count):
      """
      There is a board in this picture, but \(count) of its letters cannot be read. If it is a photo, take a screenshot, or a \
      sharper photo from straight ahead. If its typeface is another, teach it to the program with letterpress \
      train, and open the file of letters in the settings here.
      """
    case .severalBoards(let count): "There are \(count) boards in this picture. Crop it to one of them."
    case .mirrored: "This picture is mirrored. Take one in which the letters can be read."
    case .cutOff: "A part of the board is outside this picture. Take a screenshot with all 25 tiles."
    case .tilesLifted(let missing):
      """
      \(counted(missing, "tile shows", "tiles show")) no letter. Clear the word being spelled, or whatever covers the \
      board, and take the screenshot again.
      """
    }
  }
}
