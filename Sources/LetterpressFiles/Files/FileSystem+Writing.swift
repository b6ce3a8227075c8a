extension FileSystem {
  /// Writes a file next to its target and renames it into place, so that the target is either unchanged or complete.
  ///
  /// Keeps the permissions of an existing file. Writes to a pipe or a device, never replaces it.
  ///
  /// - Parameters:
  ///   - replacing: whether a file of that name may already exist.
  ///   - limit: the maximum size, for a file that is to be read again; nil for none.
  ///   - isSynced: whether the file must be on the disk before it replaces another one, so that not even a power cut loses both.
  /// - Throws: ``FileError/unwritable(_:reason:)``; ``FileError/exists(_:)`` if there is a file, which then stays;
  ///   ``FileError/wouldBeTooLarge(_:_:)``.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true, limit: InputLimit? = nil, isSynced: Bool = false
  ) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: emptyName) }
    if let limit, bytes.count > limit.byteCount { throw .wouldBeTooLarge(path, limit) }
    if !replacing, isRegularFile(path) { throw .exists(path) }
    try writing(path) { () throws(SystemError) in
      switch try existing(path) {
      case let status? where status.kind == .folder:
        throw .isFolder
      case let status? where status.kind == .other:
        let descriptor = try POSIX.open(path, for: .writing)
        defer { POSIX.close(descriptor) }
        try write(bytes, to: descriptor)
      case let status:
        let target = try linkedFile(path)
        if status != nil { try POSIX.checkWritable(target) }
        try replace(target, with: bytes, permissions: status?.permissions, mayExist: replacing, isSynced: isSynced)
      }
    }
  }

  /// Checks that a file can be written, without writing anything.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func checkCanWrite(to path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(path, reason: emptyName) }
    try writing(path) { () throws(SystemError) in
      let status = try existing(path)
      if status?.kind == .folder { throw .isFolder }
      if status != nil { try POSIX.checkWritable(path) }
      guard status == nil || status?.kind == .regular else { return }
      let parent = folder(of: try linkedFile(path))
      try POSIX.checkWritable(parent.isEmpty ? "." : parent)
    }
  }

  private static func existing(_ path: String) throws(SystemError) -> POSIX.Status? {
    do throws(SystemError) {
      return try POSIX.status(of: path)
    } catch .notFound {
      return nil
    }
  }

  /// The path at the end of a chain of symbolic links, whether or not a file exists there.
  private static func linkedFile(_ path: String) throws(SystemError) -> String {
    var target = path
    // Linux itself follows as many.
    for _ in 0..<40 {
      guard let link = try POSIX.linkTarget(of: target) else { return target }
      target = link.hasPrefix("/") ? link : folder(of: target) + link
    }
    throw .tooManyLinks
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], permissions: UInt32?, mayExist: Bool, isSynced: Bool
  ) throws(SystemError) {
    let (descriptor, path) = try makeTemporaryFile(inFolder: folder(of: target))
    do throws(SystemError) {
      defer { POSIX.close(descriptor) }
      try write(bytes, to: descriptor)
      if let permissions { try POSIX.setPermissions(permissions, of: descriptor) }
      if isSynced { try POSIX.sync(descriptor) }
      if mayExist { try POSIX.rename(path, to: target) } else { try name(path, target) }
    } catch {
      // The first error is the one to report.
      try? POSIX.remove(path)
      throw error
    }
  }

  /// Gives a temporary file its final name, unless a file of that name has appeared in the meantime.
  private static func name(_ path: String, _ target: String) throws(SystemError) {
    do throws(SystemError) {
      try POSIX.link(path, to: target)
    } catch {
      // Some file systems have no hard links.
      guard SystemError.notSupported.contains(error) else { throw error }
      guard try existing(target) == nil else { throw .alreadyExists }
      return try POSIX.rename(path, to: target)
    }
    // The file is in place; a second name for it does no harm.
    try? POSIX.remove(path)
  }

  /// - Parameter folder: empty, or ending with a slash.
  private static func makeTemporaryFile(
    inFolder folder: String
  ) throws(SystemError) -> (descriptor: CInt, path: String) {
    var number = 0
    while true {
      let path = "\(folder).letterpress-\(POSIX.processIdentifier)-\(number)"
      do throws(SystemError) {
        return (try POSIX.open(path, for: .creating), path)
      } catch .alreadyExists {
        // Belongs to another thread, or was left by a process that was killed.
        number += 1
      }
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
    let error = bytes.withUnsafeBytes { buffer -> SystemError? in
      do throws(SystemError) {
        try POSIX.writeAll(buffer, to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }
}
