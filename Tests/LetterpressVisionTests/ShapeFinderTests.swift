import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressVision

struct ShapeFinderTests {
  /// The areas of a picture by plain flood fill.
  private func areas(of image: GrayImage, tolerance: Int) -> [Shape] {
    var isLabelled = [Bool](repeating: false, count: image.values.count)
    var shapes: [Shape] = []
    for seed in image.values.indices where !isLabelled[seed] {
      let (seedX, seedY) = (seed % image.width, seed / image.width)
      var shape = Shape(minX: seedX, minY: seedY, maxX: seedX, maxY: seedY, area: 0)
      var stack = [seed]
      isLabelled[seed] = true
      while let index = stack.popLast() {
        let (x, y) = (index % image.width, index / image.width)
        shape.area += 1
        shape.minX = min(shape.minX, x)
        shape.maxX = max(shape.maxX, x)
        shape.minY = min(shape.minY, y)
        shape.maxY = max(shape.maxY, y)
        for (nextX, nextY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        where nextX >= 0 && nextX < image.width && nextY >= 0 && nextY < image.height {
          let next = nextY * image.width + nextX
          if !isLabelled[next], abs(Int(image.values[next]) - Int(image.values[index])) <= tolerance {
            isLabelled[next] = true
            stack.append(next)
          }
        }
      }
      shapes.append(shape)
    }
    return shapes
  }

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
    let expected = areas(of: image, tolerance: tolerance).filter { shape in
      shape.isLetterLike && shape.minX > 0 && shape.minY > 0 && shape.maxX < width - 1 && shape.maxY < height - 1
    }
    #expect(sorted(ShapeFinder.letterLikeShapes(in: image, tolerance: tolerance)) == sorted(expected))
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
