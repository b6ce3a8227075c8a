internal import LetterpressFiles
internal import LetterpressReport

/// What a benchmark has measured by now.
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

  /// - Parameter console: told of each row; nil if nobody wants to know.
  init(console: BatchConsole? = nil) { self.console = console }

  var rows: [Row] { state.use { $0 } }

  func add(_ name: String, against baseline: String, _ timing: PairedTiming) {
    state.use { $0.append(Row(name: name, baseline: baseline, timing: timing)) }
    console?.advance(name)
  }

  /// One line per row, in columns.
  var text: String {
    let header = ["", "time", "baseline", "", "ratio"]
    let cells = rows.map { row in
      [
        row.name, BenchTable.milliseconds(row.timing.subject), BenchTable.milliseconds(row.timing.baseline),
        row.baseline, Decimals.fixed(row.timing.ratio, count: 2),
      ]
    }
    let table = [header] + cells
    let widths = header.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let isName = [true, false, false, true, false]
    return table.map { line in
      header.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - line[column].count)
        return isName[column] ? line[column] + blanks : blanks + line[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
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
