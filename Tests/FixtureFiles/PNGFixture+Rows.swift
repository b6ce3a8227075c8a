extension PNGFixture {
  /// The rows as they go into the zlib stream: for each, the number of its filter and the filtered bytes.
  package var rows: [UInt8] {
    let passes = isInterlaced ? Pass.adam7 : [Pass(x: 0, y: 0, right: 1, down: 1)]
    var rows = [UInt8]()
    var count = 0
    for pass in passes {
      let columns = Array(stride(from: pass.x, to: width, by: pass.right))
      // A pass without columns has no rows, and so no filter numbers.
      guard let first = columns.first else { continue }
      var previous = [UInt8](repeating: 0, count: (columns.count * format.bitsPerPixel + 7) / 8)
      for y in stride(from: pass.y, to: height, by: pass.down) where first < width {
        let row = packed(columns.flatMap { samples(x: $0, y: y) })
        let filter = filters[count % filters.count]
        rows.append(filter.rawValue)
        rows += filter.apply(to: row, below: previous, pixel: max(format.bitsPerPixel / 8, 1))
        previous = row
        count += 1
      }
    }
    return rows
  }

  /// Returns the samples of a pixel.
  func samples(x: Int, y: Int) -> ArraySlice<UInt16> {
    let channels = format.colorType.channels
    return samples[(y * width + x) * channels..<(y * width + x + 1) * channels]
  }

  /// Returns the samples packed without gaps, the first in the highest bits, padded with zeros to a whole byte.
  private func packed(_ samples: [UInt16]) -> [UInt8] {
    if format.bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * Int(format.bitDepth) + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * Int(format.bitDepth)
      bytes[bit / 8] |= UInt8(sample) << (8 - bit % 8 - Int(format.bitDepth))
    }
    return bytes
  }

  /// One pass of the interlacing: where it starts and how far apart its pixels are.
  private struct Pass {
    let x: Int
    let y: Int
    let right: Int
    let down: Int

    static let adam7 = [
      Pass(x: 0, y: 0, right: 8, down: 8), Pass(x: 4, y: 0, right: 8, down: 8), Pass(x: 0, y: 4, right: 4, down: 8),
      Pass(x: 2, y: 0, right: 4, down: 4), Pass(x: 0, y: 2, right: 2, down: 4), Pass(x: 1, y: 0, right: 2, down: 2),
      Pass(x: 0, y: 1, right: 1, down: 2),
    ]
  }
}

extension PNGFixture.RowFilter {
  /// Returns the row minus the filter's prediction.
  ///
  /// - Parameters:
  ///   - above: the previous row of the same pass; zeros for the first.
  ///   - pixel: the bytes per pixel, at least 1.
  fileprivate func apply(to row: [UInt8], below above: [UInt8], pixel: Int) -> [UInt8] {
    row.indices.map { index in
      let left = index < pixel ? 0 : Int(row[index - pixel])
      let upper = Int(above[index])
      let upperLeft = index < pixel ? 0 : Int(above[index - pixel])
      let predicted =
        switch self {
        case .none: 0
        case .sub: left
        case .up: upper
        case .average: (left + upper) / 2
        case .paeth: PNGFixture.RowFilter.paeth(left, upper, upperLeft)
        }
      return row[index] &- UInt8(predicted)
    }
  }

  /// Returns the one of the three that is nearest to left + upper − upper left; the earliest if several are equally
  /// near.
  private static func paeth(_ left: Int, _ upper: Int, _ upperLeft: Int) -> Int {
    let estimate = left + upper - upperLeft
    let (toLeft, toUpper, toUpperLeft) = (abs(estimate - left), abs(estimate - upper), abs(estimate - upperLeft))
    if toLeft <= toUpper && toLeft <= toUpperLeft { return left }
    return toUpper <= toUpperLeft ? upper : upperLeft
  }
}
