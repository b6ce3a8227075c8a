/// A file of any length, read piece by piece.
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

  /// Appends the next bytes, or none at the end of the file.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package func read(into bytes: inout [UInt8]) throws(FileError) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try FileSystem.reading(name) { () throws(SystemError) in try POSIX.read(descriptor, into: &piece) }
    bytes.append(contentsOf: piece[..<count])
  }

  /// Closes the file; call it at most once.
  package func close() { POSIX.close(descriptor) }
}
