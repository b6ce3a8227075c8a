package import LetterpressSolver

extension KnownPosition {
  /// The position in one line, as ``init(parsing:)`` reads it; nil while ``missing`` names what it lacks.
  package var line: String? { missing == nil ? (try? position())?.description : nil }

  /// The same as the fragment of an address, without `#`: addresses may contain neither spaces nor question marks.
  package var link: String? {
    line.map { line in
      String(line.map { $0 == " " ? "/" : $0 == "?" ? "_" : $0 })
    }
  }

  /// Parses a ``line``, or a ``link`` with or without `#`.
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
