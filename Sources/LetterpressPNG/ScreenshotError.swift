public import LetterpressSolver
public import LetterpressVision

/// Why no board could be read from a file.
public enum ScreenshotError: DescribedError, Equatable, Sendable {
  /// The file could not be decoded.
  case undecodable(PNGDecodingError)
  /// The picture shows no readable board.
  case unreadable(BoardReaderError)
}

extension ScreenshotError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .undecodable(let error): error.description
    case .unreadable(let error): error.description
    }
  }
}
