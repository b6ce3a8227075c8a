internal import LetterpressFiles

#if EDITLINE
  internal import CEditLine
#endif

/// Lines typed by the user, with editing and a history if the program was built with libedit.
struct LineEditor {
  private var lines = Reader()

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

extension LineEditor {
  /// The lines of standard input, each as soon as it arrives.
  struct Reader {
    private let reader = FileReader.standardInput
    private var bytes: [UInt8] = []
    private var hasEnded = false

    /// Longer lines are split: nobody types them, and they must not fill the memory.
    private static let longestLine = 1 << 16

    /// The next line without its line end; nil if there is none.
    ///
    /// - Throws: ``FileError``.
    mutating func next() throws(FileError) -> String? {
      while true {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return line(upTo: end, dropping: end + 1) }
        if hasEnded && bytes.isEmpty { return nil }
        if hasEnded || bytes.count > Reader.longestLine { return line(upTo: bytes.count, dropping: bytes.count) }
        let count = bytes.count
        try reader.read(into: &bytes)
        hasEnded = bytes.count == count
      }
    }

    private mutating func line(upTo end: Int, dropping count: Int) -> String {
      defer { bytes.removeFirst(count) }
      let line = bytes[..<end]
      return String(fileName: line.last == 0x0D ? line.dropLast() : line)
    }
  }
}
