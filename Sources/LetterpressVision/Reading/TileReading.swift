public import LetterpressSolver

/// What was read from one tile.
public struct TileReading: Equatable, Sendable {
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int
  /// The letter; nil if the tile could not be read with confidence.
  public let letter: Letter?
  /// The probability that the best match is right, 0 to 1; 0 if there is nothing to match.
  public let confidence: Double
  /// The second-best letter; the best guess if ``letter`` is nil.
  public let runnerUp: Letter?
  /// The tile's owner; nil if the picture's colours do not show it.
  public let ownership: Ownership?
  /// The tile's background colour.
  public let color: RGBColor

  /// The tile's index, 0 to 24, row by row.
  public var index: Int { row * Board.side + column }

  /// The tile's name, A1 to E5.
  public var name: String { Board.name(of: index) }
}
