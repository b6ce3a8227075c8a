import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

/// The public functions for PNG files take any argument.
///
/// `Tests/public-functions.tsv` lists which function is tried where; a test of the documents holds the list to the sources.
struct AnyPNGArgumentTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func files(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let image = any.image()
    var file = try PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
    let gray = GrayImage(lumaOf: image)
    #expect(try PNGDecoder.decode(try PNGEncoder.encode(gray)).width == gray.width)
    for _ in 0..<Int.random(in: 0...3, using: &any.generator) {
      file[Int(any.generator.next() % UInt64(file.count))] = any.byte()
    }
    for bytes in [
      file, Array(file.dropLast(Int(any.byte()))), file + file, any.bytes(upTo: 100), Array(any.text().utf8),
    ] {
      do { _ = try PNGDecoder.decode(bytes) } catch { #expect(!error.description.isEmpty) }
      do { _ = try BoardReader().read(png: bytes) } catch { #expect(!error.description.isEmpty) }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whatErrorsSay(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let (number, text) = (any.integer(), any.text())
    let errors: [any DescribedError] = [
      PNGDecodingError.notPNG(any.one(of: [nil, .empty, .png, .jpeg, .gif, .webP, .heic, .pdf, .webPage])),
      PNGDecodingError.appleOptimized, PNGDecodingError.damaged(text, at: .signature(offset: number)),
      PNGDecodingError.damaged(text, at: .truncated(offset: number, within: nil)), PNGDecodingError.damaged(text),
      PNGDecodingError.damaged(text, at: .noChunk(offset: number)),
      PNGDecodingError.damaged(text, at: .checksum(PNGFault.Chunk(text, offset: number))),
      PNGDecodingError.outOfMemory(width: number, height: any.integer()),
      PNGDecodingError.tooManyPixels(width: number, height: any.integer()), PNGEncodingError.libpng(text),
      ScreenshotError.undecodable(.appleOptimized), ScreenshotError.unreadable(.cutOff(tiles: number)),
    ]
    for error in errors { #expect(!error.description.isEmpty) }
    #expect(!PNGFault.Chunk(text, offset: number).description.isEmpty)
    #expect(!PNGFault.truncated(offset: number, within: PNGFault.Chunk(text, offset: number)).description.isEmpty)
  }
}
