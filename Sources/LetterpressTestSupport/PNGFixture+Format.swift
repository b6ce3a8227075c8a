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
