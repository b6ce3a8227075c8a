internal import CLibPNG
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
    defer { png_image_free(&image) }
    // The first call, without memory, asks for the size.
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, bytes, 0, nil) != 0 else {
      throw .libpng(message(of: image))
    }
    var succeeded = false
    let file = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
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
