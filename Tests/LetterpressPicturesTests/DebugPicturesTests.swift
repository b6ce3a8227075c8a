import LetterpressSolver
import SamplePictures
@testable import LetterpressVision
import Testing

@testable import LetterpressPictures

struct DebugPicturesTests {
  private func drawn(_ image: RGBImage) -> [DebugPicture] {
    DebugPictures().pictures(of: BoardReader().stages(of: image))
  }

  private func pictures(of image: RGBImage) -> [DebugPicture.Stage: RGBImage] {
    Dictionary(uniqueKeysWithValues: drawn(image).map { ($0.stage, $0.image) })
  }

  /// The sample with an empty tile in the middle.
  private var lifted: RGBImage {
    var canvas = Canvas(Samples.phone.image)
    canvas.fill(Rect(x: 256, y: 752, width: 128, height: 128), .white)
    return canvas.image
  }

  @Test func drawsEveryStageOfASample() {
    let drawn = drawn(Samples.phone.image)
    #expect(drawn.map(\.stage) == DebugPicture.Stage.allCases)
    #expect(
      drawn.map(\.stage.fileName) == ["1-shapes.png", "2-lattice.png", "3-tiles.png", "4-glyphs.png"])
    for picture in drawn.prefix(2) { #expect(picture.image.width == 640 && picture.image.height == 1136) }
    // Large enough for five tiles and their captions, small enough for a screen.
    for picture in drawn.suffix(2) {
      #expect((1000...1400).contains(picture.image.width))
      #expect((1200...1800).contains(picture.image.height))
    }
  }

  @Test func drawsTheLatticeOnTheFrame() throws {
    let image = Samples.phone.image.padded(left: 61, top: 17, right: 30, bottom: 9, color: .white)
    let frame = try BoardReader().read(image).frame
    let lattice = try #require(pictures(of: image)[.lattice])
    let color = LatticePicture.lineColor
    for number in 0...5 {
      // The last lines are drawn on the frame's last pixels.
      let (x, y) = (min(frame.x + number * 128, frame.endX - 1), min(frame.y + number * 128, frame.endY - 1))
      #expect(lattice[x, frame.y + 40] == color && lattice[frame.x + 40, y] == color)
      #expect(lattice[x, frame.y + 600] == color && lattice[frame.x + 600, y] == color)
    }
    // Outside the frame and between the lines, the picture is unchanged.
    for (x, y) in [(frame.x - 1, 700), (frame.endX, 700), (400, frame.y - 1), (frame.x + 70, frame.y + 20)] {
      #expect(lattice[x, y] == image[x, y])
    }
  }

  @Test(arguments: Samples.all.indices)
  func boxesEveryLetterOfTheBoard(index: Int) throws {
    let image = Samples.all[index].image
    let stages = BoardReader().stages(of: image)
    // Shapes are found in a reduced picture, in which a tile is at least 32 pixels wide.
    let slack = Int(try #require(stages.grid).pitch / 16)
    for (tile, letter) in try stages.tiles.map({ try #require($0.box) }).enumerated() {
      // A K may be drawn in two strokes.
      #expect(
        stages.shapes.filter { $0.tile == tile }.map(\.box).contains { box in
          box.x >= letter.x - slack && box.endX <= letter.endX + slack && abs(box.y - letter.y) <= slack
            && abs(box.endY - letter.endY) <= slack
        })
    }
  }

  @Test func drawsOnlyTheShapesIfThereIsNoBoard() throws {
    let image = Samples.phone.image.cropped(to: Rect(x: 0, y: 0, width: 640, height: 700))
    let drawn = drawn(image)
    #expect(drawn.map(\.stage) == [.shapes])
    let shapes = BoardReader().stages(of: image).shapes
    #expect(throws: BoardReaderError.noBoard(lettersFound: shapes.count)) { try BoardReader().read(image) }
    let box = try #require(shapes.first).box
    #expect(drawn[0].image[box.x - 1, box.y - 1] == ShapesPicture.otherColor)
  }

  @Test func drawsEveryStageOfABoardThatIsRefusedForItsTiles() throws {
    #expect(throws: BoardReaderError.tilesLifted(missing: 1)) { try BoardReader().read(lifted) }
    let drawn = pictures(of: lifted)
    #expect(drawn.count == 4)
    // Only the caption of the middle tile is marked.
    let sheet = try #require(drawn[.tiles])
    for row in 0..<5 {
      for column in 0..<5 {
        let corner = sheet[column * sheet.width / 5 + 8, (row + 1) * sheet.height / 5 - 10]
        #expect((corner == DebugPictures.alarm) == (row == 2 && column == 2))
      }
    }
  }

  @Test(arguments: [
    (Letter("L"), 0.9996, Letter("E"), "L 99.9%"), (Letter("W"), 1, nil, "W 100.0%"),
    (nil, 0.417, Letter("Q"), "? Q 41.7%"),
    (nil, 0, nil, "?"),
  ])
  func writesLetterAndConfidence(letter: Letter?, confidence: Double, runnerUp: Letter?, text: String) {
    let reading = TileReading(
      row: 0, column: 0, letter: letter, confidence: confidence, runnerUp: runnerUp, ownership: nil, color: .black)
    #expect(TilesPicture.letterText(reading) == text)
  }

  @Test(arguments: [(1, 1), (3, 2000)])
  func drawsAnySize(width: Int, height: Int) {
    let image = RGBImage(width: width, height: height, color: .black)
    #expect(drawn(image).map(\.stage) == [.shapes])
  }
}

struct CanvasTests {
  @Test func clipsToItsBounds() {
    var canvas = Canvas(width: 4, height: 3, color: .white)
    canvas.frame(Rect(x: -1, y: -1, width: 4, height: 3), width: 1, .black)
    canvas.fill(Rect(x: 9, y: 9, width: 2, height: 2), .black)
    let black = (0..<12).filter { canvas.image[$0 % 4, $0 / 4] == .black }
    // The frame's right and lower sides.
    #expect(black == [2, 4 + 0, 4 + 1, 4 + 2])
  }

  @Test func enlargesPixelByPixelAndShrinksToTheMean() {
    var source = RGBImage(width: 2, height: 1, color: .white)
    source[0, 0] = .black
    let whole = Rect(x: 0, y: 0, width: 2, height: 1)
    var large = Canvas(width: 4, height: 2, color: .white)
    large.draw(source, part: whole, in: Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      (0..<8).map { large.image[$0 % 4, $0 / 4] == .black } == [true, true, false, false, true, true, false, false])
    var small = Canvas(width: 1, height: 1, color: .white)
    small.draw(source, part: whole, in: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(small.image[0, 0] == RGBColor(red: 127, green: 127, blue: 127))
  }

  @Test func hasStrokesForEveryCharacterInUse() {
    let strokes = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%?.".map { StrokeFont.strokes(of: $0) }
    #expect(strokes.allSatisfy { $0?.isEmpty == false })
    #expect(Set(strokes).count == strokes.count)
  }
}
