public import LetterpressVision

// What happens to screenshots on their way: they are scaled, cut, put into other pictures, and
// compressed.

extension RGBImage {
  /// The picture at another size, bilinear when it grows and by the mean of the area when it shrinks.
  public func scaled(by factor: Double) -> RGBImage {
    let newWidth = max(Int((Double(width) * factor).rounded()), 1)
    let newHeight = max(Int((Double(height) * factor).rounded()), 1)
    let columns = RGBImage.weights(from: width, to: newWidth)
    let rows = RGBImage.weights(from: height, to: newHeight)
    // Separable: first along the rows, then along the columns.
    var narrowed = [Float](repeating: 0, count: 3 * newWidth * height)
    for y in 0..<height {
      for (x, weights) in columns.enumerated() {
        for (source, weight) in weights {
          for channel in 0..<3 {
            narrowed[3 * (y * newWidth + x) + channel] += weight * Float(bytes[3 * (y * width + source) + channel])
          }
        }
      }
    }
    var scaled = [UInt8]()
    scaled.reserveCapacity(3 * newWidth * newHeight)
    for weights in rows {
      for index in 0..<3 * newWidth {
        let value = weights.reduce(Float(0)) { $0 + $1.weight * narrowed[3 * newWidth * $1.source + index] }
        scaled.append(UInt8(min(max(value.rounded(), 0), 255)))
      }
    }
    return RGBImage(width: newWidth, height: newHeight, bytes: scaled)
  }

  /// For each new pixel the old ones it is made of: a triangle as wide as the larger of the two pixels.
  private static func weights(from count: Int, to newCount: Int) -> [[(source: Int, weight: Float)]] {
    let ratio = Double(count) / Double(newCount)
    let reach = max(ratio, 1)
    return (0..<newCount).map { index in
      let center = (Double(index) + 0.5) * ratio - 0.5
      let sources = Int((center - reach).rounded(.up))...Int((center + reach).rounded(.down))
      let weights = sources.map { (min(max($0, 0), count - 1), 1 - abs(Double($0) - center) / reach) }
      let sum = weights.reduce(0) { $0 + $1.1 }
      return weights.map { ($0.0, Float($0.1 / sum)) }
    }
  }

  /// The picture on a larger one of one colour, with the given margins in pixels.
  public func padded(left: Int, top: Int, right: Int, bottom: Int, color: RGBColor) -> RGBImage {
    var padded = RGBImage(width: left + width + right, height: top + height + bottom, color: color)
    for y in 0..<height {
      for x in 0..<width { padded[left + x, top + y] = self[x, y] }
    }
    return padded
  }

  /// The part of the picture inside a rectangle.
  ///
  /// - Precondition: the rectangle lies within the picture and is not empty.
  public func cropped(to rect: Rect) -> RGBImage {
    var cropped = RGBImage(width: rect.width, height: rect.height, color: .black)
    for y in 0..<rect.height {
      for x in 0..<rect.width { cropped[x, y] = self[rect.x + x, rect.y + y] }
    }
    return cropped
  }

  /// The picture with noise added to every channel, nearly normal, with the given standard deviation.
  public func withNoise(deviation: Double, using generator: inout SeededGenerator) -> RGBImage {
    let noisy = bytes.map { value in
      // The sum of four bytes has mean 510 and standard deviation 147.8.
      let random = generator.next()
      let sum = (random & 255) + (random >> 8 & 255) + (random >> 16 & 255) + (random >> 24 & 255)
      let noise = (Double(sum) - 510) / 147.8 * deviation
      return UInt8(min(max((Double(value) + noise).rounded(), 0), 255))
    }
    return RGBImage(width: width, height: height, bytes: noisy)
  }
}
