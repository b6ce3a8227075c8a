internal import CPNG

/// Reads the error message that libpng's simplified interface leaves.
enum PNGMessage {
  static func text(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
