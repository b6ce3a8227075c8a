/// A picture with one 8-bit channel.
public struct GrayImage: Equatable, Sendable {
  /// In pixels, 1 or more.
  public let width: Int
  /// In pixels, 1 or more.
  public let height: Int
  /// `height × width`, row-major from the top left.
  public let values: [UInt8]

  /// - Precondition: there are `width × height` values, and at least one.
  public init(width: Int, height: Int, values: [UInt8]) {
    precondition(width > 0 && height > 0 && values.count == width * height)
    self.width = width
    self.height = height
    self.values = values
  }

  /// Takes the luma of every pixel of a picture, 0 to 255.
  ///
  /// - Complexity: O(pixels).
  public init(lumaOf image: RGBImage) {
    let count = image.width * image.height
    let values = [UInt8](unsafeUninitializedCapacity: count) { luma, initialized in
      image.bytes.withUnsafeBufferPointer { bytes in
        // The same weights as RGBColor.luma. In bounds: there are 3 · count bytes.
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

  /// Takes the luma of a picture at half, a quarter … of its size: for each block of pixels, the mean of the four in
  /// its middle. Incomplete blocks at the right and bottom are dropped.
  ///
  /// - Parameter level: the sides are divided by 2 to this power.
  /// - Precondition: the level is 0 or more, and each side is at least two blocks long.
  init(lumaOf image: RGBImage, level: Int) {
    guard level > 0 else {
      self.init(lumaOf: image)
      return
    }
    precondition(image.width >> level >= 2 && image.height >> level >= 2)
    let (width, height) = (image.width >> level, image.height >> level)
    let (rowBytes, blockBytes) = (3 * image.width, 3 << level)
    let middle = (1 << (level - 1)) - 1
    let values = [UInt8](unsafeUninitializedCapacity: width * height) { luma, initialized in
      image.bytes.withUnsafeBytes { bytes in
        func word(at offset: Int) -> UInt64 {
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        for y in 0..<height {
          var offset = ((y << level) &+ middle) &* rowBytes &+ 3 &* middle
          for x in 0..<width - 1 {
            luma[y &* width &+ x] = GrayImage.meanLuma(word(at: offset), word(at: offset &+ rowBytes))
            offset &+= blockBytes
          }
          // Eight bytes from here could pass the end of the data, so the last load starts two bytes earlier.
          luma[y &* width &+ width &- 1] = GrayImage.meanLuma(
            word(at: offset &- 2) >> 16, word(at: offset &+ rowBytes &- 2) >> 16)
        }
      }
      initialized = width * height
    }
    self.init(width: width, height: height, values: values)
  }

  /// Returns the mean luma of two pairs of pixels, each in a word's low six bytes, with the weights 38, 75 and 15 of
  /// 128.
  ///
  ///     bytes              R G B R G B
  ///     even, in 16 bits   R   B   G      times 38, 15, 75
  ///     odd, in 16 bits      G   R   B    times 75, 38, 15
  ///
  /// Multiplying by the weights in reverse order puts the sum of the three products in the third 16 bits. No sum
  /// exceeds 510 · 128, so nothing carries.
  private static func meanLuma(_ upper: UInt64, _ lower: UInt64) -> UInt8 {
    let mask: UInt64 = 0x0000_00FF_00FF_00FF
    let even = (upper & mask) &+ (lower & mask)
    let odd = (upper >> 8 & mask) &+ (lower >> 8 & mask)
    let sum = (even &* (75 | 15 << 16 | 38 << 32)) >> 32 & 0xFFFF &+ (odd &* (15 | 38 << 16 | 75 << 32)) >> 32 & 0xFFFF
    return UInt8(truncatingIfNeeded: (sum &+ 256) >> 9)
  }
}
