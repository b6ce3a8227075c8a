internal import CPlatform

// The only import of the system's library; it is visible throughout this module and to all modules that import it.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Musl
#endif

/// The system calls that this package makes, with typed errors instead of `errno`. A call interrupted by a signal is
/// repeated. Paths are strings in the form of `String.init(fileName:)`.
package enum POSIX {
  /// The descriptors of the standard streams.
  package static let (standardInput, standardOutput, standardError) = (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)

  /// The purpose of opening a file.
  enum Opening {
    case reading
    /// A file that may turn out to be a pipe, which must not block.
    case inspecting
    /// An existing file, from its beginning, as it is.
    case writing
    /// A file that must not exist yet.
    case creating
    /// A file to append to, created if it is missing.
    case appending
    /// A lock file, created if it is missing.
    case locking

    fileprivate var flags: CInt {
      switch self {
      case .reading: O_RDONLY
      case .inspecting: O_RDONLY | O_NONBLOCK
      case .writing: O_WRONLY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      case .locking: O_RDWR | O_CREAT | O_NONBLOCK
      }
    }
  }

  /// Opens the null device in place of each closed standard stream, so that no file gets its number and is then written
  /// to as if it were the output. Reading from such an input and writing to such an output fail.
  package static func fillClosedStreams() {
    for descriptor in [standardInput, standardOutput, standardError] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the missing one, as those below it are open by now.
      _ = openFile(Array("/dev/null".utf8CString), descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  static func open(_ path: String, for opening: Opening) throws(SystemError) -> CInt {
    try repeating { openFile(path.fileName, opening.flags | O_CLOEXEC) }
  }

  static func close(_ descriptor: CInt) { closeFile(descriptor) }

  /// Everything up to the file's end.
  ///
  /// - Parameters:
  ///   - expectedCount: the file's size, if known.
  ///   - limit: the maximum number of bytes.
  ///   - isWanted: inspects the first bytes; if it returns false, only they are read.
  /// - Throws: ``SystemError/tooLarge`` if there are more bytes than the limit, ``SystemError/outOfMemory`` if there is
  ///   no memory for them.
  static func readAll(
    _ descriptor: CInt, expectedCount: Int = 0, limit: Int, whereBeginning isWanted: ([UInt8]) -> Bool
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(descriptor, into: &buffer)
      guard count > 0 else { return bytes }
      let needed = bytes.count + count
      if bytes.isEmpty {
        guard isWanted(Array(buffer[..<count])) else { return Array(buffer[..<count]) }
        guard expectedCount <= limit else { throw .tooLarge }
        try makeRoom(for: max(expectedCount, needed), in: &bytes)
      }
      guard needed <= limit else { throw .tooLarge }
      if needed > bytes.capacity { try makeRoom(for: max(2 * bytes.capacity, needed), in: &bytes) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// An array that cannot grow ends the process, so this asks the system first.
  private static func makeRoom(for count: Int, in bytes: inout [UInt8]) throws(SystemError) {
    guard !platform_refuses_memory(count) else { throw .outOfMemory }
    bytes.reserveCapacity(count)
  }

  /// Reads into the beginning of a buffer and returns the number of bytes: 0 at the file's end.
  static func read(_ descriptor: CInt, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try repeating { readBytes(descriptor, &buffer, buffer.count) }
  }

  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try repeating { writeBytes(descriptor, rest.baseAddress, rest.count) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  package static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  /// The characters per line and the lines of a terminal; nil if unknown.
  package static func terminalSize(_ descriptor: CInt) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits until the lock on an open file is free and takes it; closing the file releases it.
  ///
  /// - Parameter wait: called once, if the lock is not free within a second.
  static func lock(_ descriptor: CInt, exclusively: Bool, whenWaiting wait: () -> Void) throws(SystemError) {
    let kind = exclusively ? LOCK_EX : LOCK_SH
    for _ in 0..<20 {
      do throws(SystemError) {
        _ = try repeating { flock(descriptor, kind | LOCK_NB) }
        return
      } catch .wouldBlock {
        usleep(50_000)
      }
    }
    wait()
    _ = try repeating { flock(descriptor, kind) }
  }

  /// The value of an environment variable, which may be a path; nil if it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(fileName: $0) } }

  static var processIdentifier: Int { Int(getpid()) }

  static func message(for number: CInt) -> String { String(cString: strerror(number)) }

  /// Repeats a call until no signal interrupts it; -1 means failure.
  static func repeating<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = SystemError(number: errno)
      if error != .interrupted { throw error }
    }
  }
}

extension SystemError {
  static let notFound = SystemError(number: ENOENT)
  static let isFolder = SystemError(number: EISDIR)
  static let isNoFolder = SystemError(number: ENOTDIR)
  static let alreadyExists = SystemError(number: EEXIST)
  static let tooManyLinks = SystemError(number: ELOOP)
  static let tooLarge = SystemError(number: EFBIG)
  static let outOfMemory = SystemError(number: ENOMEM)
  static let wouldBlock = SystemError(number: EWOULDBLOCK)
  /// The error for an operation that a kind of file does not support.
  static let isNoRegularFile = SystemError(number: ENODEV)
  static let notSupported = [EPERM, ENOTSUP, ENOSYS, EOPNOTSUPP].map(SystemError.init(number:))
  fileprivate static let interrupted = SystemError(number: EINTR)
  fileprivate static let isNoLink = SystemError(number: EINVAL)
}

extension POSIX {
  /// The status of a file, known without opening it.
  struct Status {
    enum Kind {
      case regular
      case folder
      /// A symbolic link that was not followed.
      case link
      /// A device, a pipe, a socket.
      case other
    }

    /// Identifies the file, whatever its names.
    struct Identity: Hashable {
      fileprivate var device: UInt64
      fileprivate var inode: UInt64
    }

    var kind: Kind
    var permissions: UInt32
    var size: Int
    var identity: Identity
  }

  /// The status of what a path leads to, or of the link itself.
  static func status(of path: String, followingLinks: Bool = true) throws(SystemError) -> Status {
    var raw = stat()
    _ = try repeating { followingLinks ? stat(path.fileName, &raw) : lstat(path.fileName, &raw) }
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

  static func removeFolder(_ path: String) throws(SystemError) { _ = try repeating { rmdir(path.fileName) } }

  /// The names of a folder's entries in no particular order, without `.`, `..` and names that are not UTF-8.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path.fileName) else { throw SystemError(number: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      // Only `errno` distinguishes the end from a failure.
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError(number: errno) }
    return names
  }
}

extension POSIX.Status {
  fileprivate init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = UInt32(raw.st_mode & 0o7777)
    size = Int(raw.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
  }
}

// Under other names, as inside `POSIX` the system names mean its own functions.
private func openFile(_ path: [CChar], _ flags: CInt) -> CInt { open(path, flags, 0o666) }
private func closeFile(_ descriptor: CInt) { close(descriptor) }
private func readBytes(_ descriptor: CInt, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
private func writeBytes(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
private func linkFile(_ source: [CChar], _ target: [CChar]) -> CInt { link(source, target) }
private func renameFile(_ source: [CChar], _ target: [CChar]) -> CInt { rename(source, target) }

/// The error number of a failed system call.
package struct SystemError: Error, Equatable, Sendable {
  /// What `errno` was.
  package let number: CInt
}

extension SystemError: CustomStringConvertible {
  /// The system's own message.
  package var description: String { POSIX.message(for: number) }
}
