public import LetterpressSolver
internal import LetterpressVision

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
