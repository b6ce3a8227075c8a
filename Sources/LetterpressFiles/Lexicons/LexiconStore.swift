package import LetterpressSolver

/// The word list used instead of the built-in one, in a single file, so that it changes atomically.
///
/// The file's first line is the list's name; a compiled lexicon follows.
package struct LexiconStore: Sendable {
  /// The file, which need not exist.
  package let path: String

  package init(path: String) { self.path = path }

  /// A word list with its name.
  package struct Entry: Sendable {
    /// In printable characters.
    package let name: String
    package let lexicon: Lexicon
  }

  /// The stored list; nil if there is none.
  ///
  /// - Throws: ``LexiconStoreError``.
  package func load() throws(LexiconStoreError) -> Entry? {
    guard let bytes = try bytes() else { return nil }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw .unusable(path: path, .notALexicon) }
    let name = String(decoding: bytes[..<end], as: UTF8.self).printable
    return Entry(name: name, lexicon: try lexicon(compiled: Array(bytes[(end + 1)...])))
  }

  /// The bytes of the file; nil if there is none.
  private func bytes() throws(LexiconStoreError) -> [UInt8]? {
    do throws(FileError) {
      // Every command reads it, `--help` too: none is to wait for a pipe.
      return try FileSystem.read(path, limit: .wordList, isRegular: true)
    } catch {
      if case .notFound = error { return nil }
      throw .file(error)
    }
  }

  private func lexicon(compiled bytes: [UInt8]) throws(LexiconStoreError) -> Lexicon {
    do throws(LexiconError) {
      return try Lexicon(compiled: bytes)
    } catch {
      throw .unusable(path: path, error)
    }
  }

  /// Stores a list in place of the previous one; creates the folder if it is missing.
  ///
  /// - Throws: ``LexiconStoreError/file(_:)``.
  package func keep(_ lexicon: Lexicon, named name: String) throws(LexiconStoreError) {
    try wrap { () throws(FileError) in
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.write(
        Array("\(name.printable)\n".utf8) + lexicon.compiled, to: path, limit: .wordList, isSynced: true)
    }
  }

  /// Removes the list, if there is one.
  ///
  /// - Throws: ``LexiconStoreError/file(_:)``.
  package func remove() throws(LexiconStoreError) {
    guard FileSystem.exists(path) else { return }
    try wrap { () throws(FileError) in try FileSystem.remove(path) }
  }

  private func wrap(_ body: () throws(FileError) -> Void) throws(LexiconStoreError) {
    do throws(FileError) {
      try body()
    } catch {
      throw .file(error)
    }
  }
}

/// An error with the stored word list.
package enum LexiconStoreError: Error, Equatable, Sendable {
  case file(FileError)
  /// The file was changed or cut short, or a newer program wrote it.
  case unusable(path: String, LexiconError)
}

extension LexiconStoreError: CustomStringConvertible {
  /// What happened, with the file, and what to do about it.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .unusable(let path, let error): "\(path.printable): \(error)"
    }
  }
}
