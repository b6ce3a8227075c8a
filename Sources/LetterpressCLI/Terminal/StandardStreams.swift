internal import LetterpressFiles

/// Standard input, output and error.
package enum StandardStreams {
  /// Writes results to standard output.
  ///
  /// - Throws: ``CommandFailure`` if they cannot be written.
  package static func write(_ text: String) throws(CommandFailure) {
    do {
      try send(text, to: POSIX.standardOutput)
    } catch {
      throw CommandFailure(error.description, file: "standard output", status: .inputOutputError)
    }
  }

  /// Writes sentences, lists and tables to standard output, wrapped between words on a terminal.
  ///
  /// - Throws: ``CommandFailure`` if they cannot be written.
  package static func writeText(_ text: String) throws(CommandFailure) { try write(folded(text)) }

  /// The text, wrapped to fit standard output if that is a terminal.
  package static func folded(_ text: String) -> String {
    outputIsTerminal ? TerminalSize.ofOutput.foldedLines(of: text) : text
  }

  /// Writes a message to standard error, without what would control a terminal; a failure is ignored.
  static func note(_ message: String) {
    let text = "letterpress: \(message.printableLines)\n"
    show(errorIsTerminal ? TerminalSize.ofError.foldedLines(of: text) : text)
  }

  /// Writes text to standard error unchanged.
  static func show(_ text: String) { try? send(text, to: POSIX.standardError) }

  private static func send(_ text: String, to descriptor: Int32) throws(SystemError) {
    var text = text
    let error = text.withUTF8 { buffer -> SystemError? in
      do throws(SystemError) {
        try POSIX.writeAll(UnsafeRawBufferPointer(buffer), to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  static var inputIsTerminal: Bool { POSIX.isTerminal(POSIX.standardInput) }
  static var outputIsTerminal: Bool { POSIX.isTerminal(POSIX.standardOutput) }
  static var errorIsTerminal: Bool { POSIX.isTerminal(POSIX.standardError) }
}

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
