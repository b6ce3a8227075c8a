import FixtureFiles
import LetterpressJPEG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// Damaged files are refused.
struct JPEGDamageTests {
  private let board = Samples.boards[0].image.scaled(by: 0.25)

  @Test(arguments: [[], [0xFF], [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47]] as [[UInt8]])
  func refusesWhatIsNoJPEG(file: [UInt8]) {
    #expect(throws: JPEGDecodingError.notJPEG) { try JPEGDecoder.decode(file) }
  }

  /// Cut at any place before the end marker, in any format.
  @Test(arguments: JPEGFixture.Coding.allCases)
  func refusesAFileThatEndsEarly(coding: JPEGFixture.Coding) throws {
    var fixture = JPEGFixture()
    fixture.coding = coding
    let file = fixture.file(of: JPEGDecoderTests.picture)
    let whole = try JPEGDecoder.decode(file)
    #expect(file.suffix(2) == [0xFF, 0xD9])
    for count in 3..<file.count - 1 {
      expectRefusal(Array(file.prefix(count)), "\(count) bytes")
    }
    // The last byte says only that the end is one.
    #expect((try? JPEGDecoder.decode(file.dropLast())) ?? whole == whole)
  }

  /// The end of a transfer filled up with zeros.
  @Test(arguments: JPEGFixture.Coding.allCases)
  func refusesAFileWhoseRestIsZeros(coding: JPEGFixture.Coding) throws {
    var fixture = JPEGFixture()
    fixture.coding = coding
    let file = fixture.file(of: board)
    for share in [2, 3, 5, 8, 9] {
      let kept = file.count * share / 10
      expectRefusal(file.prefix(kept) + [UInt8](repeating: 0, count: file.count - kept), "\(share) tenths")
    }
  }

  /// Whole files, with an end marker, that lack a scan: libjpeg itself takes what is missing as zero.
  @Test(arguments: [JPEGFixture.Coding.separate, .progressive])
  func refusesAFileThatLacksAScan(coding: JPEGFixture.Coding) throws {
    var fixture = JPEGFixture()
    fixture.coding = coding
    let file = fixture.file(of: board)
    // In the data of a scan, a zero follows each byte of 255.
    let scans = file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    #expect(scans.count == (coding == .separate ? 3 : 10))
    for scan in scans.dropFirst() {
      #expect(throws: JPEGDecodingError.incomplete) { try JPEGDecoder.decode(file.prefix(scan) + [0xFF, 0xD9]) }
    }
  }

  @Test func refusesTheColorsOfPrint() {
    #expect(throws: JPEGDecodingError.printColors) {
      try JPEGDecoder.decode(JPEGFixture.inPrintColors(width: 9, height: 9))
    }
  }

  /// A header may announce anything.
  @Test func refusesTooManyPixelsBeforeTheyTakeMemory() throws {
    let file = JPEGFixture().file(of: JPEGDecoderTests.picture)
    let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    func sized(_ width: Int, _ height: Int) -> [UInt8] {
      var changed = file
      // After the marker, a length and the depth.
      let bytes = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
      changed.replaceSubrange(frame + 5..<frame + 9, with: bytes)
      return changed
    }
    #expect(throws: JPEGDecodingError.tooManyPixels(width: 10_001, height: 10_000)) {
      try JPEGDecoder.decode(sized(10_001, 10_000))
    }
    // Within the limit, but without the data.
    expectRefusal(sized(10_000, 10_000), "too few data")
    // More than libjpeg allows, and nothing.
    expectRefusal(sized(65_535, 1), "too wide")
    expectRefusal(sized(0, 10), "no columns")
    expectRefusal(sized(10, 0), "no rows")
  }

  /// One scan for all averages, then one of each colour for as many coefficients.
  @Test func refusesMoreScansThanPicturesHave() throws {
    var fixture = JPEGFixture()
    (fixture.coding, fixture.coefficientsPerScan) = (.progressive, 2)
    let usual = fixture.file(of: JPEGDecoderTests.picture)
    #expect(try JPEGDecoder.decode(usual).width == JPEGDecoderTests.picture.width)
    fixture.coefficientsPerScan = 1
    #expect(throws: JPEGDecodingError.tooManyScans) {
      try JPEGDecoder.decode(fixture.file(of: JPEGDecoderTests.picture))
    }
  }

  /// JPEG has no checksums. So some damage goes unnoticed, but no board may then be read otherwise than it was.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func aChangedByteNeverMakesAnotherBoard(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = Samples.boards[Int(seed)]
    let file = JPEGFixture().file(of: sample.image.scaled(by: 0.5))
    let reader = BoardReader()
    let letters = try reader.read(try JPEGDecoder.decode(file)).board
    for _ in 0..<30 {
      var changed = file
      let place = Int.random(in: 3..<file.count, using: &generator)
      changed[place] = UInt8.random(in: 0...255, using: &generator)
      guard let image = try? JPEGDecoder.decode(changed), let reading = try? reader.read(image) else { continue }
      for tile in 0..<Board.tileCount where reading.board[tile] != letters[tile] {
        #expect(reading.board[tile] == nil, "byte \(place), tile \(tile)")
      }
    }
  }

  @Test(arguments: [
    (JPEGDecodingError.notJPEG, "this is not a JPEG: save or export the screenshot as JPEG or PNG"),
    (
      .damaged("oh"),
      "the JPEG is damaged, or of a rare kind (libjpeg: oh): copy it again, take the screenshot again, or export it as PNG"
    ),
    (.incomplete, "the JPEG lacks a part of its picture: copy it again or take the screenshot again"),
    (
      .printColors,
      "this JPEG has the colours of print, cyan, magenta, yellow and black, as no screenshot has: export it as PNG"
    ),
    (
      .outOfMemory(width: 2, height: 3),
      "there is not enough memory for a picture of 2 × 3 pixels: close other programs, or make it smaller"
    ),
    (
      .tooManyPixels(width: 10_001, height: 10_000),
      "\(PixelError.tooManyPixels(width: 10_001, height: 10_000, limit: RGBImage.maximumPixels))"
    ),
    (.tooManyScans, "the JPEG has more than 100 scans, where programs write about ten: export it as PNG"),
  ])
  func saysWhatIsWrong(error: JPEGDecodingError, message: String) { #expect(error.description == message) }

  private func expectRefusal(_ file: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: JPEGDecodingError.self, "\(name)", sourceLocation: sourceLocation) {
      try JPEGDecoder.decode(file)
    }
    if case .damaged(let message) = error { #expect(!message.isEmpty, sourceLocation: sourceLocation) }
  }
}
