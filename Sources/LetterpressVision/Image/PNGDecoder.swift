internal import CPNG

/// Decodes PNG files with libpng.
///
/// All colour types, bit depths and interlacing; the picture's gamma is brought to sRGB, and what is
/// transparent is laid over white.
public enum PNGDecoder {
  /// The most pixels a picture may have.
  public static let maximumPixels = 100_000_000

  /// Decodes the bytes of a PNG file.
  ///
  /// - Throws: ``PNGDecodingError``.
  public static func decode(_ file: [UInt8]) throws(PNGDecodingError) -> RGBImage {
    let kind = FileKind(of: file)
    guard kind == .png else { throw .notPNG(kind) }
    let result = file.withUnsafeBytes { decode($0) }
    return try result.get()
  }

  private static func decode(_ file: UnsafeRawBufferPointer) -> Result<RGBImage, PNGDecodingError> {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // libpng reads from `file` until png_image_finish_read or png_image_free.
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      return .failure(.damaged(PNGMessage.text(of: image)))
    }
    let (width, height) = (Int(image.width), Int(image.height))
    // Both are below 2³¹, so the product fits.
    guard width * height <= maximumPixels else {
      return .failure(.tooManyPixels(width: width, height: height))
    }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var white = png_color(red: 255, green: 255, blue: 255)
    var succeeded = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 3 * width * height) { buffer, initialized in
      succeeded = png_image_finish_read(&image, &white, buffer.baseAddress, png_int_32(3 * width), nil) != 0
      initialized = succeeded ? buffer.count : 0
    }
    guard succeeded else { return .failure(.damaged(PNGMessage.text(of: image))) }
    return .success(RGBImage(width: width, height: height, bytes: bytes))
  }
}
