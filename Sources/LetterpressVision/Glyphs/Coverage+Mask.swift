extension Coverage {
  /// Returns the ink in a box as a mask of the standard height.
  ///
  /// The outline is where coverage, interpolated between pixel centres, is one half, so that a small picture gives
  /// nearly the same mask as a large one.
  func glyph(in box: Rect) -> GlyphMask {
    // Coordinates in which the centre of pixel n is n.
    let (lastX, lastY) = (box.endX - 1, box.endY - 1)
    let left =
      Double(box.x) - edge(outside: largest(inColumn: box.x - 1, of: box), inside: largest(inColumn: box.x, of: box))
    let right =
      Double(lastX) + edge(outside: largest(inColumn: lastX + 1, of: box), inside: largest(inColumn: lastX, of: box))
    let top = Double(box.y) - edge(outside: largest(inRow: box.y - 1, of: box), inside: largest(inRow: box.y, of: box))
    let bottom =
      Double(lastY) + edge(outside: largest(inRow: lastY + 1, of: box), inside: largest(inRow: lastY, of: box))

    let aspectRatio = max(right - left, 1) / max(bottom - top, 1)
    let width = GlyphMask.width(forAspectRatio: aspectRatio)
    let columns = (0..<width).map { sample(left + (Double($0) + 0.5) * (right - left) / Double(width)) }
    let rows = (0..<GlyphMask.height).map {
      sample(top + (Double($0) + 0.5) * (bottom - top) / Double(GlyphMask.height))
    }
    return GlyphMask(width: width, ink: interpolated(rows: rows, columns: columns))
  }

  /// A position between the centres of two pixels.
  private struct Sample {
    /// The pixel before it.
    var pixel: Int
    /// The weight of the next pixel, 0 to 256.
    var weight: Int32
  }

  private func sample(_ place: Double) -> Sample {
    let pixel = place.rounded(.down)
    return Sample(pixel: Int(pixel), weight: Int32((place - pixel) * 256))
  }

  /// Whether coverage, interpolated bilinearly between pixel centres, is at least one half at each crossing of the
  /// given rows and columns; row-major.
  private func interpolated(rows: [Sample], columns: [Sample]) -> [Bool] {
    // A row padded with blank pixels: pixel n is at n + 1.
    var row = [Int32](repeating: 0, count: width + 3)
    let threshold = Int32(Coverage.threshold) << 16
    return [Bool](unsafeUninitializedCapacity: rows.count * columns.count) { ink, count in
      row.withUnsafeMutableBufferPointer { row in
        for place in rows {
          blend(place, into: UnsafeMutableBufferPointer(rebasing: row[1...width]))
          for column in columns {
            // The letter's box lies within the tile, so positions are −1 to width.
            let (left, right) = (row[column.pixel &+ 1], row[column.pixel &+ 2])
            ink[count] = left &* 256 &+ (right &- left) &* column.weight >= threshold
            count &+= 1
          }
        }
      }
    }
  }

  /// Interpolates coverage between two rows of pixels, times 256.
  private func blend(_ place: Sample, into row: UnsafeMutableBufferPointer<Int32>) {
    for x in row.indices { row[x] = 0 }
    values.withUnsafeBufferPointer { values in
      for (y, weight) in [(place.pixel, 256 - place.weight), (place.pixel + 1, place.weight)]
      where y >= 0 && y < height {
        for x in row.indices { row[x] &+= Int32(values[y &* width &+ x]) &* weight }
      }
    }
  }

  /// Returns the coverage of a pixel; 0 outside the tile.
  private func value(_ x: Int, _ y: Int) -> UInt8 {
    x >= 0 && x < width && y >= 0 && y < height ? values[y * width + x] : 0
  }

  private func largest(inColumn x: Int, of box: Rect) -> UInt8 {
    (box.y..<box.endY).reduce(0) { max($0, value(x, $1)) }
  }

  private func largest(inRow y: Int, of box: Rect) -> UInt8 {
    (box.x..<box.endX).reduce(0) { max($0, value($1, y)) }
  }

  /// Returns how many pixels the edge of the ink, where coverage falls to one half, is beyond the centre of a box's
  /// last.
  private func edge(outside: UInt8, inside: UInt8) -> Double {
    guard inside > outside else { return 0.5 }
    return (Double(inside) - Double(Coverage.threshold)) / (Double(inside) - Double(outside))
  }
}
