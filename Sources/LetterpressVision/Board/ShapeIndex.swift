/// Shapes indexed by their heights and centres, to find those near a point without a full scan.
///
/// Wherever the shapes lie, a query looks at few others: shapes of about the same height, as high as a cell, that do not
/// overlap, are few in a cell. Cells of equal size for all would hold thousands where small shapes crowd in a corner.
struct ShapeIndex {
  private let shapes: [Shape]
  /// Indices into `shapes`, in the order of `cells`.
  private let order: [Int]
  /// The cells of the shapes, ascending.
  private let cells: [UInt64]

  /// A class of heights, and a square as large as its greatest height: class, row and column, from the highest bits down.
  private enum Cell {
    /// Returns the class of a height: four for each power of two.
    static func heightClass(of height: Int) -> Int {
      let height = max(height, 1)
      let bits = Int.bitWidth - 1 - height.leadingZeroBitCount
      return 4 * bits + (bits >= 2 ? height >> (bits - 2) & 3 : 0)
    }

    /// Returns the side of a class's squares, in pixels.
    static func side(ofClass heightClass: Int) -> Double {
      let (bits, quarter) = (heightClass / 4, heightClass % 4)
      return max(Double((4 + quarter + 1) << bits) / 4, 8)
    }

    static func number(_ heightClass: Int, row: Int, column: Int) -> UInt64 {
      UInt64(heightClass) << 56 | UInt64(row) << 28 | UInt64(column)
    }

    static func number(of shape: Shape) -> UInt64 {
      let heightClass = heightClass(of: shape.height)
      let side = side(ofClass: heightClass)
      return number(heightClass, row: Int(shape.centerY / side), column: Int(shape.centerX / side))
    }
  }

  /// - Complexity: O(*n* log *n*) for *n* shapes.
  init(_ shapes: [Shape]) {
    self.shapes = shapes
    let numbers = shapes.map(Cell.number)
    order = shapes.indices.sorted { numbers[$0] != numbers[$1] ? numbers[$0] < numbers[$1] : $0 < $1 }
    cells = order.map { numbers[$0] }
  }

  /// Returns the nearest shape within the given distance along each axis and of a height in the range; nil without one.
  ///
  /// - Complexity: O(log *n*) for *n* shapes that do not overlap, and distances of a few heights.
  func nearest(
    x: Double, y: Double, withinX reachX: Double, withinY reachY: Double, heights: ClosedRange<Int>
  ) -> (index: Int, distance: Double)? {
    guard x + reachX >= 0, y + reachY >= 0, !shapes.isEmpty else { return nil }
    var best: (index: Int, distance: Double)?
    for heightClass in Cell.heightClass(of: heights.lowerBound)...Cell.heightClass(of: heights.upperBound) {
      let side = Cell.side(ofClass: heightClass)
      let (firstRow, lastRow) = (max(Int((y - reachY) / side), 0), Int((y + reachY) / side))
      let (firstColumn, lastColumn) = (max(Int((x - reachX) / side), 0), Int((x + reachX) / side))
      guard firstRow <= lastRow, firstColumn <= lastColumn else { continue }
      for row in firstRow...lastRow {
        let last = Cell.number(heightClass, row: row, column: lastColumn)
        var place = firstPlace(Cell.number(heightClass, row: row, column: firstColumn))
        while place < cells.count, cells[place] <= last {
          let index = order[place]
          place += 1
          let shape = shapes[index]
          guard heights.contains(shape.height) else { continue }
          let (offsetX, offsetY) = (abs(shape.centerX - x), abs(shape.centerY - y))
          guard offsetX <= reachX, offsetY <= reachY else { continue }
          let distance = max(offsetX, offsetY)
          if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
      }
    }
    return best
  }

  /// Returns the place of the first shape in a cell or a later one.
  private func firstPlace(_ cell: UInt64) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle] < cell { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
