internal import LetterpressSolver
internal import LetterpressVision

/// A colour to calculate with: red, green and blue, 0 to 255.
typealias ColorVector = SIMD3<Float>

extension RGBColor {
  var vector: ColorVector { ColorVector(Float(red), Float(green), Float(blue)) }

  init(_ vector: ColorVector) {
    let rounded = vector.rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
    self.init(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
  }

  /// Returns the colour part of the way to another.
  func blended(with other: RGBColor, part: Float) -> RGBColor { RGBColor(vector + (other.vector - vector) * part) }

  /// Returns the mean absolute difference of the channels.
  func difference(from other: RGBColor) -> Float { abs(vector - other.vector).sum() / 3 }

  /// Returns a random colour.
  static func random(using generator: inout SeededGenerator) -> RGBColor {
    RGBColor(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator))
  }
}

private func abs(_ vector: ColorVector) -> ColorVector { vector.replacing(with: -vector, where: vector .< 0) }
