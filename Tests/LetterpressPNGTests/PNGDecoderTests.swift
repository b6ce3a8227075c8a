import FixtureFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import Testing

struct PNGDecoderTests {
  @Test(arguments: PNGFixture.Format.all, Layout.all)
  func decodesEveryFormatInEveryLayout(format: PNGFixture.Format, layout: Layout) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 13, height: 11, format: format, using: &generator)
    fixture.isInterlaced = layout.isInterlaced
    fixture.filters = layout.filters
    try expectRightPicture(of: fixture)
  }

  @Test(arguments: 1...17, PNGFixture.Format.all)
  func decodesInterlacedPicturesOfAnySize(width: Int, format: PNGFixture.Format) throws {
    var generator = SeededGenerator(seed: UInt64(width))
    var fixture = PNGFixture(width: width, height: 18 - width, format: format, using: &generator)
    fixture.isInterlaced = true
    fixture.filters = PNGFixture.RowFilter.allCases
    try expectRightPicture(of: fixture)
  }

  @Test(arguments: [(1, 1), (1, 2), (2, 1), (1, 300), (300, 1), (16_384, 2)], [false, true])
  func decodesThinAndWidePictures(size: (width: Int, height: Int), isInterlaced: Bool) throws {
    var generator = SeededGenerator(seed: 1)
    let format = PNGFixture.Format(.rgb, 8)
    var fixture = PNGFixture(width: size.width, height: size.height, format: format, using: &generator)
    fixture.isInterlaced = isInterlaced
    try expectRightPicture(of: fixture)
  }

  @Test(arguments: [1, 2, 7, 100])
  func decodesDataInManyChunks(size: Int) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 9, height: 5, format: .init(.rgb, 8), using: &generator)
    fixture.dataChunkSize = size
    try expectRightPicture(of: fixture)
  }

  // MARK: Transparency

  @Test func compositesEveryAlphaOverWhiteInLinearLight() throws {
    let samples = (0...UInt16.max).flatMap { [$0 >> 8, $0 & 255] }
    try expectRightPicture(of: PNGFixture(width: 256, height: 256, format: .init(.grayAlpha, 8), samples: samples))
  }

  @Test func keepsOpaquePixelsExactDespiteAnAlphaChannel() throws {
    let samples = (0..<256).flatMap { [$0, 255] as [UInt16] }
    let fixture = PNGFixture(width: 256, height: 1, format: .init(.grayAlpha, 8), samples: samples)
    #expect(try PNGDecoder.decode(fixture.file).bytes == (0...UInt8.max).flatMap { [$0, $0, $0] })
  }

  @Test func makesHalfTransparentBlackALightGray() throws {
    let fixture = PNGFixture(width: 1, height: 1, format: .init(.grayAlpha, 8), samples: [0, 128])
    #expect(try PNGDecoder.decode(fixture.file).bytes == [186, 186, 186])
  }

  @Test(arguments: PNGFixture.Format.all.filter { !$0.colorType.hasAlpha }, [false, true])
  func compositesTheTransparentColorOverWhite(format: PNGFixture.Format, isInterlaced: Bool) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 13, height: 11, format: format, using: &generator)
    fixture.isInterlaced = isInterlaced
    switch format.colorType {
    case .palette: fixture.transparency = [0, 100]
    default: fixture.transparency = Array(fixture.samples.prefix(format.colorType.channels))
    }
    try expectRightPicture(of: fixture)
  }

  // MARK: Gamma and colour

  @Test(arguments: PNGFixture.Format.all, [UInt32(100_000), 55_556, 30_000])
  func convertsGammaToSRGB(format: PNGFixture.Format, gamma: UInt32) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 32, height: 32, format: format, using: &generator)
    fixture.gamma = gamma
    try expectRightPicture(of: fixture)
  }

  // libpng leaves a gamma within 5% of sRGB's as it is, and ignores invalid ones.
  @Test(arguments: [UInt32(45_455), 44_000, 47_000, 0, 15, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func ignoresAGammaThatIsInvalidOrCloseToSRGB(gamma: UInt32) throws {
    let fixture = gradient(with: [.gamma(gamma)])
    #expect(try PNGDecoder.decode(fixture.file) == fixture.picture)
  }

  @Test(arguments: [
    [PNGFixture.Chunk.sRGB()], [.sRGB(intent: 3), .gamma(100_000)], [.gamma(100_000), .sRGB()],
    [.chromaticities([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])],
    [.profile([UInt8](repeating: 0, count: 200))], [.text("a screenshot")],
  ])
  func decodesTheSamePixelsWhateverTheMetadata(chunks: [PNGFixture.Chunk]) throws {
    let fixture = gradient(with: chunks)
    #expect(try PNGDecoder.decode(fixture.file) == fixture.picture)
  }

  // MARK: Refusals

  @Test(arguments: [(20_000, 20_000), (10_000, 10_001), (1_000_000, 101), (101, 1_000_000)])
  func refusesTooManyPixels(width: Int, height: Int) {
    let error = PNGDecodingError.tooManyPixels(width: width, height: height)
    #expect(throws: error) { try PNGDecoder.decode(file(width: width, height: height)) }
    #expect(
      error.description == "\(PixelError.tooManyPixels(width: width, height: height, limit: RGBImage.maximumPixels))")
  }

  // libpng itself allows at most a million pixels per row or column.
  @Test(arguments: [(0x7FFF_FFFF, 0x7FFF_FFFF), (1_000_001, 1), (1, 1_000_001)])
  func refusesAnAbsurdSize(width: Int, height: Int) {
    #expect(throws: PNGDecodingError.damaged("Invalid IHDR data")) {
      try PNGDecoder.decode(file(width: width, height: height))
    }
  }

  @Test func refusesAnAppleOptimizedPNG() {
    var fixture = gradient(with: [])
    fixture.leadingChunks = [PNGFixture.Chunk("CgBI", [0x50, 0, 0x20, 2])]
    let error = PNGDecodingError.appleOptimized
    #expect(throws: error) { try PNGDecoder.decode(fixture.file) }
    #expect(
      error.description == """
        this is a PNG from inside an iOS app, not a screenshot: take a screenshot, or convert it to an ordinary PNG on \
        a Mac with `xcrun pngcrush -revert-iphone-optimizations in.png out.png`
        """)
  }

  @Test(arguments: foreignFiles)
  func refusesFilesThatAreNotPNG(file: [UInt8], kind: FileKind?, message: String) {
    #expect(throws: PNGDecodingError.notPNG(kind)) { try PNGDecoder.decode(file) }
    #expect(PNGDecodingError.notPNG(kind).description == message)
  }

  private static let foreignFiles: [([UInt8], FileKind?, String)] = {
    let convert = "export it as PNG, or convert it with `sips -s format png` on a Mac or ImageMagick's `convert`"
    let webPage = "this is a web page, not a PNG: save the picture itself, not the page around it"
    let unknown = "this is not a PNG: save or export the screenshot as PNG"
    func box(_ brand: String) -> [UInt8] { [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [0, 0, 0, 0] }
    return [
      ([], .empty, "the file is empty: take the screenshot again"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), .jpeg, "this is a JPEG picture, not a PNG: \(convert)"),
      (Array("GIF87a".utf8) + [1, 0, 1, 0], .gif, "this is a GIF picture, not a PNG: \(convert)"),
      (Array("GIF89a".utf8) + [1, 0, 1, 0], .gif, "this is a GIF picture, not a PNG: \(convert)"),
      (
        Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8), .webP,
        "this is a WebP picture, not a PNG: \(convert)"
      ),
      (box("heic"), .heic, "this is a HEIC picture, not a PNG: \(convert)"),
      (box("heix"), .heic, "this is a HEIC picture, not a PNG: \(convert)"),
      (box("hevc"), .heic, "this is a HEIC picture, not a PNG: \(convert)"),
      (box("mif1"), .heic, "this is a HEIC picture, not a PNG: \(convert)"),
      (Array("%PDF-1.7\n".utf8), .pdf, "this is a PDF document, not a PNG: take a screenshot of its page"),
      (Array("<!DOCTYPE html>".utf8), .webPage, webPage),
      (Array("<!doctype html>".utf8), .webPage, webPage),
      (Array("<html lang=\"en\">".utf8), .webPage, webPage),
      (Array("\r\n\t <HTML>".utf8), .webPage, webPage),
      (Array("\u{FEFF}\n<!-- saved -->".utf8), .webPage, webPage),
      (Array("<head><title>404</title>".utf8), .webPage, webPage),
      (Array("apple\nbanana\n".utf8), nil, unknown),
      (Array("äpfel".utf8), nil, unknown),
      (Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WAVEfmt ".utf8), nil, unknown),
      (box("qt  "), nil, unknown),
      ([0], nil, unknown),
      ([0x89], nil, unknown),
      ([0x89, 0x50, 0x4E], nil, unknown),
      ([0x50, 0x4B, 3, 4], nil, unknown),
      ([0xC3, 0x28], nil, unknown),
    ]
  }()
}

// MARK: -

/// The order and the filters of the rows.
struct Layout: Sendable, CustomStringConvertible {
  let isInterlaced: Bool
  let filters: [PNGFixture.RowFilter]

  static let all = [false, true].flatMap { isInterlaced in
    let each = PNGFixture.RowFilter.allCases.map { Layout(isInterlaced: isInterlaced, filters: [$0]) }
    return each + [Layout(isInterlaced: isInterlaced, filters: [.paeth, .none, .average, .up, .sub])]
  }

  var description: String {
    (isInterlaced ? "interlaced, " : "") + filters.map { "\($0)" }.joined(separator: " ")
  }
}

/// Every grey once.
private func gradient(with chunks: [PNGFixture.Chunk]) -> PNGFixture {
  var fixture = PNGFixture(width: 256, height: 1, format: .init(.gray, 8), samples: (0..<256).map { $0 })
  fixture.ancillaryChunks = chunks
  return fixture
}

/// A file that claims a size but holds almost no data.
private func file(width: Int, height: Int) -> [UInt8] {
  let header = PNGFixture.Chunk.header(width: UInt32(width), height: UInt32(height), bitDepth: 8, colorType: 2)
  return PNGFixture.file([header, .init("IDAT", PNGFixture.zlibStream(of: [0])), .init("IEND", [])])
}

/// Expects the exact picture if nothing has to be computed, otherwise one within 1 of 255 per channel.
///
/// Dark values may differ more, by up to 2/255 in linear light: libpng computes light in 8 bits for 8-bit pictures and
/// in 11 bits for 16-bit ones, which is coarse where the steps of sRGB are finest.
func expectRightPicture(of fixture: PNGFixture, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let decoded = try PNGDecoder.decode(fixture.file)
  let expected = fixture.picture
  let isComputed =
    fixture.format.bitDepth == 16 || fixture.format.colorType.hasAlpha || !fixture.transparency.isEmpty
    || fixture.gamma != nil
  guard isComputed else {
    #expect(decoded == expected, sourceLocation: sourceLocation)
    return
  }
  #expect(decoded.width == expected.width && decoded.height == expected.height, sourceLocation: sourceLocation)
  let wrong = zip(decoded.bytes, expected.bytes).filter { decoded, expected in
    abs(Int(decoded) - Int(expected)) > 1 && abs(light(decoded) - light(expected)) > 2.0 / 255
  }
  #expect(wrong.isEmpty, sourceLocation: sourceLocation)
}

/// The approximate linear light of an sRGB value, 0 to 1: its square instead of the power of 2.2.
private func light(_ value: UInt8) -> Double { Double(value) * Double(value) / 65025 }
