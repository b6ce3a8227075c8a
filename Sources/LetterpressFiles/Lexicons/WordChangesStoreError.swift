package import LetterpressSolver

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
