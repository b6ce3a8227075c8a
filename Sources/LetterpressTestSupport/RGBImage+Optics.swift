internal import Foundation
package import LetterpressVision

// What happens to a picture that is displayed, copied and converted: blur, gamma, another gamut.

extension RGBImage {
  /// Returns the picture blurred by a Gaussian.
  ///
  /// - Parameter deviation: in pixels.
  package func blurred(deviation: Double) -> RGBImage {
    let reach = max(Int((3 * deviation).rounded(.up)), 1)
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { $0 / sum }
    var values = bytes.map(Float.init)
    RGBImage.convolve(&values, kernel, count: width, step: 3, lines: (0..<height).map { 3 * $0 * width })
    RGBImage.convolve(&values, kernel, count: height, step: 3 * width, lines: (0..<width).map { 3 * $0 })
    return RGBImage(width: width, height: height, bytes: values.map { UInt8(min(max($0 + 0.5, 0), 255)) })
  }

  /// Convolves lines of colours whose pixels are `step` apart.
  private static func convolve(_ values: inout [Float], _ kernel: [Float], count: Int, step: Int, lines: [Int]) {
    let reach = kernel.count / 2
    var line = [ColorVector](repeating: .zero, count: count + 2 * reach)
    for start in lines {
      for index in 0..<count + 2 * reach {
        let offset = start + step * min(max(index - reach, 0), count - 1)
        line[index] = ColorVector(values[offset], values[offset + 1], values[offset + 2])
      }
      for index in 0..<count {
        var sum = ColorVector.zero
        for (tap, weight) in kernel.enumerated() { sum += weight * line[index + tap] }
        let offset = start + step * index
        values[offset] = sum.x
        values[offset + 1] = sum.y
        values[offset + 2] = sum.z
      }
    }
  }

  /// Returns the picture with every channel raised to a power, 0 to 255 taken as 0 to 1.
  package func withGamma(_ exponent: Double) -> RGBImage {
    let table = (0...255).map { UInt8((pow(Double($0) / 255, exponent) * 255).rounded()) }
    return RGBImage(width: width, height: height, bytes: bytes.map { table[Int($0)] })
  }

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
