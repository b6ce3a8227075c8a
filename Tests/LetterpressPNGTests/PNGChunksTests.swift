import FixtureFiles
import LetterpressSolver
import LetterpressVision
import Testing

@testable import LetterpressPNG

/// libpng sees only the chunks that determine pixels.
struct PNGChunksTests {
  private let fixture: PNGFixture

  init() {
    var generator = SeededGenerator(seed: 1)
    fixture = PNGFixture(width: 9, height: 7, format: .init(.rgb, 8), using: &generator)
  }

  /// The fixture with more chunks after the header.
  private func file(with chunks: [PNGFixture.Chunk]) -> [UInt8] {
    let all = fixture.chunks()
    return PNGFixture.file([all[0]] + chunks + all.dropFirst())
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL", "eXIf", "hIST", "tIME", "abCd"])
  func omitsChunksThatNoPixelNeeds(type: String) throws {
    let file = file(with: [.init(type, [UInt8](repeating: 65, count: 5000)), .init(type, [])])
    #expect(PNGChunks.needed(of: file) == fixture.file)
    #expect(try PNGDecoder.decode(file) == PNGDecoder.decode(fixture.file))
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL"], [UInt32(Int32.max), .max, 5000])
  func omitsChunksLongerThanTheFile(type: String, length: UInt32) throws {
    // The header, then a chunk that claims more bytes than the file has.
    var chunk = PNGFixture.Chunk(type, [65, 0])
    chunk.length = length
    let file = PNGFixture.file([fixture.chunks()[0], chunk])
    #expect(PNGChunks.needed(of: file) == PNGFixture.file([fixture.chunks()[0]]))
    #expect(throws: PNGDecodingError.self) { try PNGDecoder.decode(file) }
    // After the pixels nothing needs it.
    let late = PNGFixture.file(fixture.chunks().dropLast() + [chunk])
    #expect(try PNGDecoder.decode(late) == PNGDecoder.decode(fixture.file))
  }

  @Test func keepsChunksThatPixelsNeed() {
    let chunks = [PNGFixture.Chunk.gamma(50_000), .sRGB(), .profile([1, 2, 3]), .init("tRNS", [0, 1, 0, 2, 0, 3])]
    let file = file(with: chunks)
    #expect(PNGChunks.needed(of: file) == file)
    // An unknown critical chunk is left for libpng to refuse.
    let unknown = self.file(with: [.init("ABCD", [1])])
    #expect(PNGChunks.needed(of: unknown) == unknown)
    #expect(throws: PNGDecodingError.self) { try PNGDecoder.decode(unknown) }
  }

  @Test func keepsOnlyOneColorProfile() {
    let profile = PNGFixture.Chunk.profile([1, 2, 3])
    #expect(PNGChunks.needed(of: file(with: [profile, profile, profile])) == file(with: [profile]))
  }

  @Test func survivesTruncationAndRubbish() {
    for count in 0..<min(fixture.file.count, 200) {
      #expect(PNGChunks.needed(of: Array(fixture.file.prefix(count))).count <= max(count, 8))
    }
    let rubbish = PNGFixture.signature + [UInt8](repeating: 0xFF, count: 100)
    #expect(PNGChunks.needed(of: rubbish) == rubbish)
    #expect(throws: PNGDecodingError.self) { try PNGDecoder.decode(rubbish) }
  }

  /// The colours of a board in the light theme, as a screenshot of a phone has them that shows something bright: with the primaries of
  /// BT.2020 and PQ (16), with which white is 58% of the range, or HLG (18), with which it is 75%.
  @Test(
    arguments: [
      (16, [148, 148, 148], [255, 255, 255]), (16, [0x8F, 0x8E, 0x8E], [0xE9, 0xE8, 0xE5]),
      (16, [0x8B, 0x7A, 0x74], [0xF8, 0x99, 0x8E]), (16, [0x66, 0x78, 0x92], [0, 0xA2, 0xFF]),
      (16, [255, 255, 255], [255, 255, 255]),
      (16, [0, 0, 0], [0, 0, 0]), (18, [191, 191, 191], [255, 255, 255]), (18, [0, 0, 0], [0, 0, 0]),
      // Of the same range as sRGB: BT.709 and sRGB itself.
      (1, [148, 20, 90], [148, 20, 90]), (13, [148, 20, 90], [148, 20, 90]),
    ] as [(UInt8, [UInt16], [Int])])
  func convertsAHighDynamicRange(transfer: UInt8, samples: [UInt16], expected: [Int]) throws {
    var picture = PNGFixture(width: 1, height: 1, format: .init(.rgb, 8), samples: samples)
    picture.ancillaryChunks = [.init("cICP", [9, transfer, 0, 1])]
    let color = try PNGDecoder.decode(picture.file)[0, 0]
    for (channel, value) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(Int(channel) - value) <= 5, "\(color)")
    }
  }
}
