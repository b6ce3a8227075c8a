// Phrases used in error messages and in descriptions of moves.

/// Returns a count with its noun: `1 tile`, `2 tiles`.
///
/// - Parameter several: the plural; nil to add an `s` to the singular.
package func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}

// `debugDescription` quotes too, but is large in Embedded Swift. Escaping is up to whoever prints the text.

extension String {
  /// The text in double quotes, unescaped; in single quotes if it contains double ones. Of a long text it is only the
  /// beginning, as of ``shortened``.
  package var quoted: String {
    let text = shortened
    let quote = text.utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
    return quote + text + quote
  }

  /// The text, or of a long one only the beginning and an ellipsis, because a line of a file may have thousands of
  /// characters.
  package var shortened: String {
    // Inlined, the page's module would have it several times.
    @inline(never) get {
      let scalars = unicodeScalars
      guard let end = scalars.index(scalars.startIndex, offsetBy: String.mostQuoted, limitedBy: scalars.endIndex),
        end < scalars.endIndex
      else { return self }
      return String(scalars[..<end]) + "…"
    }
  }

  private static let mostQuoted = 60
}

extension Character {
  /// The character in double quotes, unescaped; in single quotes if it is itself a double quote.
  package var quoted: String { String(self).quoted }
}
