/// A lock on a file among cooperating processes, by `flock` on a hidden file beside it: the file itself is replaced.
///
/// The system releases it when the process ends, however it ends.
struct FileLock {
  private let descriptor: CInt

  /// Makes the folder of a file, if need be, then waits until the file's lock is free and takes it, to change the file.
  ///
  /// Who may read the lock's file can take the lock, and so can a suspended process, so nobody waits for ever.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait at most.
  ///   - wait: called once, if that takes more than a second.
  /// - Throws: ``FileError``.
  init(
    changing path: String, upTo seconds: Int = FileLock.longestWait, whenWaiting wait: () -> Void
  ) throws(FileError) {
    let folder = FileSystem.folder(of: path)
    // A path without a slash is of the current folder, which exists.
    if !folder.isEmpty { try FileSystem.makeFolder(folder) }
    let lock = "\(folder).\(path.dropFirst(folder.count)).lock"
    do throws(SystemError) {
      descriptor = try FileLock.take(lock, upTo: seconds, whenWaiting: wait)
    } catch {
      let reason = error == .wouldBlock ? FileError.Reason.isLocked : FileSystem.reason(of: error)
      throw .unwritable(
        error == .wouldBlock ? path : lock, reason: error == .notFound ? FileError.Reason.noFolder : reason)
    }
  }

  /// In seconds.
  static let longestWait = 10

  private static func take(
    _ path: String, upTo seconds: Int, whenWaiting wait: () -> Void
  ) throws(SystemError) -> CInt {
    let descriptor = try POSIX.open(path, for: .locking)
    do throws(SystemError) {
      guard try POSIX.status(of: descriptor).kind == .regular else { throw .isNoRegularFile }
      try POSIX.lock(descriptor, upTo: seconds, whenWaiting: wait)
      return descriptor
    } catch {
      POSIX.close(descriptor)
      throw error
    }
  }

  /// Releases the lock; call it once.
  func release() { POSIX.close(descriptor) }
}
