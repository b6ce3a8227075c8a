public import LetterpressSolver

/// What a person looking at a picture says about one of its tiles.
public enum TileCorrection: Hashable, Sendable {
  /// The letter of a tile, 0 to 24; nil if it is illegible.
  case letter(Letter?, tile: Int)
  /// The owner of a tile, 0 to 24; nil for nobody.
  case owner(Player?, tile: Int)
}
