import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import Testing

struct PNGEncoderTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func roundTripsPictures(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = size(using: &generator)
    let image = RGBImage(width: width, height: height, bytes: bytes(3 * width * height, using: &generator))
    #expect(try PNGDecoder.decode(try PNGEncoder.encode(image)) == image)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func roundTripsGrayPictures(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = size(using: &generator)
    let image = GrayImage(width: width, height: height, values: bytes(width * height, using: &generator))
    let decoded = try PNGDecoder.decode(try PNGEncoder.encode(image))
    #expect(decoded == RGBImage(width: width, height: height, bytes: image.values.flatMap { [$0, $0, $0] }))
  }

  @Test(arguments: [RGBColor.black, .white, RGBColor(red: 247, green: 153, blue: 141)])
  func encodesASinglePixel(color: RGBColor) throws {
    let image = RGBImage(width: 1, height: 1, color: color)
    #expect(try PNGDecoder.decode(try PNGEncoder.encode(image)) == image)
  }

  @Test func encodesTheSamePictureToTheSameFile() throws {
    let image = RGBImage(width: 40, height: 30, color: RGBColor(red: 1, green: 2, blue: 3))
    #expect(try PNGEncoder.encode(image) == PNGEncoder.encode(image))
  }

  // More pixels than libpng allows per row.
  @Test func refusesAPictureThatIsTooWide() {
    let error = PNGEncodingError.libpng("Invalid IHDR data")
    #expect(throws: error) {
      try PNGEncoder.encode(GrayImage(width: 1_000_001, height: 1, values: [UInt8](repeating: 0, count: 1_000_001)))
    }
    #expect(error.description == "the picture could not be written as PNG (libpng: Invalid IHDR data)")
  }

  /// Sides of 1 to 20.
  private func size(using generator: inout SeededGenerator) -> (width: Int, height: Int) {
    (Int.random(in: 1...20, using: &generator), Int.random(in: 1...20, using: &generator))
  }

  private func bytes(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }
}
