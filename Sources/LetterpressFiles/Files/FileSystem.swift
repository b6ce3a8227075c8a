/// The file operations of this package, with errors that name the file.
///
/// Paths are used as given: relative ones start at the current folder, and `~` has no special meaning.
package enum FileSystem {
  /// The bytes of a file; it may also be a pipe or a device, unless `isRegular` is set.
  ///
  /// - Parameters:
  ///   - limit: the maximum size.
  ///   - isRegular: whether to refuse pipes and devices, without waiting for their data.
  ///   - isWanted: inspects the first bytes, up to 64 KiB; if it returns false, only these are read and returned, so
  ///     that the kind of a large file is known before it is in memory.
  /// - Throws: ``FileError``.
  package static func read(
    _ path: String, limit: InputLimit, isRegular: Bool = false,
    whereBeginning isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    let bytes = try reading(path, limit: limit) { () throws(SystemError) in
      let descriptor = try POSIX.open(path, for: isRegular ? .inspecting : .reading)
      defer { POSIX.close(descriptor) }
      let status = try POSIX.status(of: descriptor)
      guard !isRegular || status.kind != .other else { throw .isNoRegularFile }
      return try POSIX.readAll(
        descriptor, expectedCount: status.size, limit: limit.byteCount, whereBeginning: isWanted)
    }
    try limit.check(bytes, of: path)
    return bytes
  }

  /// Everything on standard input, as ``read(_:limit:isRegular:whereBeginning:)`` reads a file.
  ///
  /// - Throws: ``FileError``.
  package static func readStandardInput(
    limit: InputLimit, whereBeginning isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    let name = "standard input"
    let bytes = try reading(name, limit: limit) { () throws(SystemError) in
      try POSIX.readAll(POSIX.standardInput, limit: limit.byteCount, whereBeginning: isWanted)
    }
    try limit.check(bytes, of: name)
    return bytes
  }

  /// The names of a folder's entries, sorted; empty if there is no folder.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    do throws(SystemError) {
      return try POSIX.names(inFolder: path).sorted()
    } catch .notFound {
      return []
    } catch {
      throw .unreadable(path, reason: error == .isNoFolder ? FileError.Reason.notAFolder : reason(of: error))
    }
  }

  /// Creates a folder and its parents, if they are missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)`` with the folder that could not be created.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: emptyName) }
    // Otherwise thousands of parents would be made, and then this folder could not be.
    guard path.utf8.count < POSIX.pathLimit else {
      throw .unwritable(path, reason: "the name has more than \(POSIX.pathLimit - 1) bytes")
    }
    var missing: [String] = []
    var next = path[...]
    while !next.isEmpty {
      let folder = String(next)
      if let status = try? POSIX.status(of: folder) {
        guard status.kind == .folder else { throw .unwritable(folder, reason: FileError.Reason.notAFolder) }
        break
      }
      missing.append(folder)
      next = parent(of: next)
    }
    while let folder = missing.popLast() {
      do {
        try POSIX.makeFolder(folder)
      } catch {
        guard error == .alreadyExists else { throw .unwritable(folder, reason: reason(of: error)) }
        // Another process may have been quicker. Or it is a file: a path that ends with a slash has no status then.
        guard (try? POSIX.status(of: folder))?.kind == .folder else {
          throw .unwritable(folder, reason: FileError.Reason.notAFolder)
        }
      }
    }
  }

  /// A path up to its last slash, without slashes at its end; empty if there is none.
  private static func parent(of path: Substring) -> Substring {
    let slash = UInt8(ascii: "/")
    let bytes = path.utf8
    guard let name = bytes.lastIndex(where: { $0 != slash }), let end = bytes[..<name].lastIndex(of: slash),
      let last = bytes[..<end].lastIndex(where: { $0 != slash })
    else { return "" }
    return path[..<bytes.index(after: last)]
  }

  /// Removes a file.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func remove(_ path: String) throws(FileError) {
    try writing(path) { () throws(SystemError) in try POSIX.remove(path) }
  }

  /// Whether anything has that name, even if it cannot be inspected.
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

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool { (try? POSIX.status(of: path))?.kind == .folder }

  /// Whether a path leads to the same regular file as another path.
  package static func isSameFile(_ path: String, as other: String) -> Bool {
    Identity(ofRegularFile: path).map { $0 == Identity(ofRegularFile: other) } ?? false
  }
}

extension FileSystem {
  /// Which file it is, whatever its names.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(device: UInt64, inode: UInt64) { (self.device, self.inode) = (device, inode) }

    /// The regular file that a path leads to, or standard input if the path is nil; nil for anything else.
    package init?(ofRegularFile path: String?) {
      let status = try? path.map { try POSIX.status(of: $0) } ?? POSIX.status(of: POSIX.standardInput)
      guard let status, status.kind == .regular else { return nil }
      self = status.identity
    }
  }
}

extension FileSystem {
  static let emptyName = FileError.Reason.emptyName

  /// The part of a path up to its last slash, not counting slashes at its end; empty if there is none.
  static func folder(of path: String) -> String {
    let trimmed = path.reversed().drop { $0 == "/" }
    return String(String(trimmed.drop { $0 != "/" }.reversed()))
  }

  /// Runs a body that reads a file, and adds the path to its error.
  ///
  /// - Parameter limit: the maximum size of the file; nil if it is read piece by piece.
  static func reading<Value>(
    _ path: String, limit: InputLimit? = nil, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    guard !path.isEmpty else { throw .unreadable(path, reason: emptyName) }
    do {
      return try body()
    } catch {
      if error == .tooLarge, let limit { throw .tooLarge(path, limit) }
      throw error == .notFound ? .notFound(path) : .unreadable(path, reason: reason(of: error))
    }
  }

  /// Runs a body that changes a file, and adds the path to its error.
  static func writing<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do {
      return try body()
    } catch {
      throw .unwritable(path, reason: error == .notFound ? FileError.Reason.noFolder : reason(of: error))
    }
  }

  static func reason(of error: SystemError) -> String {
    switch error {
    case .isFolder: "it is a folder"
    case .isNoRegularFile: FileError.Reason.notAFile
    default: error.description
    }
  }
}
