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
