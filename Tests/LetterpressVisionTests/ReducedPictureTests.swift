import LetterpressSolver
import Testing

@testable import LetterpressVision

struct ReducedPictureTests {
  private func picture(width: Int, height: Int, using generator: inout SeededGenerator) -> RGBImage {
    let bytes = (0..<3 * width * height).map { _ in
      // Many maximal values, for which sums are closest to their limit.
      Bool.random(using: &generator) ? 255 : UInt8.random(in: 0...255, using: &generator)
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// The mean luma of the four pixels in the middle of a block.
  private func meanLuma(of image: RGBImage, blockX: Int, blockY: Int, side: Int) -> Double {
    let middle = side / 2 - 1
    let pixels = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      image[blockX * side + middle + x, blockY * side + middle + y]
    }
    return pixels.reduce(0) { $0 + 38 * Double($1.red) + 75 * Double($1.green) + 15 * Double($1.blue) } / 512
  }

  @Test(arguments: 1...60)
  func isTheMeanOfTheMiddleOfEachBlock(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let level = Int.random(in: 1...3, using: &generator)
    let side = 1 << level
    let image = picture(
      width: Int.random(in: 2 * side...6 * side, using: &generator),
      height: Int.random(in: 2 * side...6 * side, using: &generator), using: &generator)
    let reduced = GrayImage(lumaOf: image, level: level)
    #expect(reduced.width == image.width / side)
    #expect(reduced.height == image.height / side)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        let mean = meanLuma(of: image, blockX: x, blockY: y, side: side)
        #expect(abs(Double(reduced.values[y * reduced.width + x]) - mean) <= 0.5)
      }
    }
  }

  @Test func levelZeroIsThePictureItself() {
    var generator = SeededGenerator(seed: 1)
    let image = picture(width: 7, height: 3, using: &generator)
    #expect(GrayImage(lumaOf: image, level: 0) == GrayImage(lumaOf: image))
  }

  @Test(arguments: [
    // width, height, levels
    (640, 1136, [2, 1, 0]), (828, 1792, [2, 1, 0]), (2048, 1536, [3, 2, 1, 0]), (100, 100, [0]), (5000, 1, [0]),
    (319, 999, [0]),

  ])
  func startsAtALevelThatSuitsTheSize(width: Int, height: Int, levels: [Int]) {
    #expect(BoardLocator.levels(of: RGBImage(width: width, height: height, color: .white)) == levels)
  }

  @Test(arguments: 1...30)
  func medianIsTakenPerChannel(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let image = picture(
      width: Int.random(in: 1...9, using: &generator), height: Int.random(in: 1...9, using: &generator),
      using: &generator)
    let step = Int.random(in: 1...3, using: &generator)
    var histogram = ColorHistogram()
    histogram.add(Rect(x: 0, y: 0, width: image.width, height: image.height), of: image, step: step)
    var colors: [RGBColor] = []
    for y in stride(from: 0, to: image.height, by: step) {
      for x in stride(from: 0, to: image.width, by: step) { colors.append(image[x, y]) }
    }
    #expect(histogram.median == .median(of: colors))
    #expect(ColorHistogram().median == .black)
  }
}
