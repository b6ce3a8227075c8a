// In Embedded Swift `debugDescription`, which escapes as well, takes much room. Who prints knows what must be escaped.

extension String {
  /// The text between quotes, as it is.
  package var quoted: String { "\"\(self)\"" }
}

extension Character {
  /// The character between quotes, as it is.
  package var quoted: String { String(self).quoted }
}
