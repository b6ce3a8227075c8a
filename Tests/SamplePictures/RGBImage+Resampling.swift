package import LetterpressVision

extension RGBImage {
  /// Returns the picture at another size.
  package func scaled(by factor: Double, _ resampler: Resampler = .triangle) -> RGBImage {
    let newWidth = max(Int((Double(width) * factor).rounded()), 1)
    let newHeight = max(Int((Double(height) * factor).rounded()), 1)
    let columns = resampler.weights(from: width, to: newWidth)
    let rows = resampler.weights(from: height, to: newHeight)
    // Separable: first along the rows, then along the columns.
    let narrowed = RGBImage.narrowed(bytes, width: width, height: height, columns)
    var scaled = [UInt8](repeating: 0, count: 3 * newWidth * newHeight)
    var sums = [Float](repeating: 0, count: 3 * newWidth)
    for (y, row) in rows.enumerated() {
      for index in sums.indices { sums[index] = 0.5 }
      for (offset, weight) in row.weights.enumerated() {
        let start = 3 * newWidth * (row.first + offset)
        for index in 0..<3 * newWidth { sums[index] += weight * narrowed[start + index] }
      }
      for index in 0..<3 * newWidth {
        scaled[3 * newWidth * y + index] = UInt8(min(max(sums[index], 0), 255))
      }
    }
    return RGBImage(width: newWidth, height: newHeight, bytes: scaled)
  }

  private static func narrowed(
    _ bytes: [UInt8], width: Int, height: Int, _ columns: [(first: Int, weights: [Float])]
  ) -> [Float] {
    var narrowed = [Float](repeating: 0, count: 3 * columns.count * height)
    for y in 0..<height {
      for (x, column) in columns.enumerated() {
        var sum = ColorVector.zero
        var source = 3 * (y * width + column.first)
        for weight in column.weights {
          sum += weight * ColorVector(Float(bytes[source]), Float(bytes[source + 1]), Float(bytes[source + 2]))
          source += 3
        }
        let target = 3 * (y * columns.count + x)
        narrowed[target] = sum.x
        narrowed[target + 1] = sum.y
        narrowed[target + 2] = sum.z
      }
    }
    return narrowed
  }
}

/// How pixels of one size are resampled to another.
package enum Resampler: Sendable, CaseIterable {
  /// The nearest pixel.
  case nearest
  /// Bilinear when enlarging; a triangle two new pixels wide when shrinking.
  case triangle
  /// The Catmull–Rom cubic, which sharpens; four new pixels wide when shrinking.
  case bicubic

  /// The kernel's radius, in the larger of the two pixel sizes.
  var reach: Double {
    switch self {
    case .nearest: 0.5
    case .triangle: 1
    case .bicubic: 2
    }
  }

  func weight(_ distance: Double) -> Double {
    let x = abs(distance)
    return switch self {
    case .nearest: 1
    case .triangle: max(1 - x, 0)
    case .bicubic: x < 1 ? (1.5 * x - 2.5) * x * x + 1 : x < 2 ? ((2.5 - 0.5 * x) * x - 4) * x + 2 : 0
    }
  }

  /// Returns, for each new pixel, the index of its first old pixel and the weights of that and the following ones.
  func weights(from count: Int, to newCount: Int) -> [(first: Int, weights: [Float])] {
    let ratio = Double(count) / Double(newCount)
    let width = max(ratio, 1)
    return (0..<newCount).map { index in
      let center = (Double(index) + 0.5) * ratio - 0.5
      if self == .nearest { return (min(max(Int(center.rounded()), 0), count - 1), [1]) }
      let sources = Int((center - reach * width).rounded(.up))...Int((center + reach * width).rounded(.down))
      // Pixels beyond the edge repeat the edge.
      let clamped = sources.clamped(to: 0...count - 1)
      var weights = [Double](repeating: 0, count: clamped.count)
      for source in sources {
        weights[min(max(source, clamped.lowerBound), clamped.upperBound) - clamped.lowerBound] +=
          weight((Double(source) - center) / width)
      }
      let sum = weights.reduce(0, +)
      return (clamped.lowerBound, weights.map { Float($0 / sum) })
    }
  }
}
