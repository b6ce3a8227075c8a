import LetterpressSolver
import Testing

@testable import LetterpressVision

struct ShapeFinderTests {
  /// The connected areas of a picture by plain flood fill.
  ///
  /// - Parameters:
  ///   - neighbours: the steps to the pixels that a pixel touches.
  ///   - isIncluded: whether pixels of a value belong to any area.
  ///   - areJoined: whether two neighbouring values belong together.
  private func areas(
    of image: GrayImage, neighbours: [(x: Int, y: Int)], within isIncluded: (UInt8) -> Bool = { _ in true },
    areJoined: (UInt8, UInt8) -> Bool
  ) -> [Shape] {
    var isLabelled = [Bool](repeating: false, count: image.values.count)
    var shapes: [Shape] = []
    for seed in image.values.indices where !isLabelled[seed] && isIncluded(image.values[seed]) {
      var pixels: [(x: Int, y: Int)] = []
      var stack = [seed]
      isLabelled[seed] = true
      while let index = stack.popLast() {
        let (x, y) = (index % image.width, index / image.width)
        pixels.append((x, y))
        for step in neighbours {
          let (nextX, nextY) = (x + step.x, y + step.y)
          guard (0..<image.width).contains(nextX), (0..<image.height).contains(nextY) else { continue }
          let next = nextY * image.width + nextX
          if !isLabelled[next], isIncluded(image.values[next]), areJoined(image.values[next], image.values[index]) {
            isLabelled[next] = true
            stack.append(next)
          }
        }
      }
      let (columns, rows) = (pixels.map(\.x).sorted(), pixels.map(\.y).sorted())
      shapes.append(
        Shape(
          minX: columns[0], minY: rows[0], maxX: columns[columns.count - 1], maxY: rows[rows.count - 1],
          area: pixels.count))
    }
    return shapes
  }

  private static let sides = [(x: -1, y: 0), (x: 1, y: 0), (x: 0, y: -1), (x: 0, y: 1)]
  private static let sidesAndCorners = sides + [(x: -1, y: -1), (x: 1, y: -1), (x: -1, y: 1), (x: 1, y: 1)]

  private func sorted(_ shapes: [Shape]) -> [Shape] {
    shapes.sorted { ($0.minY, $0.minX, $0.maxY, $0.maxX, $0.area) < ($1.minY, $1.minX, $1.maxY, $1.maxX, $1.area) }
  }

  @Test(arguments: 1...60)
  func findsWhatFloodFillFinds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...60, using: &generator)
    let height = Int.random(in: 1...60, using: &generator)
    // Few levels give large areas of every shape; the tolerance joins some of them.
    let levels = UInt8.random(in: 2...5, using: &generator)
    let values = (0..<width * height).map { _ in UInt8.random(in: 0..<levels, using: &generator) * 20 }
    let image = GrayImage(width: width, height: height, values: values)
    let tolerance = [0, 20, 40].randomElement(using: &generator) ?? 0
    let all = areas(of: image, neighbours: ShapeFinderTests.sides) { abs(Int($0) - Int($1)) <= tolerance }
    let expected = all.filter { shape in
      shape.isLetterLike && shape.minX > 0 && shape.minY > 0 && shape.maxX < width - 1 && shape.maxY < height - 1
    }
    #expect(sorted(ShapeFinder.letterLikeShapes(in: image, tolerance: tolerance)) == sorted(expected))
  }

  /// The order matters too: of several largest areas of ink, the first is taken for the letter.
  @Test(arguments: 1...60)
  func connectsInkBySidesAndCornersInReadingOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...40, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    // A third of it ink, so that about as many areas touch by a corner as do not touch.
    let isInk = (0..<width * height).map { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    var labeller = ComponentLabeller()
    var above: [ComponentLabeller.Run] = []
    for y in 0..<height {
      var runs: [ComponentLabeller.Run] = []
      for x in 0..<width where isInk[y * width + x] {
        if runs.last?.end == x { runs[runs.count - 1].end += 1 } else { runs.append(.init(start: x, end: x + 1)) }
      }
      labeller.connect(&runs, at: y, to: above, reach: 1) { _ in true }
      above = runs
    }
    let image = GrayImage(width: width, height: height, values: isInk.map { $0 ? 255 : 0 })
    let expected = areas(of: image, neighbours: ShapeFinderTests.sidesAndCorners, within: { $0 == 255 }) { _, _ in true
    }
    #expect(labeller.shapes.map(\.shape) == expected)
  }

  @Test(arguments: [
    // width, height, area: an I, an M, a full square, a line, a speck, a large frame, a hairline.
    (9, 57, 500, true), (75, 57, 2000, true), (57, 57, 3249, true), (200, 8, 1600, false), (4, 4, 16, false),
    (60, 60, 200, false), (3, 57, 171, false),
  ])
  func recognizesLettersByTheirProportions(width: Int, height: Int, area: Int, isLetterLike: Bool) {
    let shape = Shape(minX: 0, minY: 0, maxX: width - 1, maxY: height - 1, area: area)
    #expect(shape.isLetterLike == isLetterLike)
  }
}
