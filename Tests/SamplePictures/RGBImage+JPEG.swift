internal import Foundation
package import LetterpressVision

extension RGBImage {
  /// Returns the picture as decoded from a JPEG file: YCbCr with halved colour channels, 8 × 8 DCT, and the
  /// quantization tables of the standard's annex K, scaled as by the Independent JPEG Group's encoder.
  ///
  /// - Parameter quality: 1 to 100.
  package func withJPEGArtefacts(quality: Int) -> RGBImage {
    var planes = JPEGPlanes(self)
    let luma = JPEGQuantizer(table: JPEGQuantizer.luma, quality: quality)
    let chroma = JPEGQuantizer(table: JPEGQuantizer.chroma, quality: quality)
    luma.apply(to: &planes.luma)
    chroma.apply(to: &planes.blueness)
    chroma.apply(to: &planes.redness)
    return planes.image
  }
}

/// Luma, and the two colour channels at half the size, all minus 128.
struct JPEGPlanes {
  let width: Int
  let height: Int
  var luma: Plane
  var blueness: Plane
  var redness: Plane

  init(_ image: RGBImage) {
    width = image.width
    height = image.height
    luma = Plane(width: width, height: height)
    blueness = Plane(width: (width + 1) / 2, height: (height + 1) / 2)
    redness = blueness
    let bytes = image.bytes
    for y in 0..<luma.height {
      let row = 3 * min(y, height - 1) * width
      for x in 0..<luma.width {
        let offset = row + 3 * min(x, width - 1)
        let (red, green, blue) = (Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]))
        let value = 0.299 * red + 0.587 * green + 0.114 * blue
        luma.values[y * luma.width + x] = value - 128
        guard y / 2 < blueness.height, x / 2 < blueness.width else { continue }
        let half = y / 2 * blueness.width + x / 2
        blueness.values[half] += (blue - value) * 0.5 / 0.886 / 4
        redness.values[half] += (red - value) * 0.5 / 0.701 / 4
      }
    }
    fillUp(&blueness)
    fillUp(&redness)
  }

  /// Repeats the picture's right and bottom edges if the channel extends further.
  private func fillUp(_ plane: inout Plane) {
    let (endX, endY) = (min(luma.width / 2, plane.width), min(luma.height / 2, plane.height))
    for y in 0..<plane.height {
      for x in 0..<plane.width where x >= endX || y >= endY {
        plane.values[y * plane.width + x] = plane.values[min(y, endY - 1) * plane.width + min(x, endX - 1)]
      }
    }
  }

  var image: RGBImage {
    var bytes = [UInt8](repeating: 0, count: 3 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let half = y / 2 * blueness.width + x / 2
        let value = luma.values[y * luma.width + x] + 128.5
        let (blue, red) = (blueness.values[half], redness.values[half])
        let offset = 3 * (y * width + x)
        bytes[offset] = UInt8(min(max(value + 1.402 * red, 0), 255))
        bytes[offset + 1] = UInt8(min(max(value - 0.344_136 * blue - 0.714_136 * red, 0), 255))
        bytes[offset + 2] = UInt8(min(max(value + 1.772 * blue, 0), 255))
      }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }
}

extension JPEGPlanes {
  /// One channel, its sides padded to a multiple of 8.
  struct Plane {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int) {
      self.width = (width + 7) / 8 * 8
      self.height = (height + 7) / 8 * 8
      values = [Float](repeating: 0, count: self.width * self.height)
    }
  }
}

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
