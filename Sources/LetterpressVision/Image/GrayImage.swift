/// A picture of one 8-bit channel.
public struct GrayImage: Equatable, Sendable {
  /// In pixels, 1 or more.
  public let width: Int
  /// In pixels, 1 or more.
  public let height: Int
  /// `height × width`, row-major from the top left.
  public internal(set) var values: [UInt8]

  /// - Precondition: there are `width × height` values, and at least one.
  public init(width: Int, height: Int, values: [UInt8]) {
    precondition(width > 0 && height > 0 && values.count == width * height)
    self.width = width
    self.height = height
    self.values = values
  }

  /// The luma of every pixel of a picture.
  public init(lumaOf image: RGBImage) {
    let count = image.width * image.height
    let values = [UInt8](unsafeUninitializedCapacity: count) { luma, initialized in
      image.bytes.withUnsafeBufferPointer { bytes in
        // The same weights as RGBColor.luma. Both indices stay below their counts: 3 · count bytes.
        for index in 0..<count {
          let sum =
            77 &* UInt32(bytes[3 &* index]) &+ 150 &* UInt32(bytes[3 &* index &+ 1])
            &+ 29 &* UInt32(bytes[3 &* index &+ 2])
          luma[index] = UInt8(truncatingIfNeeded: sum >> 8)
        }
      }
      initialized = count
    }
    self.init(width: image.width, height: image.height, values: values)
  }

  /// Half the size: each pixel the mean of a 2 × 2 block. An odd last row or column is left out.
  ///
  /// - Precondition: width and height are 2 or more.
  func halved() -> GrayImage {
    let (halfWidth, halfHeight) = (width / 2, height / 2)
    let halved = [UInt8](unsafeUninitializedCapacity: halfWidth * halfHeight) { result, initialized in
      values.withUnsafeBufferPointer { values in
        for y in 0..<halfHeight {
          let upper = 2 * y * width
          let lower = upper + width
          for x in 0..<halfWidth {
            let sum =
              UInt16(values[upper &+ 2 &* x]) &+ UInt16(values[upper &+ 2 &* x &+ 1])
              &+ UInt16(values[lower &+ 2 &* x]) &+ UInt16(values[lower &+ 2 &* x &+ 1])
            result[y &* halfWidth &+ x] = UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
          }
        }
      }
      initialized = halfWidth * halfHeight
    }
    return GrayImage(width: halfWidth, height: halfHeight, values: halved)
  }
}
