/// A file that is read piece by piece, however long it is.
package struct FileReader: Sendable {
  /// What errors call it.
  private let name: String
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package init(_ path: String) throws(FileError) {
    name = path
    descriptor = try FileSystem.reading(path) { () throws(SystemError) in try POSIX.open(path, for: .reading) }
  }

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Standard input.
  package static let standardInput = FileReader(name: "standard input", descriptor: POSIX.standardInput)

  /// Appends the next bytes, or none where the file ends.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package func read(into bytes: inout [UInt8]) throws(FileError) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try FileSystem.reading(name) { () throws(SystemError) in try POSIX.read(descriptor, into: &piece) }
    bytes.append(contentsOf: piece[..<count])
  }

  /// Closes the file; to be called once, at the most.
  package func close() { POSIX.close(descriptor) }
}

/// A file at whose end something is added from time to time, which other programs may read meanwhile.
package struct FileAppender: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, made where it is missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package init(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: FileSystem.emptyName) }
    self.path = path
    descriptor = try FileSystem.writing(path) { () throws(SystemError) in try POSIX.open(path, for: .appending) }
  }

  /// Writes at the file's end, all at once unless the system takes it in pieces.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package func append(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try FileSystem.writing(path) { () throws(SystemError) in try FileSystem.write(bytes, to: descriptor) }
  }

  /// Closes the file; to be called once, at the most.
  package func close() { POSIX.close(descriptor) }
}
