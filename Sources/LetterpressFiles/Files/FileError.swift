/// What can go wrong with a file, with its path.
package enum FileError: Error, Equatable, Sendable {
  case notFound(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// A file of that name exists and must not be replaced.
  case exists(String)
  case tooLarge(String, InputLimit)
  /// What should be written is so large that it could not be read again.
  case wouldBeTooLarge(String, InputLimit)
  /// A line of a text is longer than the limit, in bytes; lines count from 1.
  case lineTooLong(String, line: Int, limit: Int)
}

extension FileError {
  /// The path of the file, as it was given.
  package var path: String {
    switch self {
    case .notFound(let path), .unreadable(let path, _), .unwritable(let path, _), .exists(let path),
      .tooLarge(let path, _), .wouldBeTooLarge(let path, _), .lineTooLong(let path, _, _):
      path
    }
  }

  /// What happened, without the path.
  package var explanation: String {
    switch self {
    case .notFound: "no such file"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .unwritable(_, let reason): "cannot be written: \(reason)"
    case .exists: "already exists"
    case .tooLarge(_, let limit): "is larger than \(limit), the limit for this kind of file"
    case .wouldBeTooLarge(_, let limit):
      "not written: it would be larger than \(limit), the limit for this kind of file"
    case .lineTooLong(_, let line, let limit): "line \(line) is longer than \(limit) bytes, the limit for a line"
    }
  }
}

extension FileError {
  /// What is wrong with a file, where the system's own message would say less.
  package enum Reason {
    package static let emptyName = "the name is empty"
    package static let noFolder = "no such folder"
    package static let notAFolder = "it is not a folder"
    package static let notAFile = "it is a pipe or a device, not a file"
    package static let isLocked =
      "another letterpress process has kept it locked for \(FileLock.longestWait) seconds: wait for its end, or end it"
  }
}

extension FileError: CustomStringConvertible {
  /// The path, and what happened.
  package var description: String { "\(path.printable): \(explanation)" }
}
