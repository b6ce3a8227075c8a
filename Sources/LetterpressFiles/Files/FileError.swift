/// What can go wrong with a file, with its path.
package enum FileError: Error, Equatable, Sendable {
  case notFound(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
}

extension FileError {
  /// The path of the file, as it was given.
  package var path: String {
    switch self {
    case .notFound(let path), .unreadable(let path, _), .unwritable(let path, _): path
    }
  }

  /// What happened, without the path.
  package var explanation: String {
    switch self {
    case .notFound: "no such file"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .unwritable(_, let reason): "cannot be written: \(reason)"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The path, and what happened.
  package var description: String { "\(path.printable): \(explanation)" }
}
