/// The shapes of the header: connected areas of pixels that differ from a colour, and the areas between them.
///
/// Not the areas of nearly equal brightness that the board is found by: along the top of a circle the
/// smoothed edge fades so slowly that such an area runs out into the background.
struct HeaderShapes {
  private let image: RGBImage
  private let color: RGBColor
  /// The sum of the three channels' differences from which on a pixel differs.
  private let leastDifference: Int32

  /// The shapes of a picture that differ from a colour.
  ///
  /// - Parameter tolerance: the mean difference over the channels up to which a pixel is of the colour.
  init(of image: RGBImage, unlike color: RGBColor, tolerance: Int) {
    self.image = image
    self.color = color
    leastDifference = Int32(3 * (tolerance + 1))
  }

  /// The letter-like shapes within a region, which do not touch its edges.
  ///
  /// - Parameters:
  ///   - step: the side of the blocks of pixels that are judged by the one in their middle: large
  ///     pictures need not be looked at in full. The shapes are made of whole blocks.
  ///   - slimmest: how many times as high as wide a letter may be.
  func shapes(in region: Rect, step: Int, slimmest: Int = Shape.slimmestCapital) -> [Shape] {
    let region = region.clipped(toWidth: image.width, height: image.height)
    let (width, height) = (region.width / step, region.height / step)
    guard width >= Shape.minimumLetterHeight, height >= Shape.minimumLetterHeight else { return [] }
    let mask = GrayImage(width: width, height: height, values: mask(of: region, step: step))
    return ShapeFinder.letterLikeShapes(in: mask, tolerance: 0, slimmest: slimmest).map { shape in
      Shape(
        minX: region.x + step * shape.minX, minY: region.y + step * shape.minY,
        maxX: region.x + step * (shape.maxX + 1) - 1, maxY: region.y + step * (shape.maxY + 1) - 1,
        area: step * step * shape.area)
    }
  }

  /// 255 for each block that differs from the colour, 0 for any other.
  private func mask(of region: Rect, step: Int) -> [UInt8] {
    let (width, height) = (region.width / step, region.height / step)
    let (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
    return [UInt8](unsafeUninitializedCapacity: width * height) { mask, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          // The region was clipped to the picture, and the blocks lie within the region.
          var offset = 3 &* ((region.y &+ y &* step &+ step / 2) &* image.width &+ region.x &+ step / 2)
          for x in 0..<width {
            let difference =
              abs(Int32(bytes[offset]) &- red) &+ abs(Int32(bytes[offset &+ 1]) &- green)
              &+ abs(Int32(bytes[offset &+ 2]) &- blue)
            mask[y &* width &+ x] = difference >= leastDifference ? 255 : 0
            offset &+= 3 &* step
          }
        }
      }
      count = width * height
    }
  }
}
