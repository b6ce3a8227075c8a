import FixtureFiles
import LetterpressJPEG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

/// The public functions for JPEG files take any argument.
///
/// `Tests/public-functions.tsv` lists which function is tried where; a test of the documents holds the list to the sources.
struct AnyJPEGArgumentTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func files(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let image = any.image()
    var fixture = JPEGFixture()
    fixture.coding = any.one(of: JPEGFixture.Coding.allCases)
    fixture.orientation = any.one(of: [nil, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
    fixture.isGray = any.bool()
    var file = fixture.file(of: image)
    let decoded = try JPEGDecoder.decode(file)
    #expect(decoded.width * decoded.height == image.width * image.height)
    #expect(try JPEGDecoder.decode(AnySequence(file)) == decoded)
    for _ in 0..<Int.random(in: 0...3, using: &any.generator) {
      file[Int(any.generator.next() % UInt64(file.count))] = any.byte()
    }
    for bytes in [
      file, Array(file.dropLast(Int(any.byte()))), file + file, any.bytes(upTo: 100), Array(any.text().utf8),
      [0xFF, 0xD8, 0xFF] + any.bytes(upTo: 100),
    ] {
      do { _ = try JPEGDecoder.decode(bytes) } catch { #expect(!error.description.isEmpty) }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whatErrorsSay(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let (width, height) = (any.integer(), any.integer())
    let errors: [JPEGDecodingError] = [
      .notJPEG, .damaged(any.text()), .incomplete, .printColors, .outOfMemory(width: width, height: height),
      .tooManyPixels(width: width, height: height), .tooManyScans,
    ]
    for error in errors { #expect(!error.description.isEmpty) }
  }
}
