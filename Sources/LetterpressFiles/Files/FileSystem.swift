/// The few things this package does with files, with errors that name the file.
///
/// Paths are taken as they are: relative ones from the current folder, and `~` is a name like any other.
package enum FileSystem {
  /// The bytes of a file, which may be a pipe or a device.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try reading(path) { () throws(SystemError) in
      let descriptor = try POSIX.open(path, for: .reading)
      defer { POSIX.close(descriptor) }
      return try POSIX.readAll(descriptor, expectedCount: try POSIX.status(of: descriptor).size)
    }
  }

  /// The names of a folder's entries, sorted; none where there is no folder.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    do throws(SystemError) {
      return try POSIX.names(inFolder: path).sorted()
    } catch .notFound {
      return []
    } catch {
      throw .unreadable(path, reason: error == .isNoFolder ? "it is not a folder" : reason(of: error))
    }
  }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)`` with the folder that could not be made.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: emptyName) }
    if let status = try? POSIX.status(of: path) {
      guard status.kind == .folder else { throw .unwritable(path, reason: "it is not a folder") }
      return
    }
    let parent = String(folder(of: path).reversed().drop { $0 == "/" }.reversed())
    if !parent.isEmpty { try makeFolder(parent) }
    do {
      try POSIX.makeFolder(path)
    } catch {
      guard error == .alreadyExists else { throw .unwritable(path, reason: reason(of: error)) }
      // Another process may have been quicker; or it is a file, of which nothing is known by a name with a slash at its
      // end.
      guard (try? POSIX.status(of: path))?.kind == .folder else {
        throw .unwritable(path, reason: "it is not a folder")
      }
    }
  }

  /// Removes a file.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func remove(_ path: String) throws(FileError) {
    try writing(path) { () throws(SystemError) in try POSIX.remove(path) }
  }

  /// Removes a folder and the files in it, where there is one.
  ///
  /// - Throws: ``FileError``, also where there is a folder in it.
  package static func removeFolder(_ path: String) throws(FileError) {
    guard exists(path) else { return }
    for name in try names(inFolder: path) { try remove("\(path)/\(name)") }
    try writing(path) { () throws(SystemError) in try POSIX.removeFolder(path) }
  }

  /// Gives a file or a folder another name, in one step; a file of that name is replaced.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)`` with the new name.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    try writing(target) { () throws(SystemError) in try POSIX.rename(path, to: target) }
  }

  /// Whether there is anything of the name, be it something that may not be looked at.
  package static func exists(_ path: String) -> Bool {
    do throws(SystemError) {
      _ = try POSIX.status(of: path)
      return true
    } catch {
      return error != .notFound
    }
  }

  /// Whether a path leads to a file that can be read more than once, unlike a pipe.
  package static func isRegularFile(_ path: String) -> Bool {
    (try? POSIX.status(of: path))?.kind == .regular
  }

  /// Whether a path leads to the same regular file as another, or as standard input where that is nil.
  package static func isSameFile(_ path: String, as other: String?) -> Bool {
    guard let first = try? POSIX.status(of: path), first.kind == .regular else { return false }
    let second = try? other.map { try POSIX.status(of: $0) } ?? POSIX.status(of: POSIX.standardInput)
    return first.identity == second?.identity
  }
}

extension FileSystem {
  static let emptyName = "the name is empty"

  /// The part of a path up to its last slash but for those at its end; empty where there is none.
  static func folder(of path: String) -> String {
    let trimmed = path.reversed().drop { $0 == "/" }
    return String(String(trimmed.drop { $0 != "/" }.reversed()))
  }

  /// Calls what reads a file, and names the file where it fails.
  static func reading<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    guard !path.isEmpty else { throw .unreadable(path, reason: emptyName) }
    do {
      return try body()
    } catch {
      throw error == .notFound ? .notFound(path) : .unreadable(path, reason: reason(of: error))
    }
  }

  /// Calls what changes a file, and names the file where it fails.
  static func writing<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do {
      return try body()
    } catch {
      throw .unwritable(path, reason: error == .notFound ? "no such folder" : reason(of: error))
    }
  }

  private static func reason(of error: SystemError) -> String {
    error == .isFolder ? "it is a folder" : error.description
  }
}
