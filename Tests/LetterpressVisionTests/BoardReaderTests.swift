import LetterpressSolver
import SamplePictures
import StressPictures
import PlainSolver
import Testing

@testable import LetterpressVision

struct BoardReaderTests {
  /// Expects the image to be read as the sample's label.
  private func expectRead(
    _ image: RGBImage, _ sample: LabelledScreenshot, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reading = try BoardReader().read(image)
    #expect(
      reading.board == sample.label, "\(sample.name) reads \(reading.board)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: Samples.all.indices)
  func readsEverySample(index: Int) throws {
    try expectRead(Samples.all[index].image, Samples.all[index])
  }

  @Test(arguments: Cases.few(2, of: Samples.all.indices), [0.5, 0.77, 1.5, 2])
  func readsEverySampleScaled(index: Int, factor: Double) throws {
    try expectRead(Samples.all[index].image.scaled(by: factor), Samples.all[index])
  }

  @Test(arguments: Samples.all.indices.prefix(6), [6.0, 15])
  func readsSamplesWithNoise(index: Int, deviation: Double) throws {
    var generator = SeededGenerator(seed: UInt64(index))
    let sample = Samples.all[index]
    try expectRead(sample.image.withNoise(deviation: deviation, using: &generator), sample)
  }

  @Test(arguments: Samples.all.indices.prefix(6))
  func readsSamplesInsideOtherPictures(index: Int) throws {
    let sample = Samples.all[index]
    let color = RGBColor(red: 90, green: 120, blue: 60)
    try expectRead(sample.image.padded(left: 61, top: 17, right: 240, bottom: 333, color: color), sample)
  }

  @Test func findsTheFrameToThePixel() throws {
    let phone = try BoardReader().read(Samples.phone.image)
    #expect(phone.frame == Rect(x: 0, y: 496, width: 640, height: 640))
    let padded = Samples.phone.image.padded(left: 61, top: 17, right: 1, bottom: 9, color: .white)
    #expect(try BoardReader().read(padded).frame == Rect(x: 61, y: 513, width: 640, height: 640))
  }

  @Test func readsABoardCroppedJustAboveItsLetters() throws {
    let image = Samples.phone.image
    let cropped = image.cropped(to: Rect(x: 0, y: 505, width: 640, height: image.height - 505))
    try expectRead(cropped, Samples.phone)
  }

  @Test func readsTileColors() throws {
    let tiles = try BoardReader().read(Samples.phone.image).tiles
    // L is on red, F on blue.
    #expect(tiles[0].color.distance(to: RGBColor(red: 248, green: 153, blue: 142)) <= 2)
    #expect(tiles[5].color.distance(to: RGBColor(red: 120, green: 200, blue: 245)) <= 2)
  }

  /// Paints over tiles, as if their letters had been lifted.
  private func withoutLetters(_ image: RGBImage, tiles: [Int], color: RGBColor) -> RGBImage {
    var image = image
    for tile in tiles {
      for y in 0..<128 { for x in 0..<128 { image[tile % 5 * 128 + x, 496 + tile / 5 * 128 + y] = color } }
    }
    return image
  }

  @Test func refusesABoardWithLiftedTiles() {
    let image = withoutLetters(Samples.phone.image, tiles: [3, 7, 20], color: .white)
    #expect(throws: BoardReaderError.tilesLifted(missing: 3)) { try BoardReader().read(image) }
  }

  @Test func reportsATileWithoutALetterAsUnknown() throws {
    var image = withoutLetters(Samples.phone.image, tiles: [12], color: .white)
    // Slanted bars the size of a letter.
    for x in 290..<345 { for y in 785..<842 where (x / 7 + y / 9) % 3 != 0 { image[x, y] = .black } }
    let tile = try BoardReader().read(image).tiles[12]
    #expect(tile.letter == nil)
    #expect(tile.confidence < BoardReader.confidenceThreshold)
    #expect(tile.runnerUp != nil)
  }

  /// A tile is 128 pixels wide; letters are about 35 from its upper and lower edges and 40 from the others.
  @Test(arguments: [
    // The pixels cut off, and whether that is refused above, below, left and right.
    (13, [false, false, false, false]), (26, [false, false, false, false]), (38, [true, true, false, false]),
    (64, [true, true, true, true]), (90, [true, true, true, true]), (115, [true, true, true, true]),
  ])
  func neverGuessesLettersThatAreCutThrough(cut: Int, areRefused: [Bool]) throws {
    let image = Samples.phone.image
    let rects = [
      Rect(x: 0, y: 496 + cut, width: 640, height: 640 - cut), Rect(x: 0, y: 0, width: 640, height: image.height - cut),
      Rect(x: cut, y: 0, width: 640 - cut, height: image.height),
      Rect(x: 0, y: 0, width: 640 - cut, height: image.height),
    ]
    for (rect, isRefused) in zip(rects, areRefused) {
      let cropped = image.cropped(to: rect)
      guard isRefused else {
        try expectRead(cropped, Samples.phone)
        continue
      }
      // A row of which little is left may be taken for one outside the board, which has no letters.
      let error = #expect(throws: BoardReaderError.self) { try BoardReader().read(cropped) }
      #expect(error == .cutOff(tiles: 5), "\(rect)")
    }
  }

  @Test func refusesABoardWhoseLettersAreCutThrough() {
    let image = Samples.phone.image
    #expect(throws: BoardReaderError.cutOff(tiles: 5)) {
      try BoardReader().read(image.cropped(to: Rect(x: 0, y: 560, width: 640, height: 576)))
    }
  }

  @Test func refusesTwoBoardsInOnePicture() {
    let (one, other) = (Samples.all[0].image, Samples.all[5].image)
    var both = one.padded(left: 0, top: 0, right: 700, bottom: 0, color: .white)
    for y in 0..<other.height { for x in 0..<other.width { both[700 + x, y] = other[x, y] } }
    #expect(throws: BoardReaderError.severalBoards(2)) { try BoardReader().read(both) }
  }

  /// The smaller one may be too small to be seen at the size at which the other is found.
  @Test(arguments: [0.2, 0.25, 0.33, 0.4, 0.5, 0.7, 0.9], [false, true])
  func refusesTwoBoardsOfDifferentSizes(scale: Double, isBelow: Bool) throws {
    let one = Samples.all[0].image
    let other = Samples.all[5].image
    let board = other.cropped(to: try BoardReader().read(other).frame)
    let small = board.scaled(by: scale)
    // What is too small to be read is no board.
    guard (try? BoardReader().read(small.padded(left: 20, top: 20, right: 20, bottom: 20, color: .white))) != nil else {
      #expect(scale < 0.25)
      return
    }
    let (right, bottom) = isBelow ? (0, small.height + 40) : (small.width + 40, 0)
    var both = one.padded(left: 0, top: 0, right: right, bottom: bottom, color: .white)
    let (left, top) = isBelow ? (20, one.height + 20) : (one.width + 20, 40)
    for y in 0..<small.height { for x in 0..<small.width { both[left + x, top + y] = small[x, y] } }
    #expect(throws: BoardReaderError.severalBoards(2)) { try BoardReader().read(both) }
  }

  @Test func doesNotGuessCoveredLetters() throws {
    // A strip over the lower half of the third row's letters.
    var image = Samples.phone.image
    for y in 815..<860 { for x in 0..<640 { image[x, y] = RGBColor(red: 200, green: 180, blue: 20) } }
    let tiles = try BoardReader().read(image).tiles
    for (tile, label) in zip(tiles, Samples.phone.label.letters) {
      #expect(tile.letter == label || (tile.row == 2 && tile.letter == nil))
    }
  }

  @Test func refusesPicturesWithoutABoard() {
    var generator = SeededGenerator(seed: 7)
    let blank = RGBImage(width: 300, height: 500, color: .white)
    for image in [blank, RGBImage(width: 1, height: 1, color: .black)] {
      #expect(throws: BoardReaderError.noBoard(lettersFound: 0)) { try BoardReader().read(image) }
    }
    // Noise has shapes of the size of letters, however many.
    let noise = blank.withNoise(deviation: 40, using: &generator)
    let error = #expect(throws: BoardReaderError.self) { try BoardReader().read(noise) }
    #expect(error.map { StressOutcome.name(of: $0) } == "noBoard")
  }

  @Test(arguments: [
    (
      BoardReaderError.noBoard(lettersFound: 3),
      """
      no Letterpress board found (3 letter-like shapes): all 25 tiles must be visible, sharp and large enough; a \
      screenshot shows them better than a photo
      """
    ),
    (
      .noBoard(lettersFound: 1),
      """
      no Letterpress board found (1 letter-like shape): all 25 tiles must be visible, sharp and large enough; a \
      screenshot shows them better than a photo
      """
    ),
    (.mirrored, "the picture is mirrored: take one that is not, so that its letters can be read"),
    (.otherGrid(columns: 6, rows: 7), "found a grid of 6 × 7: a Letterpress board has 5 × 5 letters"),
    (
      .tilesApart(gaps: 38),
      "found a grid of 5 × 5 letters, but with gaps at 38 of the 40 borders between tiles: a Letterpress board has none"
    ),
    (.digits(24), "found a grid of 5 × 5, but 24 of its tiles show digits: a Letterpress board has letters"),
    (.unknownLetters(15), "found a board, but 15 of its letters look like no known letter"),
    (.severalBoards(2), "found 2 Letterpress boards: crop the picture to one of them"),
    (.cutOff(tiles: 5), "the picture cuts off 5 of the 25 tiles, or something covers them: all letters must be whole"),
    (
      .tilesLifted(missing: 1),
      """
      1 of the 25 tiles shows no letter: if this is a Letterpress board, clear the word being spelled or whatever \
      covers it, then take the screenshot again
      """
    ),
    (
      .tilesLifted(missing: 6),
      "6 of the 25 tiles show no letter: if this is a Letterpress board, clear the word being spelled or whatever covers it, then take the screenshot again"
    ),
  ])
  func saysWhatIsWrong(error: BoardReaderError, message: String) {
    #expect(error.description == message)
  }
}
