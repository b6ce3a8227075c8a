package import LetterpressVision

/// The letters that were learnt, in a single file, so that they change atomically.
///
/// Whoever reads it takes no lock, since the file is replaced as a whole.
package struct TemplateStore: Sendable {
  /// The file, which need not exist.
  package let path: String
  private let wait: @Sendable () -> Void

  /// - Parameter wait: called once by each change that waits more than a second for another process.
  package init(path: String, whenWaiting wait: @escaping @Sendable () -> Void = {}) {
    (self.path, self.wait) = (path, wait)
  }

  /// The learnt letters; none if there is no file.
  ///
  /// - Throws: ``TemplateStoreError``.
  package func load() throws(TemplateStoreError) -> LearntLetters {
    do throws(TemplateStoreError) {
      return try TemplateStore.read(path)
    } catch {
      guard case .file(.notFound) = error else { throw error }
      return LearntLetters()
    }
  }

  /// The learnt letters in any file, such as one from somebody else.
  ///
  /// - Throws: ``TemplateStoreError``.
  package static func read(_ path: String) throws(TemplateStoreError) -> LearntLetters {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: .learntLetters, isRegular: true, whereBeginning: LearntLetters.canBegin)
    } catch {
      throw .file(error)
    }
    do throws(LearntLettersError) {
      return try LearntLetters(file: bytes)
    } catch {
      throw .unusable(path: path, error)
    }
  }

  /// Changes the letters, while no other process does.
  ///
  /// - Parameter change: what to do with the present letters; if it throws, they stay as they are.
  /// - Throws: ``TemplateStoreError``, and what `change` throws.
  package func change<Value>(_ change: (inout LearntLetters) throws -> Value) throws -> Value {
    let lock = try wrap { () throws(FileError) in try FileLock(changing: path, whenWaiting: wait) }
    defer { lock.release() }
    let before = try load()
    var letters = before
    let value = try change(&letters)
    if letters != before { try keep(letters) }
    return value
  }

  /// Takes over what earlier versions kept in a folder, if there is no file yet. The folder stays as it is.
  ///
  /// - Returns: what is in the folder; nil if there is a file already, or no folder.
  /// - Throws: ``TemplateStoreError``. Even then, the file is as before or complete.
  package func takeOver(_ folder: String) throws(TemplateStoreError) -> TemplateFolder? {
    guard !FileSystem.exists(path), FileSystem.isFolder(folder) else { return nil }
    let former = try wrap { () throws(FileError) in try TemplateFolder(folder) }
    let lock = try wrap { () throws(FileError) in try FileLock(changing: path, whenWaiting: wait) }
    defer { lock.release() }
    // Another process may have been quicker.
    if !FileSystem.exists(path) { try keep(former.letters) }
    return former
  }

  /// The caller holds the lock.
  private func keep(_ letters: LearntLetters) throws(TemplateStoreError) {
    try wrap { () throws(FileError) in
      try FileSystem.write(letters.file, to: path, limit: .learntLetters, isSynced: true)
    }
  }

  private func wrap<Value>(_ body: () throws(FileError) -> Value) throws(TemplateStoreError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}

/// An error with the stored letters.
package enum TemplateStoreError: Error, Equatable, Sendable {
  case file(FileError)
  /// The file is another one, or a newer program wrote it.
  case unusable(path: String, LearntLettersError)
}

extension TemplateStoreError: CustomStringConvertible {
  /// What happened, with the file, and what to do about it.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .unusable(let path, let error): "\(path.printable): \(error)"
    }
  }
}
