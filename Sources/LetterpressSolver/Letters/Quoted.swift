// In Embedded Swift `debugDescription`, which escapes as well, takes much room. Who prints knows what must be escaped.

extension String {
  /// The text between quotes, as it is; between single ones where it has double ones.
  package var quoted: String {
    let quote = utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
    return quote + self + quote
  }
}

extension Character {
  /// The character between quotes, as it is; between single ones where it is a double one.
  package var quoted: String { String(self).quoted }
}
