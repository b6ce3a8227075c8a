internal import LetterpressFiles

/// How much fits on a terminal.
package struct TerminalSize: Equatable {
  /// How many characters a line holds.
  let columns: Int
  /// How many lines are visible at once.
  let rows: Int

  /// The size of standard output; 80 by 24 if unknown.
  static var ofOutput: TerminalSize { of(POSIX.standardOutput) }
  /// The size of standard error; 80 by 24 if unknown.
  static var ofError: TerminalSize { of(POSIX.standardError) }

  /// The size of standard output; nil if that is not a terminal.
  static var ofTerminal: TerminalSize? { StandardStreams.outputIsTerminal ? ofOutput : nil }

  /// How many characters a line of standard output holds; nil if that is not a terminal.
  package static var outputWidth: Int? { StandardStreams.outputIsTerminal ? ofOutput.columns : nil }

  private static func of(_ descriptor: CInt) -> TerminalSize {
    let size = POSIX.terminalSize(descriptor)
    return TerminalSize(columns: size?.columns ?? 80, rows: size?.rows ?? 24)
  }

  /// Wraps long lines of a text between words, with their indentation. Lines with colour codes are left alone.
  func foldedLines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > columns, !line.contains("\u{1B}") else { return String(line) }
      let margin = String(line.prefix { $0 == " " })
      let size = TerminalSize(columns: max(columns - margin.count, 1), rows: rows)
      return size.folded(String(line)).map { margin + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Wraps a text between words into lines that fit; a word longer than a line gets a line to itself.
  func folded(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
