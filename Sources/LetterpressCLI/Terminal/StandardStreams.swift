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
