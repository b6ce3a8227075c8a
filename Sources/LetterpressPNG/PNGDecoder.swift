internal import CPNG
internal import CPlatform
public import LetterpressSolver
public import LetterpressVision

/// Decodes PNG files with libpng.
///
/// Supports all colour types, bit depths and interlacing. A picture with its own gamma or with a high dynamic range (PQ or HLG) is
/// converted to sRGB; others are taken as sRGB; colour profiles are not applied. The orientation that Exif data name is, so that the
/// picture is upright. Composites transparent pixels over white, in linear light as the PNG specification says: half-transparent black
/// becomes 186, not the 127 that most viewers show.
public enum PNGDecoder {
  /// Decodes the bytes of a PNG file: an array, `Data` or any other sequence.
  ///
  /// Each chunk's checksum is verified, so that a flipped bit in the data of the pixels is noticed. zlib's own checksum of these
  /// data, the Adler-32, is not verified: it would take as long as decompressing them, and where it alone is wrong, whatever
  /// wrote the file computed it wrongly, and the pixels are right. Other damage that leaves all pixels intact goes unnoticed, too,
  /// such as anything wrong after the last row.
  ///
  /// - Throws: ``PNGDecodingError``.
  /// - Complexity: O(bytes + pixels).
  public static func decode(_ file: some Sequence<UInt8>) throws(PNGDecodingError) -> RGBImage {
    let file = Array(file)
    let kind = FileKind(of: file)
    guard kind == .png else { throw .notPNG(kind) }
    // The first chunk's type follows the signature of 8 bytes and a length of 4.
    guard !file.dropFirst(12).starts(with: "CgBI".utf8) else { throw .appleOptimized }
    let result = PNGChunks.needed(of: file).withUnsafeBufferPointer { decode($0) }
    do {
      let image = try result.get()
      let colors = PNGChunks.codePoints(of: file).flatMap { HighDynamicRange($0) }
      return (colors?.converted(image) ?? image)
        .turned(by: PNGChunks.exif(of: file).map { EXIFOrientation($0) } ?? .upright)
    } catch .damaged(let message, _) {
      throw .damaged(message, at: PNGFault(of: file))
    }
  }

  /// Whether a file that begins with these bytes may be a PNG.
  package static func canBegin(with bytes: [UInt8]) -> Bool { FileKind(of: bytes) == .png }

  private static let bytesPerPixel = 11

  private static func decode(_ file: UnsafeBufferPointer<UInt8>) -> Result<RGBImage, PNGDecodingError> {
    var message = [CChar](repeating: 0, count: Int(PNGFILE_MESSAGE_LENGTH))
    var header = pngfile_header()
    guard pngfile_read_header(file.baseAddress, file.count, &header, &message) else {
      return .failure(refusal(message))
    }
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= RGBImage.maximumPixels else {
      return .failure(.tooManyPixels(width: width, height: height))
    }
    // Where memory is limited for each process, an array beyond the limit would end this one, and with it all pictures
    // still to be read. Reading takes at most this many bytes per pixel.
    guard !platform_refuses_memory(width * height * bytesPerPixel) else {
      return .failure(.outOfMemory(width: width, height: height))
    }
    let bytes: [UInt8]?
    if header.bit_depth == 16, header.is_interlaced {
      // When libpng itself converts an interlaced picture from 16 bits to 8, the pixels are wrong (pnggroup/libpng#853),
      // and before 1.6.51 it also writes beyond the end of the buffer (CVE-2025-65018).
      let light: [UInt16]? = pixels(of: file, PNGFILE_LIGHT, count: 4 * width * height, &message)
      bytes = light.map(laidOverWhite)
    } else {
      bytes = pixels(of: file, PNGFILE_COLORS, count: 3 * width * height, &message)
    }
    guard let bytes else { return .failure(refusal(message)) }
    return .success(RGBImage(width: width, height: height, bytes: bytes))
  }

  /// Returns the pixels in the given form, as `count` numbers; nil if libpng refuses the file.
  private static func pixels<Number: FixedWidthInteger>(
    of file: UnsafeBufferPointer<UInt8>, _ form: pngfile_form, count: Int, _ message: inout [CChar]
  ) -> [Number]? {
    var succeeded = false
    let numbers = [Number](unsafeUninitializedCapacity: count) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      platform_advise_large_pages(bytes.baseAddress, bytes.count)
      succeeded = pngfile_decode(file.baseAddress, file.count, form, bytes.baseAddress, bytes.count, &message)
      initialized = succeeded ? count : 0
    }
    return succeeded ? numbers : nil
  }

  private static func refusal(_ message: [CChar]) -> PNGDecodingError {
    .damaged(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Returns 8 bits of sRGB for pixels of `PNGFILE_LIGHT`.
  private static func laidOverWhite(_ light: [UInt16]) -> [UInt8] {
    let encoded = encodedLight
    var bytes = [UInt8]()
    bytes.reserveCapacity(light.count / 4 * 3)
    for pixel in stride(from: 0, to: light.count, by: 4) {
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

/// Why a file could not be decoded as PNG.
public enum PNGDecodingError: DescribedError, Equatable, Sendable {
  /// Not a PNG; what it is instead, if known.
  case notPNG(FileKind?)
  /// The variant of PNG that Xcode makes for use inside apps, with a CgBI chunk before the header.
  case appleOptimized
  /// A damaged PNG: libpng's message and, if the chunks show it, where the damage is.
  case damaged(String, at: PNGFault? = nil)
  /// The system refuses the memory for the pixels, as where it is limited for each process. Elsewhere, a picture too
  /// large for the memory may end the process instead.
  case outOfMemory(width: Int, height: Int)
  /// More pixels than ``/LetterpressVision/RGBImage/maximumPixels``.
  case tooManyPixels(width: Int, height: Int)
}

extension PNGDecodingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notPNG(.empty?):
      "the file is empty: take the screenshot again"
    case .notPNG(let kind?):
      "this is \(kind.rawValue), not a PNG: \(kind.remedy)"
    case .notPNG(nil):
      "this is not a PNG: save or export the screenshot as PNG"
    case .appleOptimized:
      """
      this is a PNG from inside an iOS app, not a screenshot: take a screenshot, or convert it to an ordinary PNG \
      on a Mac with `xcrun pngcrush -revert-iphone-optimizations in.png out.png`
      """
    case .damaged(let message, let fault):
      """
      the PNG is damaged\(fault.map { ": \($0)" } ?? "") (libpng: \(message)): copy it again or take the screenshot \
      again
      """
    case .outOfMemory(let width, let height):
      "there is not enough memory for a picture of \(width) × \(height) pixels: close other programs, or make it smaller"
    case .tooManyPixels(let width, let height):
      PixelError.tooManyPixels(width: width, height: height, limit: RGBImage.maximumPixels).description
    }
  }
}

extension FileKind {
  /// How to make a PNG of it.
  fileprivate var remedy: String {
    switch self {
    case .jpeg, .gif, .webP, .heic:
      "export it as PNG, or convert it with `sips -s format png` on a Mac or ImageMagick's `convert`"
    case .pdf: "take a screenshot of its page"
    case .webPage: "save the picture itself, not the page around it"
    case .empty, .png: "save or export the screenshot as PNG"
    }
  }
}
