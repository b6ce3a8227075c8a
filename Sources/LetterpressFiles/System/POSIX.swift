internal import CPlatform

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
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
    /// A lock file, created if it is missing; never through a link, which somebody else may have put there.
    case locking

    fileprivate var flags: CInt {
      switch self {
      case .reading: O_RDONLY
      case .inspecting: O_RDONLY | O_NONBLOCK
      case .writing: O_WRONLY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .locking: O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW
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

  /// Lets writing beyond the limit of a file's size (`ulimit -f`) fail with an error that can be reported; as a signal, it
  /// would end the process without a word, and leave a temporary file behind.
  package static func ignoreSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

  static func open(_ path: String, for opening: Opening) throws(SystemError) -> CInt {
    try repeating { openFile(path.fileName, opening.flags | O_CLOEXEC) }
  }

  static func close(_ descriptor: CInt) { closeFile(descriptor) }

  /// Waits until what was written to a file is on the disk.
  static func sync(_ descriptor: CInt) throws(SystemError) { _ = try repeating { fsync(descriptor) } }

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

  static func hasRoom(for count: Int) -> Bool { platform_has_room(count) }

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
  static func lock(_ descriptor: CInt, upTo seconds: Int, whenWaiting wait: () -> Void) throws(SystemError) {
    for attempt in 0...20 * seconds {
      do throws(SystemError) {
        _ = try repeating { flock(descriptor, LOCK_EX | LOCK_NB) }
        return
      } catch .wouldBlock {
        if attempt == 20 { wait() }
        usleep(50_000)
      }
    }
    throw .wouldBlock
  }

  /// The value of an environment variable, which may be a path; nil if it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(fileName: $0) } }

  static var processIdentifier: Int { Int(getpid()) }

  /// The number of cores that are switched on; at least 1.
  static var processorCount: Int { max(Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))), 1) }

  /// The machine's memory in bytes; nil if unknown.
  static var memory: Int? {
    let (pages, pageSize) = (Int(sysconf(CInt(_SC_PHYS_PAGES))), Int(sysconf(CInt(_SC_PAGESIZE))))
    return pages > 0 && pageSize > 0 ? pages * pageSize : nil
  }

  /// Repeats a call until no signal interrupts it; -1 means failure.
  static func repeating<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = SystemError.last
      if error != .interrupted { throw error }
    }
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
