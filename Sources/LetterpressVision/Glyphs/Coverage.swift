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
    let scale = (0...255).map { UInt8(min($0 * 255 / ink, 255)) }
    values = distances.map { scale[Int($0)] }
  }

  /// A pixel is ink from here on: half covered.
  private static let threshold: UInt8 = 128

  /// The bounding box of all ink; nil where there is none.
  func inkBox() -> Rect? {
    var box: Box?
    for index in values.indices where values[index] >= Coverage.threshold {
      let (x, y) = (index % width, index / width)
      box = box?.including(x, y) ?? Box(x, y)
    }
    return box?.rect
  }

  /// How many pixels are ink.
  var inkCount: Int { values.count { $0 >= Coverage.threshold } }

  /// Leaves only the letter's ink and returns its bounding box; nil where there is none.
  ///
  /// The letter is the largest 8-connected area of ink that reaches into the middle third of the tile,
  /// together with those beside it that are a part of it: some faces draw a K in two strokes.
  mutating func isolateLetter() -> Rect? {
    var labels = [Int32](repeating: 0, count: values.count)
    var boxes: [Box] = []
    for seed in values.indices where values[seed] >= Coverage.threshold && labels[seed] == 0 {
      boxes.append(fill(from: seed, label: Int32(boxes.count + 1), in: &labels))
    }
    guard let main = boxes.filter(isCentral).max(by: { $0.area < $1.area }) else { return nil }
    let isInk = boxes.map { $0 == main || isPart($0, of: main) }
    for index in values.indices where labels[index] != 0 && !isInk[Int(labels[index]) - 1] { values[index] = 0 }
    return inkBox()
  }

  /// How much of the outermost pixels on all four sides is not ink, 0 to 1.
  func plainRim() -> Double {
    var plain = 0
    for x in 0..<width { for y in [0, height - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    for y in 0..<height { for x in [0, width - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    return Double(plain) / Double(2 * (width + height))
  }

  /// A bounding box that grows.
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

    var rect: Rect { Rect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }
  }

  private func isCentral(_ box: Box) -> Bool {
    3 * box.maxX >= width && 3 * box.minX <= 2 * width && 3 * box.maxY >= height && 3 * box.minY <= 2 * height
  }

  /// Whether an area is large, clear of the tile's edges, and within the letter's height.
  private func isPart(_ box: Box, of main: Box) -> Bool {
    let slack = (main.maxY - main.minY) / 8
    return 10 * box.area >= main.area && box.minX > 0 && box.maxX < width - 1
      && box.minY >= main.minY - slack && box.maxY <= main.maxY + slack
  }

  /// Labels the area of ink around the seed.
  private func fill(from seed: Int, label: Int32, in labels: inout [Int32]) -> Box {
    var box = Box(seed % width, seed / width)
    box.area = 0
    var stack = [seed]
    labels[seed] = label
    while let index = stack.popLast() {
      let (x, y) = (index % width, index / width)
      box = box.including(x, y)
      for nextY in max(y - 1, 0)...min(y + 1, height - 1) {
        for nextX in max(x - 1, 0)...min(x + 1, width - 1) {
          let next = nextY * width + nextX
          if labels[next] == 0, values[next] >= Coverage.threshold {
            labels[next] = label
            stack.append(next)
          }
        }
      }
    }
    return box
  }
}

extension Coverage {
  /// The ink in a box as a mask of the standard height.
  ///
  /// The outline is where coverage, interpolated between the centres of the pixels, is one half, so
  /// that a small picture gives nearly the mask that a large one does.
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
    var mask = GlyphMask(width: GlyphMask.width(forAspectRatio: aspectRatio))
    let stepX = (right - left) / Double(mask.width)
    let stepY = (bottom - top) / Double(GlyphMask.height)
    for row in 0..<GlyphMask.height {
      for column in 0..<mask.width {
        let value = interpolated(left + (Double(column) + 0.5) * stepX, top + (Double(row) + 0.5) * stepY)
        mask[column, row] = value >= Double(Coverage.threshold)
      }
    }
    return mask
  }

  /// No ink outside the tile.
  private func value(_ x: Int, _ y: Int) -> UInt8 {
    x >= 0 && x < width && y >= 0 && y < height ? values[y * width + x] : 0
  }

  private func largest(inColumn x: Int, of box: Rect) -> UInt8 {
    (box.y..<box.endY).reduce(0) { max($0, value(x, $1)) }
  }

  private func largest(inRow y: Int, of box: Rect) -> UInt8 {
    (box.x..<box.endX).reduce(0) { max($0, value($1, y)) }
  }

  /// How far beyond the centre of the last pixel inside a box its edge is, in pixels: where coverage
  /// falls to one half on the way to the next pixel.
  private func edge(outside: UInt8, inside: UInt8) -> Double {
    guard inside > outside else { return 0.5 }
    return (Double(inside) - Double(Coverage.threshold)) / (Double(inside) - Double(outside))
  }

  /// Coverage between the centres of four pixels, bilinear.
  private func interpolated(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (toRight, toBottom) = (x - Double(column), y - Double(row))
    let upper = Double(value(column, row)) * (1 - toRight) + Double(value(column + 1, row)) * toRight
    let lower = Double(value(column, row + 1)) * (1 - toRight) + Double(value(column + 1, row + 1)) * toRight
    return upper * (1 - toBottom) + lower * toBottom
  }
}
