/// Finds the areas of nearly equal brightness in a picture, connected by the sides of pixels, and keeps the letter-like
/// ones that do not touch the picture's edge.
///
/// A row is split into runs of pixels that differ little from their left neighbour; a run belongs to the area of every run
/// above that it touches at a pixel of nearly the same brightness.
struct ShapeFinder {
  private typealias Run = ComponentLabeller.Run

  /// The most shapes to find. A screenshot has hundreds; those of a picture full of specks, which could be millions, would
  /// only take memory.
  static let mostShapes = 1 << 17

  private let width: Int
  private let height: Int
  private let tolerance: Int
  private let slimmest: Int
  private var labeller = ComponentLabeller()
  private var found: [Shape] = []

  /// Finds the letter-like areas of a picture.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference between neighbouring pixels of an area, 0 to 255.
  ///   - slimmest: the largest ratio of height to width of a letter.
  /// - Complexity: O(pixels).
  static func letterLikeShapes(
    in image: GrayImage, tolerance: Int, slimmest: Int = Shape.slimmestCapital
  ) -> [Shape] {
    var finder = ShapeFinder(width: image.width, height: image.height, tolerance: tolerance, slimmest: slimmest)
    image.values.withUnsafeBufferPointer { finder.scan($0) }
    return finder.found
  }

  private init(width: Int, height: Int, tolerance: Int, slimmest: Int) {
    self.width = width
    self.height = height
    self.tolerance = tolerance
    self.slimmest = slimmest
  }

  private mutating func scan(_ values: UnsafeBufferPointer<UInt8>) {
    var above: [Run] = []
    var current: [Run] = []
    for y in 0..<height {
      let row = UnsafeBufferPointer(rebasing: values[y * width..<(y + 1) * width])
      // Not used for the first row, above which there are no runs.
      let rowAbove = y == 0 ? row : UnsafeBufferPointer(rebasing: values[(y - 1) * width..<y * width])
      split(row, into: &current)
      let tolerance = tolerance
      labeller.connect(&current, at: y, to: above, reach: 0) { columns in
        for x in columns where abs(Int(row[x]) &- Int(rowAbove[x])) <= tolerance { return true }
        return false
      }
      retire(above, before: y)
      swap(&above, &current)
    }
    retire(above, before: height)
  }

  /// Keeps the areas that ended above row `y` if they are letter-like.
  private mutating func retire(_ above: [Run], before y: Int) {
    let (lastX, lastY, slimmest) = (width - 1, height - 1, slimmest)
    labeller.retire(above, before: y) { shape in
      // A shape that touches the edge of the picture may continue beyond it.
      if found.count < Self.mostShapes, shape.isLetterLike(slimmest: slimmest), shape.minX > 0, shape.minY > 0,
        shape.maxX < lastX, shape.maxY < lastY
      {
        found.append(shape)
      }
    }
  }

  /// Splits a row into runs of pixels that differ from their left neighbour by at most the tolerance.
  private func split(_ row: UnsafeBufferPointer<UInt8>, into runs: inout [Run]) {
    runs.removeAll(keepingCapacity: true)
    let bytes = UnsafeRawBufferPointer(row)
    let limit = Int16(tolerance)
    var start = 0
    var x = 1
    while x < row.count {
      // Most of a board is flat: eight pixels that equal their left neighbours are skipped at once. The second load
      // ends at x + 8, within the row.
      while x + 8 <= row.count,
        bytes.loadUnaligned(fromByteOffset: x - 1, as: UInt64.self)
          == bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self)
      {
        x += 8
      }
      guard x < row.count else { break }
      let difference = Int16(row[x]) &- Int16(row[x &- 1])
      if difference > limit || difference < -limit {
        runs.append(Run(start: start, end: x))
        start = x
      }
      x += 1
    }
    runs.append(Run(start: start, end: row.count))
  }
}
