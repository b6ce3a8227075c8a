/// How much of each pixel of a tile is covered by ink.
struct Coverage {
  let width: Int
  let height: Int
  /// 0 (none) to 255 (all), row-major.
  private var values: [UInt8]

  /// - Parameters:
  ///   - distances: how far each pixel's colour is from the tile's, row-major.
  ///   - ink: the distance of a pixel that is all ink, 1 to 255.
  init(distances: [UInt8], width: Int, height: Int, ink: Int) {
    self.width = width
    self.height = height
    // A lookup table by distance: 256 divisions instead of one per pixel.
    let scale = (0...255).map { UInt8(min($0 * 255 / ink, 255)) }
    values = [UInt8](unsafeUninitializedCapacity: distances.count) { values, count in
      scale.withUnsafeBufferPointer { scale in
        distances.withUnsafeBufferPointer { distances in
          for index in distances.indices { values[index] = scale[Int(distances[index])] }
        }
      }
      count = distances.count
    }
  }

  /// The coverage from which a pixel counts as ink: one half.
  private static let threshold: UInt8 = 128

  /// Returns the bounding box of all ink; nil if there is none.
  func inkBox() -> Rect? {
    var box: Box?
    for index in values.indices where values[index] >= Coverage.threshold {
      let (x, y) = (index % width, index / width)
      box = box?.including(x, y) ?? Box(x, y)
    }
    return box?.rect
  }

  /// The ink of a letter.
  struct Letter: Equatable {
    var box: Rect
    /// The share of all ink that does not belong to it, 0 to 1.
    var strayInk: Double
  }

  /// Removes all ink but the letter's and returns the letter; nil if there is none.
  ///
  /// The letter is the largest 8-connected component of ink (area, below) that reaches into the middle third of the
  /// tile, together with any parts of it to its side: some faces draw a K in two strokes.
  mutating func isolateLetter() -> Letter? {
    var labels = [UInt16](repeating: 0, count: values.count)
    guard let areas = label(&labels) else { return nil }
    guard let main = areas.filter(isCentral).max(by: { $0.area < $1.area }) else { return nil }
    let isInk = areas.map { $0 == main || isPart($0, of: main) }
    if isInk.contains(false) {
      for index in values.indices where labels[index] != 0 && !isInk[Int(labels[index]) - 1] { values[index] = 0 }
    }
    let parts = zip(areas, isInk).filter { $0.1 }.map { $0.0 }
    let allInk = areas.reduce(0) { $0 + $1.area }
    let letterInk = parts.reduce(0) { $0 + $1.area }
    return Letter(
      box: parts.reduce(main) { $0.union($1) }.rect, strayInk: Double(allInk - letterInk) / Double(allInk))
  }

  /// The pixels of every other row that are nearly all ink, as y × ``width`` + x.
  var fullInk: [Int] {
    var fullInk: [Int] = []
    values.withUnsafeBufferPointer { values in
      for row in stride(from: 0, to: values.count, by: 2 * width) {
        for index in row..<row + width where values[index] >= 230 { fullInk.append(index) }
      }
    }
    return fullInk
  }

  /// Returns the share of the tile, 0 to 1, that is neither its own colour nor ink nor the soft edge of ink: what
  /// covers it in a third colour.
  ///
  /// - Parameter least: the coverage, 0 to 255, up to which a pixel counts as the tile's own colour.
  func haze(above least: UInt8) -> Double {
    let softEdge = 2
    var haze = 0
    values.withUnsafeBufferPointer { values in
      for index in values.indices where values[index] > least && values[index] < Coverage.threshold {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        let isEdge = (max(y - softEdge, 0)...min(y + softEdge, height - 1)).contains { row in
          (max(x - softEdge, 0)...min(x + softEdge, width - 1)).contains {
            values[row * width + $0] >= Coverage.threshold
          }
        }
        if !isEdge { haze += 1 }
      }
    }
    return Double(haze) / Double(values.count)
  }

  /// Returns the share of the outermost pixels on all four sides that is not ink, 0 to 1.
  func plainRim() -> Double {
    var plain = 0
    for x in 0..<width { for y in [0, height - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    for y in 0..<height { for x in [0, width - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    return Double(plain) / Double(2 * (width + height))
  }

  /// A growing bounding box.
  private struct Box: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var area = 1

    init(_ x: Int, _ y: Int) { (minX, minY, maxX, maxY) = (x, y, x, y) }

    func including(_ x: Int, _ y: Int) -> Box {
      var box = self
      box.minX = min(minX, x)
      box.minY = min(minY, y)
      box.maxX = max(maxX, x)
      box.maxY = max(maxY, y)
      box.area += 1
      return box
    }

    func union(_ other: Box) -> Box {
      var box = self
      box.minX = min(minX, other.minX)
      box.minY = min(minY, other.minY)
      box.maxX = max(maxX, other.maxX)
      box.maxY = max(maxY, other.maxY)
      return box
    }

    var rect: Rect { Rect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }
  }

  private func isCentral(_ box: Box) -> Bool {
    3 * box.maxX >= width && 3 * box.minX <= 2 * width && 3 * box.maxY >= height && 3 * box.minY <= 2 * height
  }

  /// Whether an area is large enough, clear of the tile's left and right edges, and within the letter's height.
  private func isPart(_ box: Box, of main: Box) -> Bool {
    let slack = (main.maxY - main.minY) / 8
    return 10 * box.area >= main.area && box.minX > 0 && box.maxX < width - 1
      && box.minY >= main.minY - slack && box.maxY <= main.maxY + slack
  }

  /// Labels every ink pixel with the number of its area, from 1; nil if there are more areas than labels, which can
  /// only be noise.
  private func label(_ labels: inout [UInt16]) -> [Box]? {
    var areas: [Box] = []
    var stack: [Int] = []
    let isWhole = values.withUnsafeBufferPointer { values in
      labels.withUnsafeMutableBufferPointer { labels in
        for seed in values.indices where values[seed] >= Coverage.threshold && labels[seed] == 0 {
          guard areas.count < Int(UInt16.max) else { return false }
          let label = UInt16(areas.count + 1)
          areas.append(fill(from: seed, label: label, in: labels, values: values, stack: &stack))
        }
        return true
      }
    }
    return isWhole ? areas : nil
  }

  /// Flood-fills the area of ink around the seed.
  ///
  /// - Parameter stack: empty, before and after.
  private func fill(
    from seed: Int, label: UInt16, in labels: UnsafeMutableBufferPointer<UInt16>,
    values: UnsafeBufferPointer<UInt8>, stack: inout [Int]
  ) -> Box {
    var box = Box(seed % width, seed / width)
    box.area = 0
    stack.append(seed)
    labels[seed] = label
    while let index = stack.popLast() {
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      box = box.including(x, y)
      // Clamped to the tile.
      let (left, right) = (max(x &- 1, 0), min(x &+ 1, width &- 1))
      var row = max(y &- 1, 0) &* width
      let lastRow = min(y &+ 1, height &- 1) &* width
      while row <= lastRow {
        var next = row &+ left
        while next <= row &+ right {
          if labels[next] == 0, values[next] >= Coverage.threshold {
            labels[next] = label
            stack.append(next)
          }
          next &+= 1
        }
        row &+= width
      }
    }
    return box
  }
}

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
