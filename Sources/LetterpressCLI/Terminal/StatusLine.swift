/// A line on standard error that is redrawn, and erased before anything else is printed.
struct StatusLine: Sendable {
  private var isDrawn = false

  /// Whether standard error is a terminal that a line can be drawn on.
  static var isPossible: Bool {
    StandardStreams.errorIsTerminal && Environment.value("TERM").map { $0 != "dumb" } ?? false
  }

  /// Draws as much of a text as fits, in place of the last one.
  mutating func show(_ text: String) {
    // A line that fills the whole width may wrap.
    let shown = Self.beginning(of: text, columns: TerminalSize.ofError.columns - 1)
    StandardStreams.show("\r\(shown)\u{1B}[K")
    isDrawn = true
  }

  /// Returns as many parts of a text, from the first on, as fit; they are separated by commas and semicolons. If even the
  /// first does not fit, it is cut.
  static func beginning(of text: String, columns: Int) -> Substring {
    guard text.count > columns else { return text[...] }
    // A comma just after the last character that fits ends a part, too.
    let ends = zip(text.indices, text.indices.dropFirst()).prefix(columns + 1).map(\.0).filter {
      (text[$0] == "," || text[$0] == ";") && text[text.index(after: $0)] == " "
    }
    return ends.last.map { text[..<$0] } ?? text.prefix(columns)
  }

  mutating func erase() {
    if isDrawn { StandardStreams.show("\r\u{1B}[K") }
    isDrawn = false
  }
}
