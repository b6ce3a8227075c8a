package import LetterpressSolver

extension Position {
  /// The position's line as the fragment of an address, without `#`: addresses may contain neither spaces nor question marks.
  package var link: String { String(description.map { $0 == " " ? "/" : $0 == "?" ? "_" : $0 }) }
}

extension KnownPosition {
  /// Parses the line of a position, or its link with or without `#`.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError``.
  package init(parsing text: String) throws(PositionError) {
    self.init(try Position(parsing: Fragment(text).map { KnownPosition.line(of: $0) } ?? text))
  }

  private static func line(of fragment: Fragment) -> String {
    let line = fragment.text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "/"): UInt8(ascii: " ")
      case UInt8(ascii: "_"): UInt8(ascii: "?")
      default: byte
      }
    }
    return String(decoding: line, as: UTF8.self)
  }
}

/// What follows the `#` of an address, unescaped.
struct Fragment {
  let text: String

  /// Creates the fragment from one with or without `#`; nil for a text that is none.
  init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "%") })
    else { return nil }
    var bytes = Fragment.unescaped(Array(text.utf8))
    if bytes.first == UInt8(ascii: "#") { bytes.removeFirst() }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns bytes with each `%` and its two hexadecimal digits replaced by the byte that they stand for; chats and mail
  /// programs escape commas and slashes in this way.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        plain.append(byte)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }
}
