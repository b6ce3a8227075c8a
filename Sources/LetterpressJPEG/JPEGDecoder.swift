internal import CJPEG
internal import CPlatform
public import LetterpressSolver
public import LetterpressVision

/// Decodes JPEG files with libjpeg, as messengers make them of screenshots.
///
/// Supports what libjpeg does: grey and colour, progressive or not, 8 bits. The orientation that Exif data name is applied,
/// so that the picture is upright; a colour profile is not.
public enum JPEGDecoder {
  /// Decodes the bytes of a JPEG file: an array, `Data` or any other sequence.
  ///
  /// A file that ends early, or whose data do not fit its picture, is refused; but JPEG has no checksums, so that changed bytes
  /// may also give a changed picture. What follows the end of the picture is not looked at.
  ///
  /// - Throws: ``JPEGDecodingError``.
  /// - Complexity: O(bytes + pixels × scans), of which there are at most ``mostScans``.
  public static func decode(_ file: some Sequence<UInt8>) throws(JPEGDecodingError) -> RGBImage {
    try decode(Array(file), maximumPixels: RGBImage.maximumPixels)
  }

  /// Decodes with another limit than ``/LetterpressVision/RGBImage/maximumPixels``.
  ///
  /// - Throws: ``JPEGDecodingError``.
  package static func decode(_ file: [UInt8], maximumPixels: Int) throws(JPEGDecodingError) -> RGBImage {
    guard canBegin(with: file) else { throw .notJPEG }
    let image = try file.withUnsafeBufferPointer { decode($0, maximumPixels) }.get()
    return image.turned(by: EXIFOrientation(ofJPEG: file))
  }

  /// The most scans of a picture; programs write about ten. Each goes over all pixels, however few bytes it has.
  public static let mostScans = 100

  /// Whether a file that begins with these bytes may be a JPEG.
  package static func canBegin(with bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The pixels and, for a picture in several scans, three coefficients of 2 bytes; turning the picture takes less.
  private static let bytesPerPixel = 3 + 6

  /// Room for a row of blocks, which may be 32 pixels high, and for what does not grow with the picture.
  private static let otherBytes = 64 << 20

  private static func decode(
    _ file: UnsafeBufferPointer<UInt8>, _ maximumPixels: Int
  ) -> Result<RGBImage, JPEGDecodingError> {
    var message = [CChar](repeating: 0, count: JPEGFILE_MESSAGE_LENGTH)
    var (columns, rows): (UInt32, UInt32) = (0, 0)
    let header = jpegfile_read_size(file.baseAddress, file.count, &columns, &rows, &message)
    let (width, height) = (Int(columns), Int(rows))
    if let error = error(of: header, message, width: width, height: height) { return .failure(error) }
    guard width * height <= maximumPixels else {
      return .failure(.tooManyPixels(width: width, height: height))
    }
    // See PNGDecoder: an array that is refused would end the process.
    guard !platform_refuses_memory(width * height * bytesPerPixel + otherBytes) else {
      return .failure(.outOfMemory(width: width, height: height))
    }
    var result = JPEGFILE_REFUSED
    let count = 3 * width * height
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      platform_advise_large_pages(buffer.baseAddress, buffer.count)
      result = jpegfile_decode(
        file.baseAddress, file.count, buffer.baseAddress, width * height * (bytesPerPixel - 3) + otherBytes,
        CInt(mostScans), &message)
      initialized = result == JPEGFILE_DECODED ? count : 0
    }
    if let error = error(of: result, message, width: width, height: height) { return .failure(error) }
    return .success(RGBImage(width: width, height: height, bytes: bytes))
  }

  /// Nil if nothing went wrong.
  private static func error(
    of result: jpegfile_result, _ message: [CChar], width: Int, height: Int
  ) -> JPEGDecodingError? {
    switch result {
    case JPEGFILE_DECODED: nil
    case JPEGFILE_INCOMPLETE: .incomplete
    case JPEGFILE_PRINT_COLORS: .printColors
    case JPEGFILE_TOO_MANY_SCANS: .tooManyScans
    case JPEGFILE_OUT_OF_MEMORY: .outOfMemory(width: width, height: height)
    default:
      .damaged(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }
}

/// Why a file could not be decoded as JPEG.
public enum JPEGDecodingError: DescribedError, Equatable, Sendable {
  /// The file does not begin as a JPEG does.
  case notJPEG
  /// Damaged, or of a kind that libjpeg does not decode; its message says which.
  case damaged(String)
  /// A part of the picture's data is missing, although the file is whole: a scan of a progressive picture, or a colour.
  case incomplete
  /// Four colours of ink instead of red, green and blue.
  case printColors
  /// The system refuses the memory for the pixels, as where it is limited for each process. Elsewhere, a picture too
  /// large for the memory may end the process instead.
  case outOfMemory(width: Int, height: Int)
  /// More pixels than ``/LetterpressVision/RGBImage/maximumPixels``.
  case tooManyPixels(width: Int, height: Int)
  /// More scans than ``JPEGDecoder/mostScans``.
  case tooManyScans
}

extension JPEGDecodingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notJPEG:
      "this is not a JPEG: save or export the screenshot as JPEG or PNG"
    case .damaged(let message):
      """
      the JPEG is damaged, or of a rare kind (libjpeg: \(message)): copy it again, take the screenshot again, or export it \
      as PNG
      """
    case .incomplete:
      "the JPEG lacks a part of its picture: copy it again or take the screenshot again"
    case .printColors:
      "this JPEG has the colours of print, cyan, magenta, yellow and black, as no screenshot has: export it as PNG"
    case .outOfMemory(let width, let height):
      "there is not enough memory for a picture of \(width) × \(height) pixels: close other programs, or make it smaller"
    case .tooManyPixels(let width, let height):
      PixelError.tooManyPixels(width: width, height: height, limit: RGBImage.maximumPixels).description
    case .tooManyScans:
      "the JPEG has more than \(JPEGDecoder.mostScans) scans, where programs write about ten: export it as PNG"
    }
  }
}
