package import LetterpressSolver
package import LetterpressVision

/// A PNG file written from scratch, of any kind that the format allows.
///
/// It knows the right picture as well: ``picture``. Damaged files are made of changed ``Chunk``s.
package struct PNGFixture: Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// What a pixel is made of.
  package var format: Format
  /// `height × width × channels`, row-major from the top left, each below 2 to the power of the bit depth.
  package var samples: [UInt16]
  /// The colours that the samples of a palette picture are indices of. Other pictures have none.
  package var palette: [RGBColor] = []
  /// The tRNS chunk: alphas of the first colours of the palette, or the gray or RGB samples that are transparent.
  package var transparency: [UInt16] = []
  /// The gAMA chunk: the exponent of the encoding × 100,000; 45455 is nearly sRGB, 100000 linear light.
  package var gamma: UInt32?

  /// Whether the rows are in the order of Adam7.
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

  /// A picture of given samples, its rows unfiltered and in order.
  ///
  /// - Precondition: the samples are as many as the pixels × channels.
  package init(width: Int, height: Int, format: Format, samples: [UInt16], palette: [RGBColor] = []) {
    precondition(samples.count == width * height * format.colorType.channels)
    self.width = width
    self.height = height
    self.format = format
    self.samples = samples
    self.palette = palette
  }

  /// A picture of random samples; with a palette of random colours, as long as it may be.
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

  /// The chunks of the file in order, with another zlib stream in the IDAT chunks if one is given.
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

  /// The signature and the chunks.
  package static func file(_ chunks: [Chunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  /// The eight bytes that every PNG begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
