public import LetterpressSolver

/// What a person looking at a picture says about one of its tiles.
public enum TileCorrection: Hashable, Sendable {
  /// The letter of a tile, 0 to 24; nil if it is illegible.
  case letter(Letter?, tile: Int)
  /// The owner of a tile, 0 to 24; nil for nobody.
  case owner(Player?, tile: Int)
}

extension TileCorrection {
  /// The letter of a tile; nil if it is illegible: `.letter("T", at: "C3")`.
  public static func letter(_ letter: Letter?, at tile: Tile) -> TileCorrection { .letter(letter, tile: tile.index) }

  /// The owner of a tile; nil for nobody: `.owner(.red, at: "C3")`.
  public static func owner(_ owner: Player?, at tile: Tile) -> TileCorrection { .owner(owner, tile: tile.index) }
}
