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
    let shown = text.prefix(TerminalSize.ofError.columns - 1)
    StandardStreams.show("\r\(shown)\u{1B}[K")
    isDrawn = true
  }

  mutating func erase() {
    if isDrawn { StandardStreams.show("\r\u{1B}[K") }
    isDrawn = false
  }
}
