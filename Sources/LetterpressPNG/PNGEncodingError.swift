public import LetterpressSolver

/// Why a picture could not be encoded.
public enum PNGEncodingError: DescribedError, Equatable, Sendable, CustomStringConvertible {
  /// What libpng said.
  case libpng(String)

  /// What happened, in libpng's words.
  public var description: String {
    switch self {
    case .libpng(let message): "the picture could not be written as PNG (libpng: \(message))"
    }
  }
}
