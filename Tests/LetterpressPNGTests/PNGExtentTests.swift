import FixtureFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import Testing

/// The smallest and widest pictures, and chunks that a board reader does not need.
struct PNGExtentTests {
  @Test(arguments: PNGFixture.Format.all, [(1, 1), (16_384, 1), (1, 16_384)])
  func decodesTheSmallestAndWidestOfEveryFormat(format: PNGFixture.Format, size: (width: Int, height: Int)) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: size.width, height: size.height, format: format, using: &generator)
    fixture.filters = PNGFixture.RowFilter.allCases
    try expectRightPicture(of: fixture)
  }

  // Only alpha 0 and 255, for which the picture is exact; values between are a matter of rounding.
  @Test(arguments: [1, 2, 4, 8] as [UInt8])
  func supportsAlphaForEveryPaletteColor(bitDepth: UInt8) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 64, height: 8, format: .init(.palette, bitDepth), using: &generator)
    fixture.transparency = fixture.palette.indices.map { $0.isMultiple(of: 2) ? 0 : 255 }
    try expectRightPicture(of: fixture)
  }

  // The bKGD chunk suggests a background colour; screenshots are composited over white regardless.
  @Test func compositesOverWhiteWhateverTheBackgroundChunk() throws {
    var fixture = PNGFixture(width: 2, height: 1, format: .init(.grayAlpha, 8), samples: [0, 0, 77, 255])
    fixture.ancillaryChunks = [.init("bKGD", [0, 0])]
    #expect(try PNGDecoder.decode(fixture.file).bytes == [255, 255, 255, 77, 77, 77])
  }

  @Test(arguments: [
    PNGFixture.Chunk("sBIT", [5, 6, 5]), .init("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1]),
    .init("tIME", [7, 232, 2, 29, 23, 59, 60]),
    .init("zTXt", Array("a".utf8) + [0, 0] + PNGFixture.zlibStream(of: [65])),
    .init("iTXt", Array("XML:com.adobe.xmp".utf8) + [0, 0, 0, 0, 0] + Array("<x/>".utf8)),
    .init("eXIf", Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 0]), .init("iCCP", [1, 2, 3]), .init("iCCP", []),
    .profile([UInt8](repeating: 1, count: 200_000)), .init("cICP", [12, 13, 0, 1]),
    .init("acTL", [0, 0, 0, 1, 0, 0, 0, 0]),
    .init("iDOT", [UInt8](repeating: 0, count: 28)),
  ])
  func decodesTheSamePixelsWhateverChunkPrecedesThem(chunk: PNGFixture.Chunk) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 9, height: 7, format: .init(.rgb, 8), using: &generator)
    fixture.ancillaryChunks = [chunk]
    try expectRightPicture(of: fixture)
  }

  // A profile that libpng accepts, as in screenshots from wide-gamut phones; profiles are not applied.
  @Test func decodesTheSamePixelsWithAValidProfile() throws {
    var profile = [UInt8](repeating: 0, count: 132)
    for (offset, field) in [
      (0, [0, 0, 0, 132]), (8, [4, 0, 0, 0]), (12, Array("mntrRGB XYZ ".utf8)), (36, Array("acsp".utf8)),
      // The white point of the connection space, D50.
      (68, [0, 0, 0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D]),
    ] as [(Int, [UInt8])] {
      profile.replaceSubrange(offset..<offset + field.count, with: field)
    }
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 9, height: 7, format: .init(.rgb, 8), using: &generator)
    fixture.ancillaryChunks = [.profile(profile, name: "Display P3")]
    try expectRightPicture(of: fixture)
  }
}
