#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// An exclusive lock on a folder among the processes that ask for it, by `flock` on a file in it.
///
/// The system lets go of it when the process ends, however it ends.
struct FolderLock: ~Copyable {
  private let descriptor: CInt

  static let fileName = ".lock"

  /// Waits until the lock is free and takes it; it is held until the value's life ends.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)`` where the lock file cannot be made.
  init(folder: String) throws(FileError) {
    let path = folder + "/" + FolderLock.fileName
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path, reason: String(cString: strerror(errno))) }
    // Interrupted by a signal, the wait begins again.
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(descriptor) }
}
