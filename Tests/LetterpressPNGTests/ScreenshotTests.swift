import Foundation
import LetterpressPNG
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

struct ScreenshotTests {
  @Test func readsAFile() throws {
    let file = try PNGEncoder.encode(Samples.phone.image)
    #expect(try BoardReader().read(png: file) == BoardReader().read(Samples.phone.image))
  }

  @Test func distinguishesOtherFilesFromPicturesWithoutABoard() throws {
    #expect(throws: ScreenshotError.undecodable(.notPNG(.empty))) { try BoardReader().read(png: []) }
    let blank = try PNGEncoder.encode(RGBImage(width: 300, height: 500, color: .white))
    #expect(throws: ScreenshotError.unreadable(.noBoard(lettersFound: 0))) { try BoardReader().read(png: blank) }
  }

  @Test(arguments: [
    (ScreenshotError.undecodable(.notPNG(.empty)), "\(PNGDecodingError.notPNG(.empty))"),
    (
      .unreadable(.cutOff(tiles: 5)), "\(BoardReaderError.cutOff(tiles: 5))"
    ),
  ])
  func saysWhatIsWrong(error: ScreenshotError, message: String) { #expect(error.description == message) }
}

/// Calls with a file as `Data`, as Foundation and the system's pickers provide it.
struct DataTests {
  @Test func readsData() throws {
    let path = Repository.path("Samples/light-midgame.png")
    let reading = try BoardReader().read(png: Data(contentsOf: URL(filePath: path)))
    #expect(reading.board == Samples.phone.label)
    let image = try PNGDecoder.decode(Data(contentsOf: URL(filePath: path)))
    #expect(image == Samples.phone.image)
  }

  @Test func acceptsPixelsAsData() throws {
    let image = Samples.phone.image
    let data = Data(image.bytes)
    let copy = try RGBImage(width: image.width, height: image.height, pixels: data, format: .rgb)
    #expect(copy == image)
    #expect(throws: PixelError.tooFewBytes(expected: data.count, got: data.count - 1)) {
      try RGBImage(width: image.width, height: image.height, pixels: data.dropFirst(), format: .rgb)
    }
  }
}
