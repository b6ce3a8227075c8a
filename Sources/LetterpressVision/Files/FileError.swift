/// What can go wrong with a file, with its path.
public enum FileError: Error, Equatable, Sendable {
  case notFound(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
}

extension FileError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
