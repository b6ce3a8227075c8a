/// The histograms of the three channels of a set of colours.
struct ColorHistogram {
  /// Red's 256 counts, then green's, then blue's.
  private var counts = [Int32](repeating: 0, count: 3 * 256)
  private var total: Int32 = 0

  mutating func add(_ color: RGBColor) {
    counts.withUnsafeMutableBufferPointer { counts in
      // In bounds: no channel exceeds 255.
      counts[Int(color.red)] &+= 1
      counts[256 &+ Int(color.green)] &+= 1
      counts[512 &+ Int(color.blue)] &+= 1
    }
    total &+= 1
  }

  /// Adds every `step`th pixel of every `step`th row of a rectangle.
  ///
  /// - Precondition: the rectangle lies within the picture.
  mutating func add(_ rect: Rect, of image: RGBImage, step: Int) {
    precondition(rect == rect.clipped(toWidth: image.width, height: image.height), "not within the picture")
    counts.withUnsafeMutableBufferPointer { counts in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in stride(from: rect.y, to: rect.endY, by: step) {
          // In bounds: three bytes per pixel, all within the rectangle.
          var offset = 3 &* (y &* image.width &+ rect.x)
          var x = rect.x
          while x < rect.endX {
            counts[Int(bytes[offset])] &+= 1
            counts[256 &+ Int(bytes[offset &+ 1])] &+= 1
            counts[512 &+ Int(bytes[offset &+ 2])] &+= 1
            total &+= 1
            x &+= step
            offset &+= 3 &* step
          }
        }
      }
    }
  }

  /// The median of each channel (the upper median for an even count); black if there are no colours.
  var median: RGBColor {
    RGBColor(red: median(ofChannel: 0), green: median(ofChannel: 1), blue: median(ofChannel: 2))
  }

  private func median(ofChannel channel: Int) -> UInt8 {
    var remaining = total / 2
    for value in 0..<256 {
      remaining -= counts[256 * channel + value]
      if remaining < 0 { return UInt8(value) }
    }
    return 0
  }
}
