import LetterpressEngine
import LetterpressVision
import Testing

/// What players are told of pictures that cannot be read.
struct BoardReaderErrorExplanationTests {
  @Test(arguments: [
    (
      BoardReaderError.noBoard(lettersFound: 19),
      """
      There is no Letterpress board in this picture. Take a screenshot of the game, or a sharp photo of the screen from \
      straight ahead, with all 25 tiles.
      """
    ),
    (
      .otherGrid(columns: 4, rows: 6),
      "This looks like another game: it has 4 × 6 tiles, and a Letterpress board has 5 × 5."
    ),
    (
      .tilesApart(gaps: 7),
      "This looks like another game: there are gaps between the tiles, and a Letterpress board has none."
    ),
    (
      .digits(9), "This looks like another game: some tiles show digits, and a Letterpress board has letters only."
    ),
    (
      .unknownLetters(12),
      """
      There is a board in this picture, but 12 of its letters cannot be read. If it is a photo, take a screenshot, or a \
      sharper photo from straight ahead. If its typeface is another, teach it to the program with letterpress \
      train, and open the file of letters in the settings here.
      """
    ),
    (.severalBoards(2), "There are 2 boards in this picture. Crop it to one of them."),
    (.mirrored, "This picture is mirrored. Take one in which the letters can be read."),
    (.cutOff(tiles: 5), "A part of the board is outside this picture. Take a screenshot with all 25 tiles."),
    (
      .tilesLifted(missing: 1),
      "1 tile shows no letter. Clear the word being spelled, or whatever covers the board, and take the screenshot again."
    ),
    (
      .tilesLifted(missing: 3),
      "3 tiles show no letter. Clear the word being spelled, or whatever covers the board, and take the screenshot again."
    ),
  ])
  func saysWhatToDo(error: BoardReaderError, text: String) { #expect(error.explanation == text) }
}
