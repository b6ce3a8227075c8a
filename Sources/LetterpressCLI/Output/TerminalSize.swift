internal import LetterpressFiles

/// How much fits on a terminal.
struct TerminalSize: Equatable {
  /// How many characters a line holds.
  let columns: Int
  /// How many lines are seen at once.
  let rows: Int

  /// That of standard output; 80 by 24 where it does not say.
  static var ofOutput: TerminalSize { of(POSIX.standardOutput) }
  /// That of standard error; 80 by 24 where it does not say.
  static var ofError: TerminalSize { of(POSIX.standardError) }

  private static func of(_ descriptor: CInt) -> TerminalSize {
    let size = POSIX.terminalSize(descriptor)
    return TerminalSize(columns: size?.columns ?? 80, rows: size?.rows ?? 24)
  }

  /// Breaks a text between words into lines that fit; a word that is longer than a line has one to itself.
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
