internal import LetterpressSolver

/// Words in columns, each read from top to bottom before the next.
struct WordColumns {
  /// The words that fit, row by row.
  let rows: [[String]]
  /// How wide each column is, in characters.
  private let widths: [Int]

  private static let gap = 2

  /// - Parameters:
  ///   - words: in order; only those that fit are read.
  ///   - size: how many characters a row may have, and how many rows there may be.
  init(_ words: some Collection<String>, within size: TerminalSize) {
    var (columns, widths): ([[String]], [Int]) = ([], [])
    var rest = words[...]
    let rowCount = max(size.rows, 1)
    while !rest.isEmpty {
      let column = Array(rest.prefix(rowCount))
      let width = column.map(\.count).max() ?? 0
      let used = widths.reduce(0) { $0 + $1 + Self.gap }
      // There is always one column, however narrow the terminal.
      guard columns.isEmpty || used + width <= size.columns else { break }
      columns.append(column)
      widths.append(width)
      rest = rest.dropFirst(rowCount)
    }
    self.widths = widths
    rows = (0..<(columns.first?.count ?? 0)).map { row in
      columns.compactMap { row < $0.count ? $0[row] : nil }
    }
  }

  /// How many words fit.
  var count: Int { rows.reduce(0) { $0 + $1.count } }

  /// The rows as lines.
  ///
  /// - Parameter dimmed: which words to dim.
  func text(dimming dimmed: (String) -> Bool) -> String {
    rows.map { row in
      let cells = row.enumerated().map { column, word in
        let shown = dimmed(word) ? "\u{1B}[2m\(word)\u{1B}[0m" : word
        let room = column == row.count - 1 ? 0 : widths[column] + Self.gap - word.count
        return shown + String(repeating: " ", count: room)
      }
      return cells.joined() + "\n"
    }.joined()
  }
}

extension FoundWords {
  /// A line with their number, then one word per line.
  ///
  /// - Parameter limit: how many words to print.
  func text(limit: Int) -> String {
    var text = counted(count, "word")
    text += count > limit ? ", the \(limit == 1 ? "" : "\(limit) ")longest (--limit all prints all):\n" : "\n"
    return text + String(decoding: prefix(limit).lines, as: UTF8.self)
  }
}
