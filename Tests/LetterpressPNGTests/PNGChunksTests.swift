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
}
