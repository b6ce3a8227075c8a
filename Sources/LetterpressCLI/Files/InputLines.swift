internal import LetterpressFiles

/// The lines of standard input, each as soon as it arrives.
struct InputLines {
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
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end > InputLines.longestLine { return line(upTo: InputLines.longestLine, dropping: InputLines.longestLine) }
      if end < bytes.count { return line(upTo: end, dropping: end + 1) }
      if hasEnded { return bytes.isEmpty ? nil : line(upTo: end, dropping: end) }
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
