internal import Foundation
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

extension PNGFixture {
  /// The kind of samples in a pixel; the raw value is the file's.
  package enum ColorType: UInt8, CaseIterable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgbAlpha = 6

    /// The number of samples per pixel.
    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    /// Whether the last sample of a pixel is its alpha.
    package var hasAlpha: Bool { self == .grayAlpha || self == .rgbAlpha }

    /// The legal numbers of bits per sample.
    package var bitDepths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgbAlpha: [8, 16]
      }
    }
  }

  /// A colour type and a bit depth.
  package struct Format: Hashable, Sendable, CustomStringConvertible {
    package var colorType: ColorType
    package var bitDepth: UInt8

    /// Creates any pair, legal or not.
    package init(_ colorType: ColorType, _ bitDepth: UInt8) {
      self.colorType = colorType
      self.bitDepth = bitDepth
    }

    /// The 15 legal formats.
    package static let all = ColorType.allCases.flatMap { type in type.bitDepths.map { Format(type, $0) } }

    /// Such as `rgb 8`.
    package var description: String { "\(colorType) \(bitDepth)" }

    var bitsPerPixel: Int { colorType.channels * Int(bitDepth) }
    /// The largest sample value.
    var maximum: UInt16 { UInt16(truncatingIfNeeded: 1 << Int(bitDepth) - 1) }
  }

  /// What is subtracted from each byte of a row; the raw value is the file's.
  package enum RowFilter: UInt8, CaseIterable, Sendable {
    case none
    case sub
    case up
    case average
    case paeth
  }
}

extension PNGFixture {
  /// The correct picture, composited over white.
  ///
  /// Opaque pixels without a gamma of the file's own are only scaled to 8 bits and rounded. All others go through
  /// linear light: `(alpha × v^(1 / gamma) + 1 − alpha)^(1 / 2.2)` for a channel `v` of 0 to 1, since PNG defines alpha
  /// as a share of light (W3C PNG, 13.16), and since libpng takes sRGB for an exponent of 1 / 2.2.
  package var picture: RGBImage {
    var bytes = [UInt8]()
    for y in 0..<height {
      for x in 0..<width {
        let (color, alpha) = colorAndAlpha(x: x, y: y)
        bytes += color.map { overWhite($0, alpha: alpha) }
      }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// Returns the red, green, blue and alpha of a pixel, each 0 to 1.
  private func colorAndAlpha(x: Int, y: Int) -> ([Double], alpha: Double) {
    let samples = Array(samples(x: x, y: y))
    let values = samples.map { Double($0) / Double(format.maximum) }
    switch format.colorType {
    case .palette:
      let index = Int(samples[0])
      // An index beyond the palette is an error in the file, which libpng decodes as black.
      let color = index < palette.count ? palette[index] : .black
      let alpha = index < transparency.count ? Double(transparency[index]) / 255 : 1
      return ([color.red, color.green, color.blue].map { Double($0) / 255 }, alpha)
    case .gray:
      return ([values[0], values[0], values[0]], samples == transparency ? 0 : 1)
    case .rgb:
      return (values, samples == transparency ? 0 : 1)
    case .grayAlpha:
      return ([values[0], values[0], values[0]], values[1])
    case .rgbAlpha:
      return (Array(values.prefix(3)), values[3])
    }
  }

  private func overWhite(_ value: Double, alpha: Double) -> UInt8 {
    if alpha == 1, gamma == nil { return UInt8((255 * value).rounded()) }
    let fileGamma = gamma.map { Double($0) / 100_000 } ?? 1 / 2.2
    let light = alpha * pow(value, 1 / fileGamma) + 1 - alpha
    return UInt8((255 * pow(light, 1 / 2.2)).rounded())
  }
}
