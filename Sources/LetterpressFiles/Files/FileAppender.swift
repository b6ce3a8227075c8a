/// A file to append to, which other programs may read at the same time. It is closed when nothing refers to it any more.
package final class FileAppender: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or creates it if it is missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package init(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: FileSystem.emptyName) }
    self.path = path
    descriptor = try FileSystem.writing(path) { () throws(SystemError) in try POSIX.open(path, for: .appending) }
  }

  /// Appends a text in one write, unless the system accepts only part of it at a time.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package func append(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try FileSystem.writing(path) { () throws(SystemError) in try FileSystem.write(bytes, to: descriptor) }
  }

  deinit { POSIX.close(descriptor) }
}
