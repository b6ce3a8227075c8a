package import LetterpressSolver

/// The words a player has marked, in a text file that may be edited by hand.
package struct WordChangesStore: Sendable {
  /// The file, which need not exist.
  package let path: String
  private let wait: @Sendable () -> Void

  /// - Parameter wait: called once by each operation that waits more than a second for another process.
  package init(path: String, whenWaiting wait: @escaping @Sendable () -> Void = {}) {
    (self.path, self.wait) = (path, wait)
  }

  /// The marks; none if there is no file.
  ///
  /// - Throws: ``WordChangesStoreError``.
  package func load() throws(WordChangesStoreError) -> WordChanges {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: .table, isRegular: true)
    } catch {
      if case .notFound = error { return WordChanges() }
      throw .file(error)
    }
    do throws(WordChangesError) {
      return try WordChanges(parsing: bytes)
    } catch {
      throw .unusable(path: path, error)
    }
  }

  /// Changes the marks, while no other process does; without marks there is no file.
  ///
  /// - Parameter change: what to do with the present marks; if it throws, they stay as they are.
  /// - Throws: ``WordChangesStoreError``, and what `change` throws.
  package func change(_ change: (inout WordChanges) throws -> Void) throws {
    let lock = try wrap { () throws(FileError) in try FileLock(changing: path, whenWaiting: wait) }
    defer { lock.release() }
    let before = try load()
    var changes = before
    try change(&changes)
    guard changes != before else { return }
    try wrap { () throws(FileError) in
      if changes.isEmpty {
        try FileSystem.remove(path)
      } else {
        try FileSystem.write(Array(changes.text.utf8), to: path, limit: .table, isSynced: true)
      }
    }
  }

  private func wrap<Value>(_ body: () throws(FileError) -> Value) throws(WordChangesStoreError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}

/// An error with the stored marks of words.
package enum WordChangesStoreError: Error, Equatable, Sendable {
  case file(FileError)
  /// The file was changed by hand, or damaged.
  case unusable(path: String, WordChangesError)
}

extension WordChangesStoreError: CustomStringConvertible {
  /// What happened, with the file, and what to do about it.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .unusable(let path, let error):
      "\(path.printable): \(error.description.printable); correct that line, or remove the file"
    }
  }
}
