internal import LetterpressFiles

/// A list of file names, one per line or each ending with a zero byte; only a little of it is in memory at a time.
struct FileList: Sendable {
  enum Form {
    /// Lines that end with LF or CRLF, as in text files.
    case lines
    /// Names as `find -print0` writes them, which may contain line feeds.
    case zeroTerminated

    fileprivate var separator: UInt8 { self == .lines ? 0x0A : 0 }
  }

  /// The path of the list, or ``InputFile/standardInput``.
  let name: String
  /// How many names were taken from it, empty ones included: if names are lines, the number of the last line.
  private(set) var count = 0
  private let form: Form
  /// Nil after its end.
  private var reader: FileReader?
  /// The bytes read so far, and where the unused ones begin.
  private var bytes: [UInt8] = []
  private var position = 0

  /// The longest entry: no system has longer names, and a file that is not a list must not fill the memory.
  private static let longestEntry = 1 << 16

  /// Opens a list.
  ///
  /// - Throws: ``FileError``.
  init(_ name: String, form: Form) throws(FileError) {
    self.name = name
    self.form = form
    reader = name == InputFile.standardInput ? .standardInput : try FileReader(name)
  }

  /// The next entry that is not empty; nil at the end.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if it is not such a list.
  mutating func next() throws -> String? {
    while let entry = try nextEntry() { if !entry.isEmpty { return String(fileName: entry) } }
    return nil
  }

  /// The number of entries that are not empty, counted by reading the list once more; nil if that is not possible.
  ///
  /// - Complexity: O(bytes of the list).
  func entryCount() -> Int? {
    guard name != InputFile.standardInput, FileSystem.isRegularFile(name) else { return nil }
    do {
      var list = try FileList(name, form: form)
      var count = 0
      while let entry = try list.nextEntry() { count += entry.isEmpty ? 0 : 1 }
      return count
    } catch {
      return nil
    }
  }

  private mutating func nextEntry() throws -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = bytes[searched...].firstIndex(of: form.separator) {
        defer { position = end + 1 }
        return try entry(bytes[position..<end])
      }
      guard let reader else {
        guard position < bytes.count else { return nil }
        defer { position = bytes.count }
        return try entry(bytes[position...])
      }
      bytes.removeSubrange(..<position)
      (position, searched) = (0, bytes.count)
      guard bytes.count <= FileList.longestEntry else {
        count += 1
        throw failure("is longer than any file name")
      }
      try reader.read(into: &bytes)
      if bytes.count == searched { end(reader) }
    }
  }

  private mutating func end(_ reader: FileReader) {
    if name != InputFile.standardInput { reader.close() }
    self.reader = nil
  }

  /// A line without the byte order mark or carriage return that some editors add.
  private mutating func entry(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) -> ArraySlice<UInt8> {
    count += 1
    guard form == .lines else { return bytes }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let line = count == 1 && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    // The system would take the name to end there.
    guard !line.contains(0) else { throw failure("contains a zero byte: if zero bytes separate the names, add --null") }
    return line.last == 0x0D ? line.dropLast() : line
  }

  private func failure(_ text: String) -> CommandFailure {
    let entry = form == .lines ? "line" : "name"
    return CommandFailure("not a list of files: \(entry) \(count) \(text)", file: name, status: .dataError)
  }
}
