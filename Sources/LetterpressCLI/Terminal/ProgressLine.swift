internal import LetterpressSolver

/// The progress of long work, as a line of text that is drawn only if it is worthwhile.
struct ProgressLine {
  /// The name of one item.
  private let unit: String
  /// Their number; nil if it is not known.
  let total: Int?
  private let start: Double
  private(set) var done = 0
  private var lastDrawn = -Double.infinity

  init(unit: String = "picture", total: Int?, start: Double) {
    (self.unit, self.total, self.start) = (unit, total, start)
  }

  /// Counts one more and returns the line if it should be drawn again: at most ten times a second, and not
  /// before it is clear that more than a second is left.
  mutating func advance(at time: Double) -> String? {
    done += 1
    let elapsed = time - start
    guard time - lastDrawn >= 0.1 else { return nil }
    guard lastDrawn > -.infinity || isWorthwhile(after: elapsed) else { return nil }
    lastDrawn = time
    return text(after: elapsed)
  }

  private func isWorthwhile(after elapsed: Double) -> Bool {
    guard let remaining = remaining(after: elapsed) else { return elapsed > 1 }
    return elapsed > 0.25 && remaining > 1
  }

  /// The seconds left if each remaining item takes as long as before; nil if the total is not known.
  private func remaining(after elapsed: Double) -> Double? {
    total.map { Double(max($0 - done, 0)) * elapsed / Double(done) }
  }

  /// The line: at most 79 ASCII characters for up to a thousand million items.
  private func text(after elapsed: Double) -> String {
    let rate = "\(ProgressLine.rate(Double(done) / max(elapsed, 1e-3)))/s"
    guard let total, let remaining = remaining(after: elapsed) else { return "\(counted(done, unit)), \(rate)" }
    let share = Double(min(done, total)) / Double(max(total, 1))
    let bar = Int(share * 20)
    return "[" + String(repeating: "#", count: bar) + String(repeating: "-", count: 20 - bar)
      + "] \(Int(share * 100))% "
      + "\(done) of \(total), \(rate), \(ProgressLine.duration(remaining)) left"
  }

  /// A number, with one decimal if it is below 10.
  private static func rate(_ rate: Double) -> String {
    rate < 9.95 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate.rounded()))"
  }

  /// A duration in its two largest units.
  static func duration(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    if minutes == 0 { return "\(seconds) s" }
    return hours == 0 ? "\(minutes) min \(seconds % 60) s" : "\(hours) h \(minutes % 60) min"
  }
}

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
