public import LetterpressSolver

/// Why a reading could not be corrected.
public enum CorrectionError: DescribedError, Equatable, Sendable {
  /// The picture's colours do not show the owners, and the corrections leave out these tiles.
  case unknownOwners(TileSet)
}

extension CorrectionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .unknownOwners(let tiles):
      "the colours do not show who owns which tile, so every owner is needed; missing: \(tiles.description)"
    }
  }
}
