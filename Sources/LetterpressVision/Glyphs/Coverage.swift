/// How much of each pixel of a tile is covered by ink.
struct Coverage {
  let width: Int
  let height: Int
  /// 0 (none) to 255 (all), row-major.
  private(set) var values: [UInt8]

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
  static let threshold: UInt8 = 128

  /// Returns the bounding box of all ink; nil if there is none.
  func inkBox() -> Rect? {
    let boxes = ink().labeller.shapes.map { $0.shape.box }
    return boxes.first.map { boxes.reduce($0) { $0.union($1) } }
  }

  /// Where a letter's ink is.
  struct LetterInk: Equatable {
    var box: Rect
    /// The share of all ink that belongs neither to it nor to the mark, 0 to 1.
    var strayInk: Double
    /// The area of the largest other shape that lies within the tile and has the letter's colour, over the letter's: that of
    /// an accent or of a second sign. What covers a tile comes in from its edge, unlike an accent that ends there, above or
    /// below the letter.
    var mark: Double
    /// Whether it consists of several areas side by side.
    var isInParts: Bool
  }

  /// Removes all ink but the letter's and returns where that is; nil if there is none.
  ///
  /// The letter is the largest connected area of ink that reaches into the middle third of the tile, together with any
  /// parts of it to its side: some faces draw a K in two strokes.
  ///
  /// - Parameter isSameInk: whether a stroke has the colour of the letter's.
  mutating func isolateLetter(isSameInk: (_ stroke: Stroke, _ letter: Stroke) -> Bool) -> LetterInk? {
    var (labeller, runs) = ink()
    let areas = labeller.shapes
    guard let letter = areas.filter({ isCentral($0.shape) }).max(by: { $0.shape.area < $1.shape.area }) else {
      return nil
    }
    let main = letter.shape
    func hasInkOfLetter(_ area: (component: Int, shape: Shape)) -> Bool {
      isSameInk(
        stroke(ofComponent: area.component, &labeller, runs), stroke(ofComponent: letter.component, &labeller, runs))
    }
    let parts = areas.filter { $0.shape == main || isPart($0.shape, of: main) && hasInkOfLetter($0) }
    let mark = areas.reduce(0) { largest, area in
      area.shape.area > largest && Coverage.leastMark * area.shape.area >= main.area && isMark(area.shape, of: main)
        && !parts.contains { $0.component == area.component } && hasInkOfLetter(area) ? area.shape.area : largest
    }
    if parts.count < areas.count {
      var isKept = [Bool](repeating: false, count: labeller.componentCount)
      for part in parts { isKept[part.component] = true }
      for (offset, run) in runs where !isKept[labeller.root(of: run.component)] {
        for x in run.start..<run.end { values[offset + x] = 0 }
      }
    }
    let allInk = areas.reduce(0) { $0 + $1.shape.area }
    let letterInk = parts.reduce(0) { $0 + $1.shape.area }
    return LetterInk(
      box: parts.reduce(main.box) { $0.union($1.shape.box) },
      strayInk: Double(allInk - letterInk - mark) / Double(allInk),
      mark: Double(mark) / Double(letterInk), isInParts: parts.count > 1)
  }

  /// The part of the tile's side that a corner takes on each axis.
  private static let corner = (part: 2, of: 5)

  /// Removes the connected areas that lie in a corner and reach the tile's edges.
  ///
  /// - Parameter least: the coverage, 0 to 255, up to which a pixel counts as the tile's own colour.
  mutating func clearCorners(above least: UInt8) {
    var (labeller, runs) = ink(from: least + 1)
    func reaches(_ range: ClosedRange<Int>, _ side: Int) -> (start: Bool, end: Bool) {
      let reach = side * Coverage.corner.part / Coverage.corner.of
      return (range.upperBound < reach, range.lowerBound >= side - reach)
    }
    let corners = labeller.shapes.filter { area in
      let (x, y) = (area.shape.minX...area.shape.maxX, area.shape.minY...area.shape.maxY)
      let (across, down) = (reaches(x, width), reaches(y, height))
      let isAtEdge = x.lowerBound == 0 || y.lowerBound == 0 || x.upperBound == width - 1 || y.upperBound == height - 1
      return isAtEdge && (across.start || across.end) && (down.start || down.end)
    }
    var isCorner = [Bool](repeating: false, count: labeller.componentCount)
    for area in corners { isCorner[area.component] = true }
    for (offset, run) in runs where isCorner[labeller.root(of: run.component)] {
      for x in run.start..<run.end { values[offset + x] = 0 }
    }
  }

  /// Smaller areas, by this part of the letter's, are not looked at as marks: specks of noise may be many.
  private static let leastMark = 100

  /// The pixels by which to tell the colour of a connected area.
  struct Stroke {
    /// As y × ``Coverage/width`` + x; at least one.
    var pixels: [Int]
    /// Whether the area is so thin that all of its pixels are on its soft edge, and so may have some of the tile's colour.
    var isThin: Bool
  }

  /// Returns the pixels of a connected area whose neighbours are ink too, or all of them if there is none.
  private func stroke(
    ofComponent component: Int, _ labeller: inout ComponentLabeller, _ runs: [(offset: Int, run: ComponentLabeller.Run)]
  ) -> Stroke {
    var all: [Int] = []
    for (offset, run) in runs where labeller.root(of: run.component) == component {
      all += offset + run.start..<offset + run.end
    }
    let inner = all.filter { index in
      let x = index % width
      return x > 0 && x < width - 1 && index >= width && index < values.count - width
        && [index - 1, index + 1, index - width, index + width].allSatisfy { values[$0] >= Coverage.threshold }
    }
    return Stroke(pixels: inner.isEmpty ? all : inner, isThin: inner.isEmpty)
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

  /// Returns the share of the tile, 0 to 1, that is neither its own colour nor ink nor the soft edge of ink. So
  /// much of it is covered by something of a third colour.
  ///
  /// - Parameter least: the coverage, 0 to 255, up to which a pixel counts as the tile's own colour.
  func intermediateInk(above least: UInt8) -> Double {
    let softEdge = 2
    var count = 0
    values.withUnsafeBufferPointer { values in
      for index in values.indices where values[index] > least && values[index] < Coverage.threshold {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        let isEdge = (max(y - softEdge, 0)...min(y + softEdge, height - 1)).contains { row in
          (max(x - softEdge, 0)...min(x + softEdge, width - 1)).contains {
            values[row * width + $0] >= Coverage.threshold
          }
        }
        if !isEdge { count += 1 }
      }
    }
    return Double(count) / Double(values.count)
  }

  /// Returns the share of the outermost pixels on all four sides that is not ink, 0 to 1.
  func plainRim() -> Double {
    var plain = 0
    for x in 0..<width { for y in [0, height - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    for y in 0..<height { for x in [0, width - 1] where values[y * width + x] < Coverage.threshold { plain += 1 } }
    return Double(plain) / Double(2 * (width + height))
  }

  private func isCentral(_ area: Shape) -> Bool {
    3 * area.maxX >= width && 3 * area.minX <= 2 * width && 3 * area.maxY >= height && 3 * area.minY <= 2 * height
  }

  /// Whether an area is clear of the tile's edges, or only of the left and right ones but no wider than the letter.
  private func isMark(_ area: Shape, of main: Shape) -> Bool {
    guard area.minX > 0, area.maxX < width - 1 else { return false }
    return area.minY > 0 && area.maxY < height - 1 || area.minX >= main.minX && area.maxX <= main.maxX
  }

  /// Whether an area is large enough, clear of the tile's left and right edges, and within the letter's height.
  private func isPart(_ area: Shape, of main: Shape) -> Bool {
    let slack = (main.maxY - main.minY) / 8
    return 10 * area.area >= main.area && area.minX > 0 && area.maxX < width - 1
      && area.minY >= main.minY - slack && area.maxY <= main.maxY + slack
  }

  /// Returns the areas of ink connected by sides or corners of pixels, and the runs that they consist of, each with the
  /// index at which its row begins in ``values``.
  ///
  /// - Parameter least: the coverage from which a pixel counts.
  private func ink(
    from least: UInt8 = Coverage.threshold
  ) -> (labeller: ComponentLabeller, runs: [(offset: Int, run: ComponentLabeller.Run)]) {
    var labeller = ComponentLabeller()
    var runs: [(offset: Int, run: ComponentLabeller.Run)] = []
    var above: [ComponentLabeller.Run] = []
    var current: [ComponentLabeller.Run] = []
    for y in 0..<height {
      splitInk(ofRow: y, from: least, into: &current)
      labeller.connect(&current, at: y, to: above, reach: 1) { _ in true }
      for run in current { runs.append((y * width, run)) }
      swap(&above, &current)
    }
    return (labeller, runs)
  }

  /// Splits a row into runs of ink.
  private func splitInk(ofRow y: Int, from least: UInt8, into runs: inout [ComponentLabeller.Run]) {
    runs.removeAll(keepingCapacity: true)
    values.withUnsafeBufferPointer { values in
      let offset = y &* width
      var x = 0
      while x < width {
        guard values[offset &+ x] >= least else {
          x &+= 1
          continue
        }
        let start = x
        while x < width, values[offset &+ x] >= least { x &+= 1 }
        runs.append(ComponentLabeller.Run(start: start, end: x))
      }
    }
  }
}
