internal import CPlatform

/// How a pixel lies in memory, one byte a channel.
public enum PixelFormat: CaseIterable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha: what a canvas in a page has.
  case rgba
  /// Blue, green, red, alpha: what pictures on Apple's systems mostly have.
  case bgra

  /// The bytes of a pixel.
  public var byteCount: Int { self == .rgb ? 3 : 4 }
}

/// Why bytes are not the pixels of a picture.
public enum PixelError: Error, Equatable, Sendable {
  /// A side of less than one pixel.
  case noPixels(width: Int, height: Int)
  /// More pixels than ``RGBImage/maximumPixels``.
  case tooManyPixels(width: Int, height: Int)
  /// Rows that begin before the row above them has ended.
  case rowsOverlap(stride: Int, rowBytes: Int)
  /// Fewer bytes than the pixels take.
  case tooFewBytes(expected: Int, got: Int)
}

extension PixelError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .noPixels(let width, let height): "\(width) × \(height) is not a picture: both sides must be 1 or more"
    case .tooManyPixels(let width, let height):
      "\(width) × \(height) is more than \(RGBImage.maximumPixels / 1_000_000) million pixels: scale the picture down"
    case .rowsOverlap(let stride, let rowBytes):
      "rows of \(rowBytes) bytes cannot begin every \(stride) bytes"
    case .tooFewBytes(let expected, let got): "\(got) bytes for pixels that take \(expected)"
    }
  }
}

extension RGBImage {
  /// A picture from pixels in memory, with its own copy of them.
  ///
  /// What is transparent is laid over white, mixed in linear light; colours are not multiplied by alpha.
  ///
  /// - Parameters:
  ///   - pixels: row-major from the top left; bytes after the last pixel are passed over.
  ///   - rowStride: from the beginning of a row to that of the next, in bytes; nil where rows follow each other closely.
  /// - Throws: ``PixelError``.
  /// - Complexity: O(pixels).
  public init(
    width: Int, height: Int, pixels: Span<UInt8>, format: PixelFormat, rowStride: Int? = nil
  ) throws(PixelError) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    // Not `width * height`, which an `Int` of 32 bits need not hold.
    guard width <= RGBImage.maximumPixels / height else {
      throw .tooManyPixels(width: width, height: height)
    }
    let rowBytes = format.byteCount * width
    let stride = rowStride ?? rowBytes
    guard stride >= rowBytes else { throw .rowsOverlap(stride: stride, rowBytes: rowBytes) }
    let (skipped, overflows) = stride.multipliedReportingOverflow(by: height - 1)
    guard !overflows, skipped <= pixels.count, pixels.count - skipped >= rowBytes else {
      throw .tooFewBytes(expected: overflows ? .max : skipped + rowBytes, got: pixels.count)
    }
    let bytes = pixels.withUnsafeBufferPointer { pixels in
      RGBImage.copied(pixels, width: width, height: height, format: format, stride: stride)
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// A picture from pixels in an array: see ``init(width:height:pixels:format:rowStride:)-(_,_,Span<UInt8>,_,_)``.
  ///
  /// - Throws: ``PixelError``.
  /// - Complexity: O(pixels).
  public init(
    width: Int, height: Int, pixels: [UInt8], format: PixelFormat, rowStride: Int? = nil
  ) throws(PixelError) {
    try self.init(width: width, height: height, pixels: pixels.span, format: format, rowStride: rowStride)
  }

  private static func copied(
    _ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, format: PixelFormat, stride: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { bytes, count in
      // Bounds: the caller has compared `stride`, `height` and a row's bytes with how many there are.
      var target = 0
      for y in 0..<height {
        var source = y &* stride
        for _ in 0..<width {
          let pixel = (pixels[source], pixels[source &+ 1], pixels[source &+ 2])
          (bytes[target], bytes[target &+ 1], bytes[target &+ 2]) =
            format == .bgra ? (pixel.2, pixel.1, pixel.0) : pixel
          if format != .rgb, pixels[source &+ 3] != 255 {
            for channel in target..<target &+ 3 {
              bytes[channel] = overWhite(bytes[channel], alpha: pixels[source &+ 3])
            }
          }
          source &+= format.byteCount
          target &+= 3
        }
      }
      count = target
    }
  }

  /// A channel laid over white, in linear light, with the exponent that libpng takes for sRGB's.
  private static func overWhite(_ value: UInt8, alpha: UInt8) -> UInt8 {
    let share = Double(alpha) / 255
    let light = platform_pow(Double(value) / 255, 2.2) * share + 1 - share
    return UInt8((255 * platform_pow(light, 1 / 2.2)).rounded())
  }
}
