internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// The names of tiles, as typed.
package enum TileName {
  /// The tile of a name such as `B3`, in either case; nil if there is no such tile.
  package static func tile(_ name: some StringProtocol) -> Int? { Board.tile(named: String(name)) }

  /// The message for a name that is not a tile name.
  static func message(_ name: some StringProtocol) -> String {
    "\(GameTextError.Fault.notATile(String(name).shortened.printable))"
  }
}

extension TileName {
  /// Tiles by their names, separated by commas, as in `A1,C3`.
  struct List: Equatable {
    var tiles = TileSet()

    init() {}

    /// - Throws: `ValidationError` for the first name that is not a tile name.
    init(parsing text: String) throws {
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let tile = TileName.tile(name) else { throw ValidationError(TileName.message(name)) }
        tiles.insert(tile)
      }
    }
  }
}
