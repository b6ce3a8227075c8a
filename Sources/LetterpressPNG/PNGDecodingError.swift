public import LetterpressSolver
internal import LetterpressVision

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
