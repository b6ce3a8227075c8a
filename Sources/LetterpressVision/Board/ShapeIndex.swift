/// Shapes indexed by their centres, to find those near a point without a full scan.
struct ShapeIndex {
  private let shapes: [Shape]
  /// Indices into `shapes`, cell by cell, row-major.
  private var order: [Int]
  /// Element `n`: where the shapes of cell `n` begin in `order`; one element more than there are cells.
  private var starts: [Int]
  private let columns: Int
  private let rows: Int
  private let cellSize: Double

  /// - Complexity: O(shapes).
  init(_ shapes: [Shape]) {
    self.shapes = shapes
    let width = (shapes.lazy.map { $0.centerX }.max() ?? 0) + 1
    let height = (shapes.lazy.map { $0.centerY }.max() ?? 0) + 1
    // About one shape per cell.
    let cellSize = max((width * height / Double(max(shapes.count, 1))).squareRoot(), 8)
    let columns = Int(width / cellSize) + 1
    let rows = Int(height / cellSize) + 1
    func cell(_ shape: Shape) -> Int { Int(shape.centerY / cellSize) * columns + Int(shape.centerX / cellSize) }
    // Counting sort by cell.
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

  /// Returns the nearest shape within the given distance along each axis and of a height in the range; nil without one.
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
      // The cells of a row are adjacent.
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
