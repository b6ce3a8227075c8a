internal import LetterpressFiles

#if EDITLINE
  internal import CEditLine
#endif

/// Lines typed by the user, with editing and a history if the program was built with libedit.
struct LineEditor {
  private var lines = InputLines()

  /// The next line without its line end; nil at the end of the input.
  ///
  /// - Parameter prompt: the text shown before it on a terminal.
  /// - Throws: ``FileError``, or ``CommandFailure`` if the prompt cannot be written.
  mutating func next(prompt: String) throws -> String? {
    guard StandardStreams.inputIsTerminal else { return try lines.next() }
    #if EDITLINE
      if StandardStreams.outputIsTerminal { return LineEditor.edited(prompt: prompt) }
    #endif
    try StandardStreams.write(prompt)
    let line = try lines.next()
    if line == nil { try StandardStreams.write("\n") }
    return line
  }

  #if EDITLINE
    private static func edited(prompt: String) -> String? {
      guard let line = readline(prompt) else {
        try? StandardStreams.write("\n")
        return nil
      }
      defer { edit_line_free(line) }
      if line.pointee != 0 { add_history(line) }
      return String(cString: line)
    }
  #endif
}
