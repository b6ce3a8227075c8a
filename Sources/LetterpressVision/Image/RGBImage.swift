internal import CPlatform
public import LetterpressSolver

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

/// The memory layout of a pixel, one byte per channel.
public enum PixelFormat: CaseIterable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha, as in an HTML canvas.
  case rgba
  /// Blue, green, red, alpha, as in most pictures on Apple platforms.
  case bgra

  /// The number of bytes per pixel.
  public var byteCount: Int { self == .rgb ? 3 : 4 }
}

/// Why bytes cannot be taken as the pixels of a picture.
public enum PixelError: DescribedError, Equatable, Sendable {
  /// A side is less than one pixel.
  case noPixels(width: Int, height: Int)
  /// More pixels than the limit: ``RGBImage/maximumPixels``, or a lower one set by the caller.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The row stride is shorter than a row, so that rows would overlap.
  case rowsOverlap(stride: Int, rowBytes: Int)
  /// Fewer bytes than the pixels need; `expected` is `Int.max` if that number overflows.
  case tooFewBytes(expected: Int, got: Int)
}

extension PixelError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .noPixels(let width, let height): "\(width) × \(height) is not a picture: both sides must be 1 or more"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) is more than \(limit / 1_000_000) million pixels: scale the picture down"
    case .rowsOverlap(let stride, let rowBytes):
      "a row of pixels takes \(counted(rowBytes, "byte")), more than the stride of \(stride)"
    case .tooFewBytes(let expected, let got):
      "the pixels take \(counted(expected, "byte")), but there \(got == 1 ? "is" : "are") only \(got)"
    }
  }
}

extension RGBImage {
  /// Creates a picture from a copy of pixels in memory.
  ///
  /// Composites transparent pixels over white, in linear light. Expects straight (not premultiplied) alpha.
  ///
  /// - Parameters:
  ///   - pixels: row-major from the top left; bytes after the last pixel are ignored.
  ///   - rowStride: bytes from the start of one row to the start of the next; nil if rows are contiguous.
  /// - Throws: ``PixelError``.
  /// - Complexity: O(pixels).
  public init(
    width: Int, height: Int, pixels: Span<UInt8>, format: PixelFormat, rowStride: Int? = nil
  ) throws(PixelError) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    // Not `width * height`, which may overflow an `Int` of 32 bits.
    guard width <= RGBImage.maximumPixels / height else {
      throw .tooManyPixels(width: width, height: height, limit: RGBImage.maximumPixels)
    }
    let rowBytes = format.byteCount * width
    let stride = rowStride ?? rowBytes
    guard stride >= rowBytes else { throw .rowsOverlap(stride: stride, rowBytes: rowBytes) }
    let upperRows = stride.multipliedReportingOverflow(by: height - 1)
    let allRows = upperRows.partialValue.addingReportingOverflow(rowBytes)
    let expected = upperRows.overflow || allRows.overflow ? Int.max : allRows.partialValue
    guard pixels.count >= expected else { throw .tooFewBytes(expected: expected, got: pixels.count) }
    let bytes = pixels.withUnsafeBufferPointer { pixels in
      RGBImage.copied(pixels, width: width, height: height, format: format, stride: stride)
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Creates a picture from pixels in an array, `Data` or any other sequence of bytes: see
  /// ``init(width:height:pixels:format:rowStride:)-(_,_,Span<UInt8>,_,_)``.
  ///
  /// - Throws: ``PixelError``.
  /// - Complexity: O(pixels).
  public init(
    width: Int, height: Int, pixels: some Sequence<UInt8>, format: PixelFormat, rowStride: Int? = nil
  ) throws(PixelError) {
    let pixels = Array(pixels)
    try self.init(width: width, height: height, pixels: pixels.span, format: format, rowStride: rowStride)
  }

  private static func copied(
    _ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, format: PixelFormat, stride: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { bytes, count in
      guard let target = bytes.baseAddress, let source = pixels.baseAddress else { return }
      // In bounds: the caller has checked `stride`, `height` and the length of a row against the number of bytes.
      for y in 0..<height {
        let (row, copy) = (source + y &* stride, target + y &* 3 &* width)
        switch format {
        case .rgb: copy.update(from: row, count: 3 &* width)
        case .rgba: copyRow(row, to: copy, width: width, isReversed: false)
        case .bgra: copyRow(row, to: copy, width: width, isReversed: true)
        }
      }
      count = 3 * width * height
    }
  }

  /// Copies a row of four-byte pixels with alpha last; `isReversed` if blue comes first.
  @inline(__always)
  private static func copyRow(
    _ row: UnsafePointer<UInt8>, to copy: UnsafeMutablePointer<UInt8>, width: Int, isReversed: Bool
  ) {
    let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(copy))
    var opaque = UInt32.max
    /// Returns a pixel as alpha, blue, green and red, from its highest byte down.
    func pixel(_ x: Int) -> UInt32 {
      let bytes = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self))
      opaque &= bytes
      return isReversed ? bytes & 0xFF00_FF00 | bytes >> 16 & 0xFF | bytes << 16 & 0xFF_0000 : bytes
    }
    // Without alpha, four pixels fill three 4-byte words.
    let wholes = width & ~3
    var x = 0
    while x < wholes {
      let (first, second, third, fourth) = (pixel(x), pixel(x &+ 1), pixel(x &+ 2), pixel(x &+ 3))
      let words = (
        first & 0xFF_FFFF | second << 24, second >> 8 & 0xFFFF | third << 16, third >> 16 & 0xFF | fourth << 8
      )
      target.storeBytes(of: words.0.littleEndian, toByteOffset: 3 &* x, as: UInt32.self)
      target.storeBytes(of: words.1.littleEndian, toByteOffset: 3 &* x &+ 4, as: UInt32.self)
      target.storeBytes(of: words.2.littleEndian, toByteOffset: 3 &* x &+ 8, as: UInt32.self)
      x &+= 4
    }
    while x < width {
      let last = pixel(x)
      for channel in 0..<3 { copy[3 &* x &+ channel] = UInt8(truncatingIfNeeded: last >> (8 * channel)) }
      x &+= 1
    }
    guard opaque >> 24 != 255 else { return }
    for x in 0..<width where row[4 &* x &+ 3] != 255 {
      for channel in 3 &* x..<3 &* x &+ 3 { copy[channel] = overWhite(copy[channel], alpha: row[4 &* x &+ 3]) }
    }
  }

  /// Composites a channel over white in linear light, with libpng's exponent for sRGB.
  private static func overWhite(_ value: UInt8, alpha: UInt8) -> UInt8 {
    let share = Double(alpha) / 255
    let light = platform_pow(Double(value) / 255, 2.2) * share + 1 - share
    return UInt8((255 * platform_pow(light, 1 / 2.2)).rounded())
  }
}
