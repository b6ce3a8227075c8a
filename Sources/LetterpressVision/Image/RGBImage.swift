/// An sRGB picture, 8 bits per channel, without alpha.
public struct RGBImage: Equatable, Sendable {
  /// In pixels, 1 or more.
  public let width: Int
  /// In pixels, 1 or more.
  public let height: Int
  /// `height × width × 3`, row-major from the top left.
  public package(set) var bytes: [UInt8]

  /// - Precondition: there are `3 × width × height` bytes, and at least one pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == 3 * width * height)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates a picture of one colour, `width` × `height` pixels.
  ///
  /// - Complexity: O(pixels).
  /// - Precondition: `width` and `height` are 1 or more, and there is memory for three bytes of each pixel.
  public init(width: Int, height: Int, color: RGBColor) {
    var bytes = [UInt8](repeating: color.red, count: 3 * width * height)
    if color.green != color.red || color.blue != color.red {
      for offset in stride(from: 0, to: bytes.count, by: 3) {
        bytes[offset + 1] = color.green
        bytes[offset + 2] = color.blue
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The most pixels a picture may have.
  public static let maximumPixels = 100_000_000

  /// - Precondition: `x` is 0 to `width - 1`, `y` 0 to `height - 1`.
  public subscript(x: Int, y: Int) -> RGBColor {
    get {
      let offset = offset(x, y)
      return RGBColor(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
    }
    set {
      let offset = offset(x, y)
      bytes[offset] = newValue.red
      bytes[offset + 1] = newValue.green
      bytes[offset + 2] = newValue.blue
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
    return 3 * (y * width + x)
  }
}
