package import Foundation

/// A folder for one test, removed with its contents when the value is deinitialised.
package final class TemporaryFolder: Sendable {
  /// The path, without a trailing slash.
  package let path: String

  /// The folder of this process, which holds all others. It is removed when the process exits, with the folders of fixtures that
  /// last as long as it does.
  private static let parent: String = {
    let path = FileManager.default.temporaryDirectory.appending(path: "letterpress-tests-\(getpid())").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.parent) }
    return path
  }()

  /// Creates a new, empty folder.
  package init() throws {
    // A short name, as commands print their files' paths in lines of limited length.
    path = "\(TemporaryFolder.parent)/\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of an entry of the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file to the folder and returns its path.
  package func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Returns the names of all entries, sorted.
  package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  /// Returns every file's bytes by name, to see whether anything changed.
  package func contents() throws -> [String: Data] {
    try names().reduce(into: [:]) { $0[$1] = try Data(contentsOf: URL(filePath: path($1))) }
  }
}
