import LetterpressSolver
import LetterpressVision
import Testing

/// Images made from a caller's pixels in their memory layout.
struct RGBImagePixelsTests {
  /// The offsets of red, green and blue in a pixel.
  private static func places(_ format: PixelFormat) -> [Int] { format == .bgra ? [2, 1, 0] : [0, 1, 2] }

  /// Widths with and without a remainder modulo four, rows with padding.
  @Test(arguments: PixelFormat.allCases)
  func readsEveryPixel(format: PixelFormat) throws {
    var generator = SeededGenerator(seed: 3)
    for width in 1...13 {
      let (height, stride) = (3, format.byteCount * width + width % 3)
      var pixels = (0..<stride * height).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if format.byteCount == 4 {
        for y in 0..<height { for x in 0..<width { pixels[y * stride + 4 * x + 3] = 255 } }
      }
      let image = try RGBImage(width: width, height: height, pixels: pixels, format: format, rowStride: stride)
      for y in 0..<height {
        for x in 0..<width {
          let channels = Self.places(format).map { pixels[y * stride + x * format.byteCount + $0] }
          #expect(image[x, y] == RGBColor(red: channels[0], green: channels[1], blue: channels[2]), "\(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [PixelFormat.rgba, .bgra])
  func compositesTransparentPixelsOverWhite(format: PixelFormat) throws {
    let places = Self.places(format)
    for transparent in 0..<6 {
      var pixels = [UInt8](repeating: 255, count: 24)
      for pixel in 0..<6 {
        for (channel, place) in places.enumerated() { pixels[4 * pixel + place] = UInt8(40 * channel) }
      }
      pixels[4 * transparent + 3] = 0
      pixels[4 * ((transparent + 1) % 6) + 3] = 128
      let image = try RGBImage(width: 6, height: 1, pixels: pixels, format: format)
      #expect(image[transparent, 0] == .white)
      // For 0, white contributes half of the light: 255 · (127 / 255)^(1 / 2.2).
      #expect(image[(transparent + 1) % 6, 0].red == 186)
      #expect(image[(transparent + 2) % 6, 0] == RGBColor(red: 0, green: 40, blue: 80))
    }
  }

  @Test func refusesInvalidSizesStridesAndByteCounts() {
    func error(width: Int, height: Int, bytes: Int, stride: Int? = nil) -> PixelError? {
      do throws(PixelError) {
        _ = try RGBImage(
          width: width, height: height, pixels: [UInt8](repeating: 0, count: bytes), format: .rgba, rowStride: stride)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(width: 0, height: 5, bytes: 0) == .noPixels(width: 0, height: 5))
    #expect(error(width: 5, height: -1, bytes: 0) == .noPixels(width: 5, height: -1))
    let limit = RGBImage.maximumPixels
    #expect(error(width: .max, height: .max, bytes: 0) == .tooManyPixels(width: .max, height: .max, limit: limit))
    #expect(
      error(width: 10_001, height: 10_000, bytes: 0) == .tooManyPixels(width: 10_001, height: 10_000, limit: limit))
    #expect(error(width: 2, height: 2, bytes: 16, stride: 7) == .rowsOverlap(stride: 7, rowBytes: 8))
    #expect(error(width: 2, height: 2, bytes: 15) == .tooFewBytes(expected: 16, got: 15))
    // The upper rows alone overflow the byte count, or only all rows together do.
    #expect(error(width: 2, height: 3, bytes: 16, stride: .max) == .tooFewBytes(expected: .max, got: 16))
    #expect(error(width: 2, height: 2, bytes: 16, stride: .max) == .tooFewBytes(expected: .max, got: 16))
    #expect(error(width: 2, height: 2, bytes: 16, stride: .max - 8) == .tooFewBytes(expected: .max, got: 16))
    // The last row needs no padding.
    #expect(error(width: 2, height: 2, bytes: 18, stride: 10) == nil)
    #expect(error(width: 2, height: 2, bytes: 17, stride: 10) == .tooFewBytes(expected: 18, got: 17))
  }

  @Test(arguments: [
    (PixelError.noPixels(width: 0, height: 5), "0 × 5 is not a picture: both sides must be 1 or more"),
    (
      .tooManyPixels(width: 8000, height: 5001, limit: 40_000_000),
      "8000 × 5001 is more than 40 million pixels: scale the picture down"
    ),
    (.rowsOverlap(stride: 7, rowBytes: 8), "a row of pixels takes 8 bytes, more than the stride of 7"),
    (.tooFewBytes(expected: 16, got: 1), "the pixels take 16 bytes, but there is only 1"),
    (.tooFewBytes(expected: 16, got: 0), "the pixels take 16 bytes, but there are only 0"),
  ])
  func saysWhatIsWrong(error: PixelError, message: String) { #expect(error.description == message) }
}
