import FixtureFiles
import LetterpressSolver
import LetterpressVision
import Testing

@testable import LetterpressPNG

private typealias Chunk = PNGFixture.Chunk

/// Damaged files are refused, or decoded correctly if no pixel depends on the damage. What libpng says about them is
/// not tested; ``PNGFaultTests`` tests where the damage is.
struct PNGDamageTests {
  @Test(arguments: [
    // Instead of CR LF, SUB, LF: CR LF turned into LF, each LF into CR LF, another last byte.
    [0x0A, 0x1A, 0x0A] as [UInt8],
    [0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
    [0x0D, 0x0A, 0x1A, 0x0B],
  ])
  func refusesABadSignature(end: [UInt8]) {
    let file = PNGFixture.signature.prefix(4) + end + rgb.file.dropFirst(8)
    expectRefusal(of: Array(file))
  }

  @Test(arguments: [
    ("IHDR", true), ("PLTE", true), ("IDAT", true), ("sRGB", false),
    ("tEXt", false), ("IEND", false),
  ])
  func refusesAWrongChecksumIfPixelsDependOnIt(type: String, isRefused: Bool) throws {
    try expect(isRefused: isRefused, from: palette, with: palette.changing(type) { $0.checksum ^= 1 })
  }

  // Without its transparency the picture can still be read.
  @Test func ignoresATransparencyWithAWrongChecksum() throws {
    var transparent = palette
    transparent.transparency = [0, 0, 0, 0]
    try expect(isRefused: false, from: palette, with: transparent.changing("tRNS") { $0.checksum ^= 1 })
  }

  @Test(arguments: [
    ("IHDR", true), ("PLTE", true), ("IDAT", true),
    ("IEND", false), ("sRGB", false),
  ])
  func refusesAFileWithoutANecessaryChunk(type: String, isRefused: Bool) throws {
    try expect(isRefused: isRefused, from: palette, with: palette.chunks().filter { $0.type != type })
  }

  @Test(arguments: [
    ("IHDR", true), ("PLTE", true), ("sRGB", false), ("IDAT", false), ("IEND", false),
  ])
  func refusesASecondHeaderOrPalette(type: String, isRefused: Bool) throws {
    try expect(
      isRefused: isRefused, from: palette, with: palette.chunks().flatMap { $0.type == type ? [$0, $0] : [$0] })
  }

  @Test(
    arguments: [
      ("IHDR", 1_000_000, true), ("IHDR", 12, true), ("IHDR", 0, true),
      ("sRGB", 1_000_000, true), ("PLTE", 1_000_000, true),
      ("PLTE", 45, true), ("IDAT", 1_000_000, true), ("IDAT", 9, true),
      ("IDAT", UInt32.max, true),
      ("tEXt", UInt32.max, true), ("IEND", 1_000_000, false),
    ] as [(String, UInt32, Bool)])
  func refusesAWrongLength(type: String, length: UInt32, isRefused: Bool) throws {
    try expect(isRefused: isRefused, from: palette, with: palette.changing(type) { $0.length = length })
  }

  @Test(arguments: [
    ("a\u{1}bc", true), ("ABCD", true), ("abCD", false),
  ])
  func refusesAnUnknownChunkUnlessItIsAncillary(type: String, isRefused: Bool) throws {
    try expect(isRefused: isRefused, from: palette, with: palette.changing("tEXt") { $0 = Chunk(type, $0.data) })
  }

  @Test(arguments: [
    PNGFixture.Chunk.header(width: 0, height: 4, bitDepth: 8, colorType: 2),
    .header(width: 5, height: 0, bitDepth: 8, colorType: 2), .header(width: 5, height: 4, bitDepth: 3, colorType: 0),
    .header(width: 5, height: 4, bitDepth: 4, colorType: 2), .header(width: 5, height: 4, bitDepth: 16, colorType: 3),
    .header(width: 5, height: 4, bitDepth: 4, colorType: 4), .header(width: 5, height: 4, bitDepth: 8, colorType: 1),
    .header(width: 5, height: 4, bitDepth: 8, colorType: 7),
    .header(width: 5, height: 4, bitDepth: 8, colorType: 2, compression: 1),
    .header(width: 5, height: 4, bitDepth: 8, colorType: 2, filter: 1),
    .header(width: 5, height: 4, bitDepth: 8, colorType: 2, interlace: 2),
  ])
  func refusesABadHeader(header: PNGFixture.Chunk) throws {
    try expect(isRefused: true, from: rgb, with: rgb.changing("IHDR") { $0 = header })
  }

  @Test func refusesASizeBeyondTheFormat() throws {
    let header = Chunk.header(width: UInt32.max, height: UInt32.max, bitDepth: 8, colorType: 2)
    try expect(isRefused: true, from: rgb, with: rgb.changing("IHDR") { $0 = header })
  }

  @Test(arguments: [
    (0, true), (47, true), (49, true), (51, false), (257 * 3, true),
  ])
  func refusesAPaletteOfAWrongLength(count: Int, isRefused: Bool) throws {
    let colors = palette.chunks().first { $0.type == "PLTE" }?.data ?? []
    let data = Array((colors + [UInt8](repeating: 0, count: 257 * 3)).prefix(count))
    try expect(isRefused: isRefused, from: palette, with: palette.changing("PLTE") { $0 = Chunk("PLTE", data) })
  }

  @Test(arguments: [1, 2, 4, 8] as [UInt8])
  func readsAnIndexBeyondThePaletteAsBlack(bitDepth: UInt8) throws {
    var generator = SeededGenerator(seed: 1)
    var fixture = PNGFixture(width: 16, height: 16, format: .init(.palette, bitDepth), using: &generator)
    fixture.palette.removeLast(fixture.palette.count / 2)
    try expect(isRefused: false, from: fixture, with: fixture.chunks())
  }

  @Test(arguments: damagedStreams)
  func refusesADamagedStreamUnlessAllPixelsAreThere(
    _ name: String, stream: @Sendable ([UInt8]) -> [UInt8], isRefused: Bool
  ) throws {
    try expect(isRefused: isRefused, from: rgb, with: rgb.chunks(stream: stream(rgb.rows)))
  }

  private static let damagedStreams: [(String, @Sendable ([UInt8]) -> [UInt8], Bool)] = [
    ("empty", { _ in [] }, true),
    ("a byte too few", { PNGFixture.zlibStream(of: $0.dropLast()) }, true),
    ("a row too few", { PNGFixture.zlibStream(of: $0.dropLast(16)) }, true),
    ("a byte too many", { PNGFixture.zlibStream(of: $0 + [1]) }, false),
    ("twice as many", { PNGFixture.zlibStream(of: $0 + $0) }, false),
    ("bytes after the end", { PNGFixture.zlibStream(of: $0) + [1, 2, 3] }, false),
    ("truncated", { PNGFixture.zlibStream(of: $0).dropLast(30) }, true),
    ("half a checksum", { PNGFixture.zlibStream(of: $0).dropLast(2) }, true),
    ("bad header", { [0x79] + PNGFixture.zlibStream(of: $0).dropFirst() }, true),
    ("dictionary", { [0x78, 0x20] + PNGFixture.zlibStream(of: $0).dropFirst(2) }, true),
    ("bad block", { [0x78, 1, 7] + PNGFixture.zlibStream(of: $0).dropFirst(3) }, true),
    ("bad filter", { PNGFixture.zlibStream(of: [5] + $0.dropFirst()) }, true),
  ]

  // No damage on the way leaves the chunk's own checksum right, so the pixels are as they were written.
  @Test(arguments: [rgb, palette, interlaced])
  func readsAPictureOfWhichOnlyZlibsChecksumIsWrong(fixture: PNGFixture) throws {
    try expect(
      isRefused: false, from: fixture,
      with: fixture.chunks(stream: PNGFixture.zlibStream(of: fixture.rows, checksum: 1)))
  }

  // In its length, type, data or checksum. zlib's checksum, which is not verified, would notice only the data.
  @Test(arguments: [rgb, palette], [false, true])
  func refusesAFlippedBitAnywhereInTheDataChunks(fixture: PNGFixture, isInterlaced: Bool) throws {
    var fixture = fixture
    fixture.isInterlaced = isInterlaced
    fixture.dataChunkSize = 10
    let chunks = fixture.chunks()
    let first = try #require(chunks.firstIndex { $0.type == "IDAT" })
    let start = PNGFixture.file(Array(chunks[..<first])).count
    var file = fixture.file
    let end = file.count - PNGFixture.Chunk("IEND", []).bytes.count
    #expect(chunks.count(where: { $0.type == "IDAT" }) > 2)
    let unnoticed = (start * 8..<end * 8).filter { bit in
      file[bit / 8] ^= 1 << UInt8(bit % 8)
      defer { file[bit / 8] ^= 1 << UInt8(bit % 8) }
      return (try? PNGDecoder.decode(file)) != nil
    }
    #expect(unnoticed.isEmpty)
  }

  @Test func ignoresChunksAfterTheData() throws {
    var fixture = rgb
    fixture.trailingChunks = [.text("bye"), Chunk("IDAT", [1]), .gamma(100_000), .palette([.black])]
    try expect(isRefused: false, from: rgb, with: fixture.chunks())
  }

  @Test func ignoresBytesAfterTheEnd() throws {
    for bytes in [[1, 2, 3], [UInt8](repeating: 0, count: 5000), rgb.file] {
      #expect(try PNGDecoder.decode(rgb.file + bytes) == rgb.picture, "\(bytes.count) bytes")
    }
  }

  // The last 12 bytes are the IEND chunk, which libpng does not wait for.
  @Test(arguments: [rgb, palette, interlaced])
  func refusesATruncatedFileUnlessAllPixelsAreThere(fixture: PNGFixture) throws {
    let file = fixture.file
    let pictures = (0...file.count).map { try? PNGDecoder.decode(Array(file.prefix($0))) }
    let picture = try #require(pictures[file.count])
    let lengths = pictures.indices.filter { pictures[$0] != nil }
    #expect(lengths == Array(file.count - 12...file.count))
    #expect(lengths.allSatisfy { pictures[$0] == picture })
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func survivesFlippedBits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let fixture = [rgb, palette, interlaced][Int(seed % 3)]
    var file = fixture.file
    for _ in 0...seed % 8 { file.flipBit(using: &generator) }
    expectRefusalOrPicture(file)
  }

  // With correct checksums the flipped bits reach the code that checksums guard.
  @Test(arguments: 0..<500 as Range<UInt64>)
  func survivesFlippedBitsWithRightChecksums(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let fixture = [rgb, palette, interlaced][Int(seed % 3)]
    var rows = fixture.rows
    if seed % 2 == 0 { rows.flipBit(using: &generator) }
    let chunks = fixture.chunks(stream: PNGFixture.zlibStream(of: rows)).map { chunk in
      var data = chunk.data
      if !data.isEmpty, Bool.random(using: &generator) { data.flipBit(using: &generator) }
      return Chunk(chunk.type, data)
    }
    expectRefusalOrPicture(PNGFixture.file(chunks))
  }
}

// MARK: -

private let rgb = makeFixture(.init(.rgb, 8))
private let palette = makeFixture(.init(.palette, 4))
private let interlaced: PNGFixture = {
  var fixture = makeFixture(.init(.rgbAlpha, 16))
  fixture.isInterlaced = true
  return fixture
}()

private func makeFixture(_ format: PNGFixture.Format) -> PNGFixture {
  var generator = SeededGenerator(seed: 1)
  var fixture = PNGFixture(width: 5, height: 4, format: format, using: &generator)
  fixture.filters = PNGFixture.RowFilter.allCases
  fixture.ancillaryChunks = [.sRGB(), .text("hello")]
  return fixture
}

/// Expects a refusal or the fixture's picture.
private func expect(
  isRefused: Bool, from fixture: PNGFixture, with chunks: [Chunk], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = PNGFixture.file(chunks)
  if isRefused {
    expectRefusal(of: file, sourceLocation: sourceLocation)
  } else {
    #expect(try PNGDecoder.decode(file) == fixture.picture, sourceLocation: sourceLocation)
  }
}

/// Expects a refusal as damaged, with a message from libpng and, if the chunks show it, the location.
private func expectRefusal(of file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let error = #expect(throws: PNGDecodingError.self, sourceLocation: sourceLocation) { try PNGDecoder.decode(file) }
  guard case .damaged(let message, let fault)? = error else {
    Issue.record("refused otherwise: \(String(describing: error))", sourceLocation: sourceLocation)
    return
  }
  #expect(!message.isEmpty && fault == PNGFault(of: file), sourceLocation: sourceLocation)
}

/// Expects a refusal or a picture of the size in the file's header.
private func expectRefusalOrPicture(_ file: [UInt8]) {
  guard let image = try? PNGDecoder.decode(file) else { return }
  func number(at offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  #expect(image.width == number(at: 16) && image.height == number(at: 20))
}

extension PNGFixture {
  /// The chunks with the first of a type changed.
  fileprivate func changing(_ type: String, _ change: (inout Chunk) -> Void) -> [Chunk] {
    var chunks = chunks()
    if let index = chunks.firstIndex(where: { $0.type == type }) { change(&chunks[index]) }
    return chunks
  }
}

extension [UInt8] {
  fileprivate mutating func flipBit(using generator: inout SeededGenerator) {
    self[Int.random(in: indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
  }
}
