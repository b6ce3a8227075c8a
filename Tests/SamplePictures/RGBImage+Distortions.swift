internal import Foundation
package import LetterpressSolver
package import LetterpressVision

// What happens to screenshots on their way: they are cut, pasted into other pictures, blurred and made lighter or darker.

extension RGBImage {
  /// Returns the picture on a larger one of a single colour, with the given margins in pixels.
  package func padded(left: Int, top: Int, right: Int, bottom: Int, color: RGBColor) -> RGBImage {
    var padded = RGBImage(width: left + width + right, height: top + height + bottom, color: color)
    for y in 0..<height {
      for x in 0..<width { padded[left + x, top + y] = self[x, y] }
    }
    return padded
  }

  /// Returns the part of the picture inside a rectangle.
  ///
  /// - Precondition: the rectangle is within the picture and not empty.
  package func cropped(to rect: Rect) -> RGBImage {
    var cropped = RGBImage(width: rect.width, height: rect.height, color: .black)
    for y in 0..<rect.height {
      for x in 0..<rect.width { cropped[x, y] = self[rect.x + x, rect.y + y] }
    }
    return cropped
  }

  /// Returns the picture with nearly normal noise of the given standard deviation added to every channel.
  package func withNoise(deviation: Double, using generator: inout SeededGenerator) -> RGBImage {
    let noisy = bytes.map { value in
      // The sum of four bytes has mean 510 and standard deviation 147.8.
      let random = generator.next()
      let sum = (random & 255) + (random >> 8 & 255) + (random >> 16 & 255) + (random >> 24 & 255)
      let noise = (Double(sum) - 510) / 147.8 * deviation
      return UInt8(min(max((Double(value) + noise).rounded(), 0), 255))
    }
    return RGBImage(width: width, height: height, bytes: noisy)
  }

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

  /// Returns the picture in another light.
  ///
  /// - Parameter change: what becomes of a channel, 0 to 255, at a place: 0 to 1 from the left and the upper edge. It is cut off at 0
  ///   and 255.
  package func inLight(_ change: (_ channel: Double, _ x: Double, _ y: Double) -> Double) -> RGBImage {
    var changed = self
    for y in 0..<height {
      for x in 0..<width {
        func inLight(_ channel: UInt8) -> UInt8 {
          let seen = change(Double(channel), Double(x) / Double(width), Double(y) / Double(height))
          return UInt8(min(max(seen.rounded(), 0), 255))
        }
        let color = self[x, y]
        changed[x, y] = RGBColor(red: inLight(color.red), green: inLight(color.green), blue: inLight(color.blue))
      }
    }
    return changed
  }

  /// Returns the picture with everything that has about one colour in another.
  package func replacing(_ color: RGBColor, with other: RGBColor) -> RGBImage {
    var changed = self
    for y in 0..<height { for x in 0..<width where self[x, y].distance(to: color) < 20 { changed[x, y] = other } }
    return changed
  }

  /// Returns the picture with every channel raised to a power, 0 to 255 taken as 0 to 1.
  package func withGamma(_ exponent: Double) -> RGBImage {
    let table = (0...255).map { UInt8((pow(Double($0) / 255, exponent) * 255).rounded()) }
    return RGBImage(width: width, height: height, bytes: bytes.map { table[Int($0)] })
  }
}
