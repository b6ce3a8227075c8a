public import LetterpressSolver

/// What was read from one tile.
public struct TileReading: Equatable, Sendable {
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int
  /// The letter; nil where the tile could not be read with confidence.
  public let letter: Letter?
  /// How likely the best match is right, 0 to 1; 0 where there is nothing to match.
  public let confidence: Double
  /// The letter that comes second; where ``letter`` is nil, the best guess.
  public let runnerUp: Letter?
  /// Who owns the tile; nil where the picture's colours do not tell.
  public let ownership: Ownership?
  /// The colour the letter stands on.
  public let color: RGBColor
}
