/// The shapes of the header: connected areas of pixels that meet a condition.
///
/// Not the areas of nearly equal brightness that the board is found by: along the top of a circle the
/// smoothed edge fades so slowly that such an area runs out into the background.
enum HeaderShapes {
  /// The letter-like shapes above the board or, where there is no room for a header, left of it.
  static func shapes(
    in image: RGBImage, around grid: TileGrid, where isPart: (RGBColor) -> Bool
  ) -> [Shape] {
    let region = region(around: grid, of: image)
    guard region.width >= Shape.minimumLetterHeight, region.height >= Shape.minimumLetterHeight else { return [] }
    let mask = [UInt8](unsafeUninitializedCapacity: region.width * region.height) { mask, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in region.y..<region.endY {
          // The region was clipped to the picture.
          var offset = 3 * (y * image.width + region.x)
          for _ in 0..<region.width {
            let color = RGBColor(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
            mask[count] = isPart(color) ? 255 : 0
            count += 1
            offset += 3
          }
        }
      }
    }
    let masked = GrayImage(width: region.width, height: region.height, values: mask)
    return ShapeFinder.letterLikeShapes(in: masked, tolerance: 0).map { $0.moved(x: region.x, y: region.y) }
  }

  /// The header of a tall phone begins 9.4 sides of a tile above the board.
  private static func region(around grid: TileGrid, of image: RGBImage) -> Rect {
    let reach = 10 * grid.pitch
    let above = Rect(
      // The avatars reach to 1.3 sides on either side of the board's middle.
      x: Int(grid.x + 0.5 * grid.pitch), y: Int(grid.y - reach), width: Int(4 * grid.pitch), height: Int(reach)
    ).clipped(toWidth: image.width, height: image.height)
    guard Double(above.height) < 1.5 * grid.pitch else { return above }
    return Rect(x: 0, y: 0, width: Int(grid.x), height: image.height)
      .clipped(toWidth: image.width, height: image.height)
  }
}
