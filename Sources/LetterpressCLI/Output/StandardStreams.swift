internal import LetterpressFiles

/// Standard input, output and error.
enum StandardStreams {
  /// Everything on standard input.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  static func readAll() throws(FileError) -> [UInt8] {
    do {
      return try POSIX.readAll(POSIX.standardInput)
    } catch {
      throw .unreadable("standard input", reason: error.description)
    }
  }

  /// Writes results to standard output.
  ///
  /// - Throws: ``CommandFailure`` if they cannot be written.
  static func write(_ text: String) throws(CommandFailure) {
    do {
      try send(text, to: POSIX.standardOutput)
    } catch {
      throw CommandFailure(error.description, file: "standard output", status: .inputOutputError)
    }
  }

  /// Writes a message to standard error; if that fails, there is nobody to tell.
  static func note(_ message: String) {
    show("letterpress: \(message)\n")
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
