internal import CLibPNG
public import LetterpressSolver
public import LetterpressVision

/// Encodes pictures as PNG files with libpng.
public enum PNGEncoder {
  /// Encodes a picture with 8 bits per channel, marked as sRGB.
  ///
  /// - Throws: ``PNGEncodingError``.
  /// - Complexity: O(pixels).
  public static func encode(_ image: RGBImage) throws(PNGEncodingError) -> [UInt8] {
    try encode(image.bytes, width: image.width, height: image.height, format: png_uint_32(PNG_FORMAT_FLAG_COLOR))
  }

  /// Encodes a picture with one channel of 8 bits, keeping its values.
  ///
  /// - Throws: ``PNGEncodingError``.
  /// - Complexity: O(pixels).
  public static func encode(_ image: GrayImage) throws(PNGEncodingError) -> [UInt8] {
    try encode(image.values, width: image.width, height: image.height, format: 0)
  }

  private static func encode(
    _ bytes: [UInt8], width: Int, height: Int, format: png_uint_32
  ) throws(PNGEncodingError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = format
    // Five times as fast as libpng's usual way, which tries a filter after the other on each row, for files that are a tenth larger.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // Pixels that cannot be compressed make the largest file: zlib adds an eighth and some bytes, libpng a header for each row and each
    // block of 8 KiB. libpng would tell the size only after it has compressed everything once.
    let mostBytes = bytes.count + bytes.count / 8 + bytes.count / 64 + 2 * height + 1024
    var size = mostBytes
    var succeeded = false
    let file = [UInt8](unsafeUninitializedCapacity: mostBytes) { buffer, initialized in
      succeeded = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, bytes, 0, nil) != 0
      initialized = succeeded ? size : 0
    }
    guard succeeded else { throw .libpng(message(of: image)) }
    return file
  }

  /// The error message that libpng's simplified interface leaves.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Why a picture could not be encoded.
public enum PNGEncodingError: DescribedError, Equatable, Sendable, CustomStringConvertible {
  /// What libpng said.
  case libpng(String)

  /// What happened, in libpng's words.
  public var description: String {
    switch self {
    case .libpng(let message): "the picture could not be written as PNG (libpng: \(message))"
    }
  }
}
