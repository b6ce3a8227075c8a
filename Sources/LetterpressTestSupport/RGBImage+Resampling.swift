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
