/// A connected area of nearly equal brightness, by its bounding box.
struct Shape: Equatable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  /// How many pixels belong to it.
  var area: Int

  var width: Int { maxX - minX + 1 }
  var height: Int { maxY - minY + 1 }
  var centerX: Double { Double(minX + maxX + 1) / 2 }
  var centerY: Double { Double(minY + maxY + 1) / 2 }

  /// Whether another's box lies within this one's.
  func encloses(_ other: Shape) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether it could be a capital letter, from its proportions alone: between an I (about 1 : 6) and
  /// a wide W, with strokes that fill a fair part of the box.
  var isLetterLike: Bool { isLetterLike(slimmest: Shape.slimmestCapital) }

  /// Whether it could be a letter, if one may be so many times as high as wide.
  func isLetterLike(slimmest: Int) -> Bool {
    height >= Shape.minimumLetterHeight
      && slimmest * width >= height && 2 * width <= 3 * height
      && 8 * area >= width * height
  }

  /// How many times as high as wide a capital may be.
  static let slimmestCapital = 12

  /// How many times as high as wide a letter of a light face may be, as an l.
  static let slimmestPrint = 24

  /// Below this, strokes are about a pixel wide and letters cannot be told apart.
  static let minimumLetterHeight = 8
}

/// Shapes by the place of their centres, so that those near a point are found without looking at all.
struct ShapeIndex {
  private let shapes: [Shape]
  /// Indices into `shapes`, cell by cell, row-major.
  private var order: [Int]
  /// Element `n`: where the shapes of cell `n` begin in `order`; one more than there are cells.
  private var starts: [Int]
  private let columns: Int
  private let rows: Int
  private let cellSize: Double

  /// - Complexity: O(shapes).
  init(_ shapes: [Shape]) {
    self.shapes = shapes
    let width = (shapes.lazy.map { $0.centerX }.max() ?? 0) + 1
    let height = (shapes.lazy.map { $0.centerY }.max() ?? 0) + 1
    // About one shape a cell.
    let cellSize = max((width * height / Double(max(shapes.count, 1))).squareRoot(), 8)
    let columns = Int(width / cellSize) + 1
    let rows = Int(height / cellSize) + 1
    func cell(_ shape: Shape) -> Int { Int(shape.centerY / cellSize) * columns + Int(shape.centerX / cellSize) }
    // A counting sort by cell.
    var starts = [Int](repeating: 0, count: columns * rows + 1)
    for shape in shapes { starts[cell(shape) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var order = [Int](repeating: 0, count: shapes.count)
    for (index, shape) in shapes.enumerated() {
      order[next[cell(shape)]] = index
      next[cell(shape)] += 1
    }
    (self.order, self.starts, self.columns, self.rows, self.cellSize) = (order, starts, columns, rows, cellSize)
  }

  /// The shape nearest to a point among those no farther away than the given distances along each axis
  /// and of a height in the range; nil where there is none.
  func nearest(
    x: Double, y: Double, withinX reachX: Double, withinY reachY: Double, heights: ClosedRange<Int>
  ) -> (index: Int, distance: Double)? {
    guard x + reachX >= 0, y + reachY >= 0 else { return nil }
    let firstColumn = max(Int((x - reachX) / cellSize), 0)
    let lastColumn = min(Int((x + reachX) / cellSize), columns - 1)
    let firstRow = max(Int((y - reachY) / cellSize), 0)
    let lastRow = min(Int((y + reachY) / cellSize), rows - 1)
    guard firstColumn <= lastColumn, firstRow <= lastRow else { return nil }
    var best: (index: Int, distance: Double)?
    for row in firstRow...lastRow {
      // The cells of a row lie side by side.
      for position in starts[row * columns + firstColumn]..<starts[row * columns + lastColumn + 1] {
        let index = order[position]
        let shape = shapes[index]
        guard heights.contains(shape.height) else { continue }
        let (offsetX, offsetY) = (abs(shape.centerX - x), abs(shape.centerY - y))
        guard offsetX <= reachX, offsetY <= reachY else { continue }
        let distance = max(offsetX, offsetY)
        if distance < best?.distance ?? .infinity { best = (index, distance) }
      }
    }
    return best
  }
}
