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
  init?(of file: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      file.dropFirst(offset).starts(with: text.utf8)
    }
    if file.isEmpty {
      self = .empty
    } else if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
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
    } else if begins("<!") || begins("<html") || begins("<HTML") {
      self = .webPage
    } else {
      return nil
    }
  }
}
