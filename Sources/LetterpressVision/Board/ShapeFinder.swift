/// Labels the 4-connected components of nearly equal brightness (areas, below) and keeps the letter-like ones that do
/// not touch the edge of the picture.
///
/// Makes one pass over the rows. A row is split into runs of pixels that differ little from their left neighbour; a run
/// joins the area of every run above that it touches at a pixel of nearly the same brightness. Only two rows of runs
/// are kept, and an area's record is reused once no run of the current row belongs to it, so memory grows with the
/// width of the picture, not its size.
struct ShapeFinder {
  private struct Run {
    var start: Int
    var end: Int
    var area: Int
  }

  private struct Area {
    var shape: Shape
    /// The index of the area that this one was merged into; its own index if it was not.
    var parent: Int

    /// Adds a run of row `y`, the lowest row of the area so far.
    mutating func include(_ run: Run, y: Int) {
      shape.minX = min(shape.minX, run.start)
      shape.maxX = max(shape.maxX, run.end - 1)
      shape.maxY = y
      shape.area += run.end - run.start
    }
  }

  private let width: Int
  private let height: Int
  private let tolerance: Int
  private let slimmest: Int
  private var areas: [Area] = []
  private var freeAreas: [Int] = []
  private var mergedAreas: [Int] = []
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
      split(row, into: &current)
      if y == 0 {
        for index in current.indices { current[index].area = newArea(current[index], y: y) }
      } else {
        let rowAbove = UnsafeBufferPointer(rebasing: values[(y - 1) * width..<y * width])
        connect(&current, at: y, to: above, row: row, rowAbove: rowAbove)
        retire(above, before: y)
      }
      swap(&above, &current)
    }
    retire(above, before: height)
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
        runs.append(Run(start: start, end: x, area: -1))
        start = x
      }
      x += 1
    }
    runs.append(Run(start: start, end: row.count, area: -1))
  }

  /// Assigns every run of row `y` the merged area of the runs above that it touches, or a new one.
  private mutating func connect(
    _ runs: inout [Run], at y: Int, to above: [Run],
    row: UnsafeBufferPointer<UInt8>, rowAbove: UnsafeBufferPointer<UInt8>
  ) {
    var first = 0
    for index in runs.indices {
      let run = runs[index]
      while above[first].end <= run.start { first += 1 }
      var area = -1
      var other = first
      while other < above.count, above[other].start < run.end {
        let overlap = max(run.start, above[other].start)..<min(run.end, above[other].end)
        if touch(row, rowAbove, in: overlap) {
          let root = root(of: above[other].area)
          area = area < 0 ? root : merge(area, root)
        }
        other += 1
      }
      if area < 0 {
        area = newArea(run, y: y)
      } else {
        areas[area].include(run, y: y)
      }
      runs[index].area = area
    }
    for index in runs.indices { runs[index].area = root(of: runs[index].area) }
  }

  private func touch(
    _ row: UnsafeBufferPointer<UInt8>, _ rowAbove: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Bool {
    for x in range where abs(Int(row[x]) &- Int(rowAbove[x])) <= tolerance { return true }
    return false
  }

  /// Keeps the areas that ended above row `y` if they are letter-like, and frees their records.
  private mutating func retire(_ above: [Run], before y: Int) {
    for run in above {
      let root = root(of: run.area)
      guard areas[root].shape.maxY < y, areas[root].shape.area > 0 else { continue }
      // A shape that touches the edge of the picture may continue beyond it.
      let shape = areas[root].shape
      if shape.isLetterLike(slimmest: slimmest), shape.minX > 0, shape.minY > 0, shape.maxX < width - 1,
        shape.maxY < height - 1
      {
        found.append(shape)
      }
      areas[root].shape.area = 0
      freeAreas.append(root)
    }
    // By now every run of the current row refers to its root, so nothing refers to a merged record.
    freeAreas.append(contentsOf: mergedAreas)
    mergedAreas.removeAll(keepingCapacity: true)
  }

  private mutating func newArea(_ run: Run, y: Int) -> Int {
    let shape = Shape(minX: run.start, minY: y, maxX: run.end - 1, maxY: y, area: run.end - run.start)
    if let free = freeAreas.popLast() {
      areas[free] = Area(shape: shape, parent: free)
      return free
    }
    areas.append(Area(shape: shape, parent: areas.count))
    return areas.count - 1
  }

  private func root(of area: Int) -> Int {
    var root = area
    while areas[root].parent != root { root = areas[root].parent }
    return root
  }

  /// Merges two areas and returns the index of the result.
  private mutating func merge(_ one: Int, _ other: Int) -> Int {
    guard one != other else { return one }
    let shape = areas[other].shape
    areas[one].shape.minX = min(areas[one].shape.minX, shape.minX)
    areas[one].shape.minY = min(areas[one].shape.minY, shape.minY)
    areas[one].shape.maxX = max(areas[one].shape.maxX, shape.maxX)
    areas[one].shape.maxY = max(areas[one].shape.maxY, shape.maxY)
    areas[one].shape.area += shape.area
    areas[other].parent = one
    mergedAreas.append(other)
    return one
  }
}
