/// Finds the shapes of the header: areas of connected pixels that all differ from one colour, such as a digit, or that all
/// have that colour, such as the hole of a 0.
///
/// The board is found by areas of nearly equal brightness instead. Those do not work here: along the top of a circle, the
/// smoothed edge fades so slowly that circle and background would become one area.
struct HeaderShapes {
  private let image: RGBImage
  private let color: RGBColor
  /// The sum of the three channels' differences from which a pixel counts as different.
  private let leastDifference: Int32

  /// Prepares to find the shapes of a picture that differ from a colour.
  ///
  /// - Parameter tolerance: the mean difference over the channels up to which a pixel counts as the colour.
  init(of image: RGBImage, unlike color: RGBColor, tolerance: Int) {
    self.image = image
    self.color = color
    leastDifference = Int32(3 * (tolerance + 1))
  }

  /// Returns the letter-like shapes within a region that do not touch its edges.
  ///
  /// - Parameters:
  ///   - step: the side of the blocks that shapes are made of. A block is judged by its middle pixel, as large pictures
  ///     need not be examined in full.
  ///   - slimmest: the largest ratio of height to width of a letter.
  func shapes(in region: Rect, step: Int, slimmest: Int = Shape.slimmestCapital) -> [Shape] {
    let region = region.clipped(toWidth: image.width, height: image.height)
    let (width, height) = (region.width / step, region.height / step)
    guard width >= Shape.minimumLetterHeight, height >= Shape.minimumLetterHeight else { return [] }
    let mask = GrayImage(width: width, height: height, values: mask(of: region, step: step))
    return ShapeFinder.letterLikeShapes(in: mask, tolerance: 0, slimmest: slimmest).map { shape in
      var shape = shape.scaled(by: step)
      shape.box.x += region.x
      shape.box.y += region.y
      return shape
    }
  }

  /// Returns 255 for each block that differs from the colour, 0 for the others.
  private func mask(of region: Rect, step: Int) -> [UInt8] {
    let (width, height) = (region.width / step, region.height / step)
    let (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
    return [UInt8](unsafeUninitializedCapacity: width * height) { mask, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          // In bounds: the region is clipped to the picture and holds all blocks.
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
