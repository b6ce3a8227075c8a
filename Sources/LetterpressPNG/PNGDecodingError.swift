internal import LetterpressVision

/// Why a file could not be decoded as PNG.
public enum PNGDecodingError: Error, Equatable, Sendable {
  /// Not a PNG; what it is instead, if that is known.
  case notPNG(FileKind?)
  /// The variant of PNG that Xcode makes for the inside of an app, with a CgBI chunk before the header.
  case appleOptimized
  /// A PNG with something wrong in it, in libpng's words, and where its chunks show that.
  case damaged(String, at: PNGFault? = nil)
  /// More pixels than ``LetterpressVision/RGBImage/maximumPixels``.
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
      this is a PNG from inside an iOS app, not a screenshot: take a screenshot, or turn it into an ordinary PNG \
      on a Mac with `xcrun pngcrush -revert-iphone-optimizations in.png out.png`
      """
    case .damaged(let message, let fault):
      "the PNG is damaged\(fault.map { ": \($0)" } ?? "") (libpng: \(message)): copy it again or take the screenshot again"
    case .tooManyPixels(let width, let height):
      "\(width) × \(height) is more than \(RGBImage.maximumPixels / 1_000_000) million pixels: scale the picture down"
    }
  }
}

extension FileKind {
  /// What makes a PNG of it.
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

/// What a file is, judged by its first bytes: what people hand over in place of a PNG.
public enum FileKind: String, Sendable {
  case empty = "an empty file"
  case png = "a PNG"
  case jpeg = "a JPEG picture"
  case gif = "a GIF picture"
  case webP = "a WebP picture"
  case heic = "a HEIC picture"
  case pdf = "a PDF document"
  case webPage = "a web page"

  /// Nil where the bytes are of no kind known here.
  package init?(of file: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      file.dropFirst(offset).starts(with: text.utf8)
    }
    if file.isEmpty {
      self = .empty
    } else if file.starts(with: [0x89]), begins("PNG", at: 1) {
      // The other half of the signature shows damage by a transfer as text: libpng reports it.
      self = .png
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("ftyphei", at: 4) || begins("ftyphev", at: 4) || begins("ftypmif1", at: 4) {
      self = .heic
    } else if begins("%PDF") {
      self = .pdf
    } else if FileKind.isWebPage(file) {
      self = .webPage
    } else {
      return nil
    }
  }

  private static func isWebPage(_ file: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = file.dropFirst(file.starts(with: byteOrderMark) ? byteOrderMark.count : 0).drop {
      $0 == 0x20 || 0x09...0x0D ~= $0
    }
    let start = String(decoding: text.prefix(5), as: UTF8.self).lowercased()
    return start.hasPrefix("<!") || start == "<html" || start == "<head"
  }
}
