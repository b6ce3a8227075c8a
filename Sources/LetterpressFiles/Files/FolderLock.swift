/// A lock on a folder among cooperating processes, by `flock` on a file in it.
///
/// The system releases it when the process ends, however it ends.
struct FolderLock {
  private let descriptor: CInt

  static let fileName = ".lock"

  /// Waits until the lock is free and takes it, to change the folder.
  ///
  /// - Parameter wait: called once, if that takes more than a second.
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  init(changing folder: String, whenWaiting wait: () -> Void) throws(FileError) {
    try self.init(takingFileAt: "\(folder)/\(FolderLock.fileName)", whenWaiting: wait)
  }

  /// Makes the folder of a file, if need be, then waits until the folder's lock is free and takes it, to change the file.
  ///
  /// - Parameter wait: called once, if that takes more than a second.
  /// - Throws: ``FileError``.
  init(changingFileAt path: String, whenWaiting wait: () -> Void) throws(FileError) {
    let folder = FileSystem.folder(of: path)
    try FileSystem.makeFolder(folder)
    try self.init(takingFileAt: folder + FolderLock.fileName, whenWaiting: wait)
  }

  private init(takingFileAt path: String, whenWaiting wait: () -> Void) throws(FileError) {
    descriptor = try FileSystem.writing(path) { () throws(SystemError) in
      try FolderLock.take(path, opening: .locking, exclusively: true, whenWaiting: wait)
    }
  }

  /// Waits until no process changes the folder and takes the lock, shared with other readers; nil if there is no lock
  /// file, since then the folder has never been changed.
  ///
  /// - Parameter wait: called once, if that takes more than a second.
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  init?(reading folder: String, whenWaiting wait: () -> Void) throws(FileError) {
    let path = "\(folder)/\(FolderLock.fileName)"
    do throws(SystemError) {
      descriptor = try FolderLock.take(path, opening: .inspecting, exclusively: false, whenWaiting: wait)
    } catch {
      if error == .notFound || error == .isNoFolder { return nil }
      throw .unreadable(path, reason: FileSystem.reason(of: error))
    }
  }

  private static func take(
    _ path: String, opening: POSIX.Opening, exclusively: Bool, whenWaiting wait: () -> Void
  ) throws(SystemError) -> CInt {
    let descriptor = try POSIX.open(path, for: opening)
    do throws(SystemError) {
      guard try POSIX.status(of: descriptor).kind == .regular else { throw .isNoRegularFile }
      try POSIX.lock(descriptor, exclusively: exclusively, whenWaiting: wait)
      return descriptor
    } catch {
      POSIX.close(descriptor)
      throw error
    }
  }

  /// Releases the lock; call it once.
  func release() { POSIX.close(descriptor) }
}
