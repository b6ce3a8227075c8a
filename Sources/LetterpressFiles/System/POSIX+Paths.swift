#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

extension POSIX {
  /// The status of a file, known without opening it.
  struct Status {
    enum Kind {
      case regular
      case folder
      /// A device, a pipe, a socket.
      case other
    }

    var kind: Kind
    var permissions: UInt32
    var size: Int
    var identity: FileSystem.Identity
  }

  /// The status of what a path leads to.
  static func status(of path: String) throws(SystemError) -> Status {
    var raw = stat()
    _ = try repeating { stat(path.fileName, &raw) }
    return Status(raw)
  }

  static func status(of descriptor: CInt) throws(SystemError) -> Status {
    var raw = stat()
    _ = try repeating { fstat(descriptor, &raw) }
    return Status(raw)
  }

  /// Whether this process may write to an existing file.
  static func checkWritable(_ path: String) throws(SystemError) { _ = try repeating { access(path.fileName, W_OK) } }

  static func setPermissions(_ permissions: UInt32, of descriptor: CInt) throws(SystemError) {
    _ = try repeating { fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) }
  }

  /// The number of bytes that no path may have, as they include a zero at its end.
  static let pathLimit = Int(PATH_MAX)

  /// The target of a symbolic link; nil for anything else.
  static func linkTarget(of path: String) throws(SystemError) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    do {
      let count = try repeating { readlink(path.fileName, &buffer, buffer.count) }
      return String(fileName: buffer[..<count])
    } catch {
      if error == .isNoLink || error == .notFound { return nil }
      throw error
    }
  }

  static func rename(_ source: String, to target: String) throws(SystemError) {
    _ = try repeating { renameFile(source.fileName, target.fileName) }
  }

  /// Gives a file a second name, which must not exist yet.
  static func link(_ source: String, to target: String) throws(SystemError) {
    _ = try repeating { linkFile(source.fileName, target.fileName) }
  }

  static func remove(_ path: String) throws(SystemError) { _ = try repeating { unlink(path.fileName) } }

  static func makeFolder(_ path: String) throws(SystemError) { _ = try repeating { mkdir(path.fileName, 0o777) } }

  /// The names of a folder's entries in no particular order, without `.` and `..`.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path.fileName) else { throw SystemError.last }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      // Only `errno` distinguishes the end from a failure.
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) {
          String(fileName: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError.last }
    return names
  }
}

extension POSIX.Status {
  fileprivate init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    permissions = UInt32(raw.st_mode & 0o7777)
    size = Int(raw.st_size)
    identity = FileSystem.Identity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
  }
}

// Under other names, as inside `POSIX` the system names mean its own functions.
private func linkFile(_ source: [CChar], _ target: [CChar]) -> CInt { link(source, target) }
private func renameFile(_ source: [CChar], _ target: [CChar]) -> CInt { rename(source, target) }
