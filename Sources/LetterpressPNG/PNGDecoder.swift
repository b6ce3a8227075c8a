internal import CPNG
internal import CPlatform
public import LetterpressVision

/// Decodes PNG files with libpng.
///
/// Supports all colour types, bit depths and interlacing. A picture with its own gamma is converted to sRGB; one
/// without is taken as sRGB; colour profiles are not applied. Composites transparent pixels over white, in linear light
/// as the PNG specification says: half-transparent black becomes 186, not the 127 that most viewers show.
public enum PNGDecoder {
  /// Decodes the bytes of a PNG file: an array, `Data` or any other sequence.
  ///
  /// Damage that leaves all pixels intact, such as anything wrong after the last row, goes unnoticed.
  ///
  /// - Throws: ``PNGDecodingError``.
  /// - Complexity: O(bytes + pixels).
  public static func decode(_ file: some Sequence<UInt8>) throws(PNGDecodingError) -> RGBImage {
    let file = Array(file)
    let kind = FileKind(of: file)
    guard kind == .png else { throw .notPNG(kind) }
    // The first chunk's type follows the signature of 8 bytes and a length of 4.
    guard !file.dropFirst(12).starts(with: "CgBI".utf8) else { throw .appleOptimized }
    let result = PNGChunks.needed(of: file).withUnsafeBytes { decode($0) }
    do {
      return try result.get()
    } catch .damaged(let message, _) {
      throw .damaged(message, at: PNGFault(of: file))
    }
  }

  /// Whether a file that begins with these bytes may be a PNG.
  package static func canBegin(with bytes: [UInt8]) -> Bool { FileKind(of: bytes) == .png }

  private static let bytesPerPixel = 11

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
    guard width * height <= RGBImage.maximumPixels else {
      return .failure(.tooManyPixels(width: width, height: height))
    }
    // Where memory is limited for each process, an array beyond the limit would end this one, and with it all pictures
    // still to be read. Reading takes at most this many bytes per pixel.
    guard !platform_refuses_memory(width * height * bytesPerPixel) else {
      return .failure(.outOfMemory(width: width, height: height))
    }
    // Takes a 16-bit picture without a gamma as sRGB, like any other.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let is16Bit = image.format & png_uint_32(PNG_FORMAT_FLAG_LINEAR) != 0
    // libpng has accepted the header, so it is complete; its last byte, the 29th of the file, is the interlacing.
    let bytes = is16Bit && file[28] != 0 ? readLinear(&image) : read(&image)
    guard let bytes else { return .failure(.damaged(PNGMessage.text(of: image))) }
    return .success(RGBImage(width: width, height: height, bytes: bytes))
  }

  /// Returns the pixels as libpng decodes them, 3 bytes each; nil if it fails.
  private static func read(_ image: inout png_image) -> [UInt8]? {
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    let stride = 3 * Int(image.width)
    var white = png_color(red: 255, green: 255, blue: 255)
    var succeeded = false
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * Int(image.height)) { buffer, initialized in
      platform_advise_large_pages(buffer.baseAddress, buffer.count)
      succeeded = png_image_finish_read(&image, &white, buffer.baseAddress, png_int_32(stride), nil) != 0
      initialized = succeeded ? buffer.count : 0
    }
    return succeeded ? bytes : nil
  }

  /// Reads like ``read(_:)``, by way of 16 bits of linear light per channel.
  ///
  /// When libpng itself converts an interlaced picture from 16 bits to 8, the pixels are wrong (pnggroup/libpng#853),
  /// and before 1.6.51 it also writes beyond the end of the buffer (CVE-2025-65018).
  private static func readLinear(_ image: inout png_image) -> [UInt8]? {
    image.format = png_uint_32(PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let stride = 4 * Int(image.width)
    let count = stride * Int(image.height)
    var succeeded = false
    let light = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      succeeded = png_image_finish_read(&image, nil, buffer.baseAddress, png_int_32(stride), nil) != 0
      initialized = succeeded ? count : 0
    }
    guard succeeded else { return nil }
    let encoded = encodedLight
    var bytes = [UInt8]()
    bytes.reserveCapacity(count / 4 * 3)
    for pixel in Swift.stride(from: 0, to: count, by: 4) {
      // With premultiplied alpha, compositing over white only adds what alpha leaves.
      let white = Int(UInt16.max - light[pixel + 3])
      for channel in pixel..<pixel + 3 {
        bytes.append(encoded[min(Int(light[channel]) + white, Int(UInt16.max))])
      }
    }
    return bytes
  }

  /// The 8-bit value of each 16-bit linear one, with libpng's exponent for sRGB.
  private static let encodedLight: [UInt8] = (0...65535).map {
    UInt8((255 * platform_pow(Double($0) / 65535, 1 / 2.2)).rounded())
  }
}
