internal import ArgumentParser
internal import LetterpressSolver

/// Tiles by their names, separated by commas, as in `A1,C3`.
struct TileNames: Equatable {
  var tiles = TileSet()

  init() {}

  /// - Throws: `ValidationError` for the first name that is not a tile's.
  init(parsing text: String) throws {
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let tile = TileName.tile(name) else { throw ValidationError(TileName.message(name)) }
      tiles.insert(tile)
    }
  }
}
