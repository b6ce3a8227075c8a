public import LetterpressSolver

/// Why a reading could not be corrected.
public enum CorrectionError: DescribedError, Equatable, Sendable {
  /// The picture's colours do not show who owns these tiles, and the corrections leave them out.
  case unknownOwners(TileSet)
}

extension CorrectionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .unknownOwners(let tiles):
      "the colours do not show who owns these tiles, so their owners are needed as well: \(tiles.description)"
    }
  }
}
