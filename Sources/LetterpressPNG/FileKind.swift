/// What a file is, judging by its first bytes: the kinds that people hand over instead of a PNG.
///
/// The program reads a JPEG, too, where libjpeg is; `PictureFile` in `LetterpressFiles` lists what reading another kind takes.
public enum FileKind: String, Sendable {
  case empty = "an empty file"
  case png = "a PNG"
  case jpeg = "a JPEG picture"
  case gif = "a GIF picture"
  case webP = "a WebP picture"
  case heic = "a HEIC picture"
  case pdf = "a PDF document"
  case webPage = "a web page"

  /// Nil if the bytes are of no known kind.
  package init?(of file: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      file.dropFirst(offset).starts(with: text.utf8)
    }
    if file.isEmpty {
      self = .empty
    } else if file.starts(with: [0x89]), begins("PNG", at: 1) {
      // The other half of the signature reveals damage by a text-mode transfer, which libpng reports.
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
