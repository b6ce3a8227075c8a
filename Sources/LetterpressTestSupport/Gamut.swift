internal import Foundation

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
