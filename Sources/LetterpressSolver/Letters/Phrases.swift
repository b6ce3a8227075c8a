// Parts of sentences that say what is wrong, or what a move does.

/// A number of things, as a text: `1 tile`, `2 tiles`.
///
/// - Parameter several: what any number but one is called; nil for the singular with an `s`.
package func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}

// `debugDescription` quotes as well, but takes much room in Embedded Swift. Whoever prints a text escapes it.

extension String {
  /// The text in double quotes, unescaped; in single quotes if it contains double ones.
  package var quoted: String {
    let quote = utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
    return quote + self + quote
  }
}

extension Character {
  /// The character in double quotes, unescaped; in single quotes if it is a double one.
  package var quoted: String { String(self).quoted }
}
