/// Why a file could not be decoded as PNG.
public enum PNGDecodingError: Error, Equatable, Sendable {
  /// Not a PNG; what it is instead, if that is known.
  case notPNG(FileKind?)
  /// A PNG with something wrong in it, in libpng's words.
  case damaged(String)
  /// More pixels than ``PNGDecoder/maximumPixels``.
  case tooManyPixels(width: Int, height: Int)
}

extension PNGDecodingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notPNG(.empty?):
      "the file is empty: take the screenshot again"
    case .notPNG(let kind?):
      "this is \(kind.rawValue), not a PNG: save or export the screenshot as PNG"
    case .notPNG(nil):
      "this is not a PNG: save or export the screenshot as PNG"
    case .damaged(let message):
      "the PNG is damaged (libpng: \(message)): copy it again or take the screenshot again"
    case .tooManyPixels(let width, let height):
      "\(width) × \(height) is more than \(PNGDecoder.maximumPixels / 1_000_000) million pixels: scale the picture down"
    }
  }
}
