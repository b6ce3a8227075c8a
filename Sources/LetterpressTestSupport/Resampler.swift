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
