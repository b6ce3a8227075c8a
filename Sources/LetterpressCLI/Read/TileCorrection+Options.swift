internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

extension [TileCorrection] {
  /// - Throws: `ValidationError` if there are corrections, but not exactly one picture.
  func checkPictureIsSingle(_ isSingle: Bool) throws {
    guard isSingle || isEmpty else {
      throw ValidationError("--tile and --owner correct one picture: give exactly one.")
    }
  }

  /// - Throws: `ValidationError` if a tile occurs twice.
  func checkTilesDiffer(option: String) throws {
    var seen = TileSet()
    for tile in map(\.tile) {
      guard !seen.contains(tile) else { throw ValidationError("\(option) names \(Board.name(of: tile)) twice.") }
      seen.insert(tile)
    }
  }
}

extension TileCorrection {
  var tile: Int {
    switch self {
    case .letter(_, let tile), .owner(_, let tile): tile
    }
  }

  /// The tile before the `=`, 0 to 24, and the text after it.
  ///
  /// - Throws: `ValidationError`.
  static func parts(of text: String, example: String) throws -> (tile: Int, value: String) {
    guard let sign = text.firstIndex(of: "=") else {
      throw ValidationError("\(text.printable) is not a correction: write a tile and what it shows, as in \(example).")
    }
    let name = String(text[..<sign])
    guard let tile = Board.tile(named: name) else {
      throw ValidationError(TileName.message(name) + ".")
    }
    return (tile, String(text[sign...].dropFirst()))
  }
}
