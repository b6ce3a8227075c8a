import FixtureFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import Testing

/// A PNG whose Exif data say that it lies on its side, or on its head, is turned upright, as a JPEG is.
struct PNGOrientationTests {
  /// Exif data with only an orientation, in either order of bytes.
  private static func exif(_ orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8] {
    let entry: [UInt8] =
      isLittleEndian
      ? [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return isLittleEndian
      ? Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry : Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry
  }

  private static func fixture() -> PNGFixture {
    var generator = SeededGenerator(seed: 1)
    return PNGFixture(width: 5, height: 3, format: PNGFixture.Format(.rgb, 8), using: &generator)
  }

  /// Where the pixel comes from that is shown at a place: Exif 2.3, 4.6.4.
  private static func source(_ orientation: UInt8, x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }

  @Test(arguments: 0...9 as ClosedRange<UInt8>, [false, true])
  func isTurnedUpright(orientation: UInt8, isLast: Bool) throws {
    let upright = try PNGDecoder.decode(Self.fixture().file)
    var fixture = Self.fixture()
    let chunk = PNGFixture.Chunk("eXIf", Self.exif(orientation, isLittleEndian: isLast))
    if isLast { fixture.trailingChunks = [chunk] } else { fixture.ancillaryChunks = [chunk] }
    let turned = try PNGDecoder.decode(fixture.file)
    let isOnItsSide = (5...8).contains(orientation)
    try #require(turned.width == (isOnItsSide ? 3 : 5) && turned.height == (isOnItsSide ? 5 : 3))
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let from = Self.source(orientation, x: x, y: y, width: 5, height: 3)
        #expect(turned[x, y] == upright[from.x, from.y], "\(x), \(y)")
      }
    }
  }

  /// Damaged data, and those that end before the number, say nothing; two bytes without meaning follow it.
  @Test func isLeftAsItIs() throws {
    let upright = try PNGDecoder.decode(Self.fixture().file)
    var wrongChecksum = PNGFixture.Chunk("eXIf", Self.exif(6))
    wrongChecksum.checksum ^= 1
    for chunk in [wrongChecksum]
      + (0..<Self.exif(6).count - 2).map({ PNGFixture.Chunk("eXIf", Array(Self.exif(6).prefix($0))) })
    {
      var fixture = Self.fixture()
      fixture.ancillaryChunks = [chunk]
      #expect(try PNGDecoder.decode(fixture.file) == upright)
    }
  }
}
