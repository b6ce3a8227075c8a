import FixtureFiles
import LetterpressSolver
import Testing

@testable import LetterpressPNG

private typealias Chunk = PNGFixture.Chunk

struct PNGFaultTests {
  // Signature 0–7, IHDR from 8, tEXt from 33, IDAT from 53, IEND from 140: 152 bytes.
  private let fixture: PNGFixture = {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 5, height: 4, format: .init(.rgb, 8), using: &generator)
    fixture.ancillaryChunks = [.text("")]
    return fixture
  }()

  @Test func findsNoFaultInAnIntactFile() {
    #expect(fixture.file.count == 152)
    #expect(PNGFault(of: fixture.file) == nil)
    #expect(PNGFault(of: fixture.file + [1, 2, 3]) == nil)
  }

  @Test func saysWhereAFileEnds() {
    let chunks = [("IHDR", 8), ("tEXt", 33), ("IDAT", 53), ("IEND", 140)].map { PNGFault.Chunk($0, offset: $1) }
    for count in 0..<fixture.file.count {
      // If even a chunk's type is incomplete, the file ends before that chunk.
      let last = chunks.last { $0.offset <= count }
      let within = last.flatMap { $0.offset + 8 <= count ? $0 : nil }
      #expect(PNGFault(of: Array(fixture.file.prefix(count))) == .truncated(offset: count, within: within))
    }
  }

  @Test func saysWhichByteOfTheSignatureIsWrong() {
    for offset in 0..<8 {
      var file = fixture.file
      file[offset] ^= 1
      #expect(PNGFault(of: file) == .signature(offset: offset))
    }
  }

  @Test func saysWhichChunkHasAWrongBit() {
    let chunks = fixture.chunks()
    var start = 8
    for chunk in chunks {
      // The type, the data and the checksum; this bit turns a letter into another letter.
      for offset in start + 4..<start + chunk.bytes.count {
        var file = fixture.file
        file[offset] ^= 0x20
        #expect(
          PNGFault(of: file)
            == .checksum(.init(String(decoding: file[start + 4..<start + 8], as: UTF8.self), offset: start)))
      }
      start += chunk.bytes.count
    }
  }

  @Test(arguments: [
    ("IDAT", 1_000_000, PNGFault.truncated(offset: 152, within: .init("IDAT", offset: 53))),
    ("IDAT", 9, .checksum(.init("IDAT", offset: 53))), ("tEXt", 0, .checksum(.init("tEXt", offset: 33))),
    ("tEXt", UInt32.max, .noChunk(offset: 33)), ("tEXt", 0x8000_0000, .noChunk(offset: 33)),
    ("tEXt", 0x7FFF_FFFF, .truncated(offset: 152, within: .init("tEXt", offset: 33))),
  ])
  func reportsAChunkWithAWrongLength(type: String, length: UInt32, fault: PNGFault) {
    let chunks = fixture.chunks().map { chunk in
      var chunk = chunk
      if chunk.type == type { chunk.length = length }
      return chunk
    }
    #expect(PNGFault(of: PNGFixture.file(chunks)) == fault)
  }

  @Test(arguments: ["a\u{1}bc", "1DAT", "IDA[", "ID`T", "    "])
  func acceptsOnlyLettersInAChunkType(type: String) {
    let chunks = fixture.chunks().map { $0.type == "tEXt" ? Chunk(type, $0.data) : $0 }
    #expect(PNGFault(of: PNGFixture.file(chunks)) == .noChunk(offset: 33))
  }

  @Test func isInTheErrorIfThereIsOne() throws {
    let cut = Array(fixture.file.prefix(100))
    #expect(
      throws: PNGDecodingError.damaged(
        "read beyond end of data", at: .truncated(offset: 100, within: .init("IDAT", offset: 53)))
    ) { try PNGDecoder.decode(cut) }
    // The chunks are intact; the data in them is wrong.
    let short = PNGFixture.file(fixture.chunks(stream: PNGFixture.zlibStream(of: fixture.rows.dropLast())))
    #expect(throws: PNGDecodingError.damaged("Not enough image data")) { try PNGDecoder.decode(short) }
  }

  @Test(arguments: [
    (nil, "the PNG is damaged (libpng: oh): copy it again or take the screenshot again"),
    (
      PNGFault.checksum(.init("IDAT", offset: 41)),
      "the PNG is damaged: the checksum of the IDAT chunk at byte 41 is wrong (libpng: oh): copy it again or take the screenshot again"
    ),
  ])
  func isPartOfTheMessage(fault: PNGFault?, message: String) {
    #expect(PNGDecodingError.damaged("oh", at: fault).description == message)
  }

  @Test(arguments: [
    (PNGFault.signature(offset: 4), "its signature is wrong at byte 4"),
    (
      .truncated(offset: 100, within: .init("IDAT", offset: 53)),
      "it ends at byte 100, within the IDAT chunk at byte 53"
    ),
    (.truncated(offset: 53, within: nil), "it ends at byte 53, before its last chunk"),
    (.checksum(.init("PLTE", offset: 33)), "the checksum of the PLTE chunk at byte 33 is wrong"),
    (.noChunk(offset: 33), "no chunk begins at byte 33, where one should"),
  ])
  func saysWhatIsWrongAndWhere(fault: PNGFault, text: String) {
    #expect(fault.description == text)
  }
}
