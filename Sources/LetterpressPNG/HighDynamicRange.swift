internal import CPlatform
internal import LetterpressVision

/// The colours of a picture with a high dynamic range, as its `cICP` chunk names them: what a screenshot of a phone has while it shows
/// a bright photo or film. Its numbers stand for other light than those of sRGB, so that a board's colours look pale without this.
///
/// ITU-T H.273 gives the code points, ITU-R BT.2100 both transfer functions, and ITU-R BT.2408 the light of a white page in them.
struct HighDynamicRange {
  private enum Transfer: UInt8 {
    /// Perceptual quantizer.
    case pq = 16
    /// Hybrid log-gamma.
    case hlg = 18
  }

  private let transfer: Transfer
  /// To linear sRGB from the linear channels of the picture, row by row.
  private let matrix: [Double]

  /// - Parameter data: that of a `cICP` chunk: primaries, transfer function, matrix and whether all numbers are used.
  /// - Returns: nil if it names sRGB or another space of the same range, which is taken as sRGB.
  init?(_ data: ArraySlice<UInt8>) {
    let data = Array(data)
    guard data.count == 4, let transfer = Transfer(rawValue: data[1]), data[2] == 0 else { return nil }
    self.transfer = transfer
    switch data[0] {
    case 9:
      matrix = [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187]
    case 12:
      matrix = [1.2249, -0.2247, 0, -0.0420, 1.0419, 0, -0.0197, -0.0786, 1.0979]
    default: matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }
  }

  /// Returns the picture in sRGB; what is brighter than a white page is white.
  func converted(_ image: RGBImage) -> RGBImage {
    let lights = (0...255).map { light(Double($0) / 255) }
    let steps = 4095.0
    let encoded = (0...Int(steps)).map { step in
      let linear = Double(step) / steps
      let value = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * platform_pow(linear, 1 / 2.4) - 0.055
      return UInt8((255 * value).rounded())
    }
    var bytes = image.bytes
    for pixel in stride(from: 0, to: bytes.count, by: 3) {
      let (red, green, blue) = (
        lights[Int(bytes[pixel])], lights[Int(bytes[pixel + 1])], lights[Int(bytes[pixel + 2])]
      )
      for channel in 0..<3 {
        let mixed = matrix[3 * channel] * red + matrix[3 * channel + 1] * green + matrix[3 * channel + 2] * blue
        bytes[pixel + channel] = encoded[Int(min(max(mixed, 0), 1) * steps)]
      }
    }
    return RGBImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// Returns the light of a channel, where 1 is that of a white page: 203 cd/m², or 75% of HLG's signal. HLG's system gamma is applied
  /// to each channel, which is exact for greys.
  private func light(_ signal: Double) -> Double {
    switch transfer {
    case .pq:
      let root = platform_pow(signal, 32 / 2523.0)
      let ratio = max(root - 0.835_937_5, 0) / (18.851_562_5 - 18.6875 * root)
      return 10_000 / 203 * platform_pow(ratio, 16_384 / 2610.0)
    case .hlg:
      let scene =
        signal <= 0.5 ? signal * signal / 3 : (platform_exp((signal - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12
      return platform_pow(scene / 0.264_963, 1.2)
    }
  }
}
