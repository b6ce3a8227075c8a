/// Rows of short texts in columns below a line of headings.
package struct TextTable {
  /// One for each column; may be empty.
  let headings: [String]
  /// Each with a text for each column.
  let rows: [[String]]
  let rightAligned: Set<Int>

  package init(headings: [String], rows: [[String]], rightAligned: Set<Int>) {
    (self.headings, self.rows, self.rightAligned) = (headings, rows, rightAligned)
  }

  private static let gap = "  "
  private static let indentation = "    "

  /// The table as lines. Columns for which there is no room follow on lines of their own, each text after its heading.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number.
  package func text(width: Int?) -> String {
    let all = [headings] + rows
    let widths = headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var (count, used) = (0, 0)
    while count < widths.count {
      used += widths[count] + (count > 0 ? Self.gap.count : 0)
      // There is always one column, however narrow the terminal.
      guard count == 0 || used <= width ?? .max else { break }
      count += 1
    }
    return all.enumerated().map { place, row in
      let line = aligned(row, widths: widths[..<count])
      guard let width, count < row.count, place > 0 else { return line + "\n" }
      return ([line] + below(row[count...], width: width)).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func aligned(_ row: [String], widths: ArraySlice<Int>) -> String {
    let cells = widths.indices.map { column in
      let room = String(repeating: " ", count: widths[column] - row[column].count)
      return rightAligned.contains(column) ? room + row[column] : row[column] + room
    }
    var line = cells.joined(separator: Self.gap)
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Texts with their headings, in lines that fit.
  private func below(_ cells: ArraySlice<String>, width: Int) -> [String] {
    let parts = cells.indices.filter { !cells[$0].isEmpty }.map { column in
      headings[column].isEmpty ? cells[column] : "\(headings[column]) \(cells[column])"
    }
    let size = TerminalSize(columns: max(width - Self.indentation.count, 1), rows: 1)
    return size.folded(parts.joined(separator: ", ")).map { Self.indentation + $0 }
  }
}
