internal import Foundation
internal import LetterpressVision
internal import SamplePictures

/// Conversions between the gamuts of sRGB and Display P3, which share their white point and transfer curve.
enum Gamut {
  /// From sRGB to P3: shown as sRGB, the result is paler.
  static let sRGBToP3 = [
    ColorVector(0.822_462, 0.177_538, 0), ColorVector(0.033_194, 0.966_806, 0),
    ColorVector(0.017_083, 0.072_397, 0.910_520),
  ]

  /// From P3 to sRGB, which makes colours stronger.
  static let p3ToSRGB = [
    ColorVector(1.224_940, -0.224_940, 0), ColorVector(-0.042_057, 1.042_057, 0),
    ColorVector(-0.019_638, -0.078_636, 1.098_274),
  ]

  /// Returns an interpolation between no change and a matrix.
  static func part(_ part: Float, of matrix: [ColorVector]) -> [ColorVector] {
    let identity = [ColorVector(1, 0, 0), ColorVector(0, 1, 0), ColorVector(0, 0, 1)]
    return zip(identity, matrix).map { $0 + ($1 - $0) * part }
  }

  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension RGBImage {
  /// Returns the picture with its colours converted from one gamut to another.
  ///
  /// - Parameters:
  ///   - matrix: the conversion of linear light, row by row.
  ///   - limit: the maximum change of a channel.
  func withGamut(_ matrix: [ColorVector], limit: Float) -> RGBImage {
    let linear = (0...255).map { Float(Gamut.linear(Double($0) / 255)) }
    // The curve is steep near black: 4,096 steps keep 8 bits.
    let encoded = (0...4095).map { Float(Gamut.encoded(Double($0) / 4095) * 255) }
    var shifted = bytes
    for offset in stride(from: 0, to: bytes.count, by: 3) {
      let light = ColorVector(
        linear[Int(bytes[offset])], linear[Int(bytes[offset + 1])], linear[Int(bytes[offset + 2])])
      for channel in 0..<3 {
        let value = min(max((matrix[channel] * light).sum(), 0), 1)
        let old = Float(bytes[offset + channel])
        let new = min(max(encoded[Int(value * 4095 + 0.5)], old - limit), old + limit)
        shifted[offset + channel] = UInt8(min(max(new + 0.5, 0), 255))
      }
    }
    return RGBImage(width: width, height: height, bytes: shifted)
  }
}
