internal import LetterpressVision

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
