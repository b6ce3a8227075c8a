package import LetterpressSolver
package import LetterpressVision

/// A PNG file written from scratch, of any kind that the format allows.
///
/// It also provides the correct picture, ``picture``. Damaged files are made of modified ``Chunk``s.
package struct PNGFixture: Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// The colour type and bit depth.
  package var format: Format
  /// `height × width × channels`, row-major from the top left, each less than 2 to the power of the bit depth.
  package var samples: [UInt16]
  /// The colours that the samples of a palette picture index. Empty for other pictures.
  package var palette: [RGBColor] = []
  /// The tRNS chunk: the alphas of the first palette colours, or the grey or RGB samples that are transparent.
  package var transparency: [UInt16] = []
  /// The gAMA chunk: the exponent of the encoding × 100,000; 45455 is nearly sRGB, 100000 linear light.
  package var gamma: UInt32?

  /// Whether the rows are in Adam7 order.
  package var isInterlaced = false
  /// The filters of the rows in the file, used in turn.
  package var filters: [RowFilter] = [.none]
  /// The most bytes in an IDAT chunk.
  package var dataChunkSize = Int.max

  /// Chunks before the header, which no legal file has.
  package var leadingChunks: [Chunk] = []
  /// Chunks between the header and the palette.
  package var ancillaryChunks: [Chunk] = []
  /// Chunks between the data and the end.
  package var trailingChunks: [Chunk] = []

  /// Creates a picture from samples, its rows unfiltered and in order.
  ///
  /// - Precondition: there are as many samples as pixels × channels.
  package init(width: Int, height: Int, format: Format, samples: [UInt16], palette: [RGBColor] = []) {
    precondition(samples.count == width * height * format.colorType.channels)
    self.width = width
    self.height = height
    self.format = format
    self.samples = samples
    self.palette = palette
  }

  /// Creates a picture of random samples; a palette has random colours and its maximum length.
  package init(width: Int, height: Int, format: Format, using generator: inout SeededGenerator) {
    let samples = (0..<width * height * format.colorType.channels).map { _ in
      UInt16(truncatingIfNeeded: generator.next()) & format.maximum
    }
    var palette = [RGBColor]()
    if format.colorType == .palette {
      palette = (0...format.maximum).map { _ in
        let random = generator.next()
        return RGBColor(
          red: UInt8(truncatingIfNeeded: random), green: UInt8(truncatingIfNeeded: random >> 8),
          blue: UInt8(truncatingIfNeeded: random >> 16))
      }
    }
    self.init(width: width, height: height, format: format, samples: samples, palette: palette)
  }

  /// The file.
  package var file: [UInt8] { PNGFixture.file(chunks()) }

  /// Returns the chunks of the file in order, with another zlib stream in the IDAT chunks if one is given.
  package func chunks(stream: [UInt8]? = nil) -> [Chunk] {
    let stream = stream ?? PNGFixture.zlibStream(of: rows)
    var chunks = leadingChunks
    chunks.append(
      .header(
        width: UInt32(width), height: UInt32(height), bitDepth: format.bitDepth,
        colorType: format.colorType.rawValue, interlace: isInterlaced ? 1 : 0))
    if let gamma { chunks.append(.gamma(gamma)) }
    chunks += ancillaryChunks
    if !palette.isEmpty { chunks.append(.palette(palette)) }
    if !transparency.isEmpty { chunks.append(.transparency(transparency, format.colorType)) }
    var rest = stream[...]
    repeat {
      chunks.append(Chunk("IDAT", Array(rest.prefix(dataChunkSize))))
      rest = rest.dropFirst(dataChunkSize)
    } while !rest.isEmpty
    return chunks + trailingChunks + [Chunk("IEND", [])]
  }

  /// Returns a file of the signature and the chunks.
  package static func file(_ chunks: [Chunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  /// The eight bytes that every PNG begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
