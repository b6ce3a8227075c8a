internal import LetterpressCLI
internal import LetterpressFiles
internal import LetterpressEngine

/// The measurements of a benchmark so far.
final class BenchTable: Sendable {
  /// The time of a case and that of its baseline.
  struct Row: Sendable {
    /// What is measured, and on what input.
    var name: String
    var baseline: String
    var timing: PairedTiming
  }

  private let state = Monitor<[Row]>([])
  private let console: BatchConsole?

  /// - Parameter console: told of each row, if there is one.
  init(console: BatchConsole? = nil) { self.console = console }

  var rows: [Row] { state.use { $0 } }

  func add(_ name: String, against baseline: String, _ timing: PairedTiming) {
    state.use { $0.append(Row(name: name, baseline: baseline, timing: timing)) }
    console?.advance(name)
  }

  /// One line per row, in columns, or several lines if that is too wide.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number.
  func text(width: Int?) -> String {
    let cells = rows.map { row in
      [
        row.name, BenchTable.milliseconds(row.timing.subject), BenchTable.milliseconds(row.timing.baseline),
        row.baseline, Decimals.fixed(row.timing.ratio, count: 2),
      ]
    }
    return TextTable(headings: ["", "time", "baseline", "", "ratio"], rows: cells, rightAligned: [1, 2, 4])
      .text(width: width)
  }

  /// The rows as JSON, with times in milliseconds.
  var json: JSONValue {
    .array(
      rows.map { row in
        .object([
          ("name", .string(row.name)), ("baseline", .string(row.baseline)),
          ("milliseconds", .number(row.timing.subject / .milliseconds(1))),
          ("baselineMilliseconds", .number(row.timing.baseline / .milliseconds(1))),
          ("ratio", .number(row.timing.ratio)),
        ])
      })
  }

  private static func milliseconds(_ duration: Duration) -> String {
    Decimals.fixed(duration / .milliseconds(1), count: 3) + " ms"
  }
}
