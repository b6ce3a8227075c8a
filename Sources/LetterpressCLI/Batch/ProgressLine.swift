internal import LetterpressSolver

/// How far a batch has come, as a line that says what there is to say and when it is worth saying.
struct ProgressLine {
  /// Of how many pictures; nil where nobody knows.
  let total: Int?
  private let start: Double
  private(set) var done = 0
  private var lastDrawn = -Double.infinity

  init(total: Int?, start: Double) {
    self.total = total
    self.start = start
  }

  /// Counts one more picture, and returns the line where it is to be drawn again: ten times a second at the most, and
  /// for the first time where there is more than a second to go.
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

  /// The seconds to go, as if the rest took as long as what is done; nil where nobody knows how much it is.
  private func remaining(after elapsed: Double) -> Double? {
    total.map { Double(max($0 - done, 0)) * elapsed / Double(done) }
  }

  /// The line, at most 79 characters of ASCII up to a thousand million pictures.
  private func text(after elapsed: Double) -> String {
    let rate = "\(ProgressLine.rate(Double(done) / max(elapsed, 1e-3)))/s"
    guard let total, let remaining = remaining(after: elapsed) else { return "\(counted(done, "picture")), \(rate)" }
    let share = Double(min(done, total)) / Double(max(total, 1))
    let bar = Int(share * 20)
    return "[" + String(repeating: "#", count: bar) + String(repeating: "-", count: 20 - bar)
      + "] \(Int(share * 100))% "
      + "\(done) of \(total), \(rate), \(ProgressLine.duration(remaining)) left"
  }

  /// A number with one decimal below 10.
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
