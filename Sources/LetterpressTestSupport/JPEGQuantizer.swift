internal import Foundation

/// Rounds the cosine coefficients of 8 × 8 blocks to multiples of their steps.
struct JPEGQuantizer {
  private typealias Block = [SIMD8<Float>]

  /// Row by row.
  private let steps: [SIMD8<Float>]

  init(table: [Int], quality: Int) {
    let scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
    let scaled = table.map { Float(min(max(($0 * scale + 50) / 100, 1), 255)) }
    steps = stride(from: 0, to: 64, by: 8).map { SIMD8(scaled[$0..<$0 + 8]) }
  }

  func apply(to plane: inout JPEGPlanes.Plane) {
    var block = Block(repeating: .zero, count: 8)
    var product = block
    for top in stride(from: 0, to: plane.height, by: 8) {
      for left in stride(from: 0, to: plane.width, by: 8) {
        for y in 0..<8 {
          for x in 0..<8 { block[y][x] = plane.values[(top + y) * plane.width + left + x] }
        }
        JPEGQuantizer.multiply(JPEGQuantizer.cosines, &block, &product)
        JPEGQuantizer.multiply(JPEGQuantizer.cosines, &block, &product)
        for y in 0..<8 { block[y] = (block[y] / steps[y]).rounded(.toNearestOrAwayFromZero) * steps[y] }
        JPEGQuantizer.multiply(JPEGQuantizer.transposedCosines, &block, &product)
        JPEGQuantizer.multiply(JPEGQuantizer.transposedCosines, &block, &product)
        for y in 0..<8 {
          for x in 0..<8 { plane.values[(top + y) * plane.width + left + x] = block[y][x] }
        }
      }
    }
  }

  /// Replaces a block by the transpose of its product with a matrix from the left; done twice, this is the transform in
  /// both directions.
  private static func multiply(_ matrix: [Float], _ block: inout Block, _ product: inout Block) {
    for y in 0..<8 {
      var sum = SIMD8<Float>.zero
      for k in 0..<8 { sum += matrix[8 * y + k] * block[k] }
      product[y] = sum
    }
    for y in 0..<8 { for x in 0..<8 { block[x][y] = product[y][x] } }
  }

  private static let cosines: [Float] = (0..<64).map { index in
    let (frequency, place) = (index / 8, index % 8)
    let scale = frequency == 0 ? (1.0 / 8).squareRoot() : 0.5
    return Float(scale * cos(Double((2 * place + 1) * frequency) * .pi / 16))
  }

  private static let transposedCosines: [Float] = (0..<64).map { cosines[$0 % 8 * 8 + $0 / 8] }

  static let luma = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  static let chroma = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
    24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]
}
