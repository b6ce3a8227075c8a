package import LetterpressVision

extension PNGFixture {
  /// A chunk of a file. Its length and checksum start out right and may be made wrong.
  package struct Chunk: Sendable {
    /// Four letters; a lower-case first one says that decoders may skip the chunk.
    package var type: String
    /// The bytes between the type and the checksum.
    package var data: [UInt8]
    /// The length that the chunk claims.
    package var length: UInt32
    /// The CRC-32 that the chunk claims.
    package var checksum: UInt32

    /// Creates a chunk with the right length and checksum.
    package init(_ type: String, _ data: [UInt8]) {
      self.type = type
      self.data = data
      self.length = UInt32(data.count)
      self.checksum = PNGFixture.crc32(type.utf8 + data)
    }

    /// The chunk as stored in the file.
    package var bytes: [UInt8] { length.bigEndianBytes + type.utf8 + data + checksum.bigEndianBytes }

    /// Returns an IHDR chunk, with any values.
    package static func header(
      width: UInt32, height: UInt32, bitDepth: UInt8, colorType: UInt8, compression: UInt8 = 0, filter: UInt8 = 0,
      interlace: UInt8 = 0
    ) -> Chunk {
      let size = width.bigEndianBytes + height.bigEndianBytes
      return Chunk("IHDR", size + [bitDepth, colorType, compression, filter, interlace])
    }

    /// Returns a PLTE chunk.
    package static func palette(_ colors: [RGBColor]) -> Chunk {
      Chunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
    }

    /// Returns a tRNS chunk: one byte per value for a palette, otherwise two.
    package static func transparency(_ samples: [UInt16], _ colorType: ColorType) -> Chunk {
      Chunk("tRNS", samples.flatMap { colorType == .palette ? [UInt8($0)] : [UInt8($0 >> 8), UInt8($0 & 255)] })
    }

    /// Returns a gAMA chunk: the exponent of the encoding × 100,000.
    package static func gamma(_ value: UInt32) -> Chunk { Chunk("gAMA", value.bigEndianBytes) }

    /// Returns an sRGB chunk.
    package static func sRGB(intent: UInt8 = 0) -> Chunk { Chunk("sRGB", [intent]) }

    /// Returns a cHRM chunk: x and y of white, red, green and blue × 100,000.
    package static func chromaticities(_ values: [UInt32]) -> Chunk { Chunk("cHRM", values.flatMap(\.bigEndianBytes)) }

    /// Returns an iCCP chunk: a colour profile.
    package static func profile(_ bytes: [UInt8], name: String = "profile") -> Chunk {
      Chunk("iCCP", name.utf8 + [0, 0] + PNGFixture.zlibStream(of: bytes))
    }

    /// Returns a tEXt chunk.
    package static func text(_ text: String, keyword: String = "Comment") -> Chunk {
      Chunk("tEXt", keyword.utf8 + [0] + text.utf8)
    }
  }

  /// Returns a zlib stream of stored (uncompressed) blocks.
  ///
  /// - Parameter checksum: a wrong Adler-32 for the end; nil for the right one.
  package static func zlibStream(of bytes: [UInt8], checksum: UInt32? = nil) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      stream += block
    } while !rest.isEmpty
    return stream + (checksum ?? adler32(bytes)).bigEndianBytes
  }

  /// Returns the checksum of a chunk's type and data.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crc32Table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let crc32Table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { remainder, _ in remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  /// Returns the checksum of a zlib stream's content.
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (sum, sumOfSums) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let sum = (sums.0 + UInt32(byte)) % 65521
      return (sum, (sums.1 + sum) % 65521)
    }
    return sumOfSums << 16 | sum
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension PNGFixture.Chunk: CustomStringConvertible {
  /// The type and size only, as the data could fill a log.
  package var description: String { "\(type) of \(data.count) bytes" }
}
