package import LetterpressSolver

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
