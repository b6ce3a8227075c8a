internal import LetterpressSolver

extension JSONValue {
  /// How deep arrays and objects may be nested.
  package static let deepestNesting = 16

  /// Parses a text according to RFC 8259; half a surrogate pair becomes U+FFFD.
  ///
  /// A number becomes an ``integer(_:)`` if it is written as one and fits.
  ///
  /// - Throws: ``JSONError``.
  package init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.text()
  }
}
