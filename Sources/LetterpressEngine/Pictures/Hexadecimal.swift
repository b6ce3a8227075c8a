package import LetterpressVision

extension GlyphMask {
  /// The ink as bits, row by row without gaps, the first in the highest bit of the first digit.
  package var hexadecimal: String {
    Hexadecimal.text(of: packed)
  }

  /// Parses what ``hexadecimal`` writes; nil for any other text.
  ///
  /// - Precondition: `width` is one of ``widths``.
  package init?(width: Int, hexadecimal: String) {
    guard let bytes = Hexadecimal.bytes(of: hexadecimal), bytes.count * 8 == width * GlyphMask.height else {
      return nil
    }
    guard bytes.contains(where: { $0 != 0 }) else { return nil }
    self.init(packed: bytes)
  }
}

/// Conversion between bytes and lower-case hexadecimal, two digits per byte.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Returns nil for an odd number of digits, or if there is anything else among them.
  static func bytes(of text: String) -> [UInt8]? {
    let values = text.utf8.map { digits.firstIndex(of: $0) ?? 16 }
    guard values.count.isMultiple(of: 2), !values.contains(16) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}

extension RGBColor {
  /// Parses a colour as ``description`` writes it, `#f7998d`; nil for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let bytes = Hexadecimal.bytes(of: String(text.dropFirst()))
    else { return nil }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
