/// A lock on a folder among cooperating processes, by `flock` on a file in it.
///
/// The system releases it when the process ends, however it ends.
struct FolderLock {
  private let descriptor: CInt

  static let fileName = ".lock"

  /// Makes the folder of a file, if need be, then waits until the folder's lock is free and takes it, to change the file.
  ///
  /// Who may read the lock's file can take the lock, and so can a suspended process, so nobody waits longer than ``longestWait``.
  ///
  /// - Parameter wait: called once, if that takes more than a second.
  /// - Throws: ``FileError``.
  init(changingFileAt path: String, whenWaiting wait: () -> Void) throws(FileError) {
    let folder = FileSystem.folder(of: path)
    // A path without a slash is of the current folder, which exists.
    if !folder.isEmpty { try FileSystem.makeFolder(folder) }
    let lock = folder + FolderLock.fileName
    do throws(SystemError) {
      descriptor = try FolderLock.take(lock, whenWaiting: wait)
    } catch {
      let reason = error == .wouldBlock ? FileError.Reason.isLocked : FileSystem.reason(of: error)
      throw .unwritable(
        error == .wouldBlock ? path : lock, reason: error == .notFound ? FileError.Reason.noFolder : reason)
    }
  }

  /// In seconds.
  static let longestWait = 10

  private static func take(_ path: String, whenWaiting wait: () -> Void) throws(SystemError) -> CInt {
    let descriptor = try POSIX.open(path, for: .locking)
    do throws(SystemError) {
      guard try POSIX.status(of: descriptor).kind == .regular else { throw .isNoRegularFile }
      try POSIX.lock(descriptor, upTo: longestWait, whenWaiting: wait)
      return descriptor
    } catch {
      POSIX.close(descriptor)
      throw error
    }
  }

  /// Releases the lock; call it once.
  func release() { POSIX.close(descriptor) }
}
