internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// The owners of tiles, if a picture is misread.
struct OwnerCorrections: ParsableArguments {
  @Option(
    name: .customLong("owner"),
    help: ArgumentHelp(
      """
      Correct the owner of a tile, as in C3=r: r for red, b for blue, . for nobody. For one picture only; may be given \
      more than once.
      """,
      valueName: "tile=owner"), transform: OwnerCorrections.correction)
  var corrections: [TileCorrection] = []

  func validate() throws { try corrections.checkTilesDiffer(option: "--owner") }

  private static func correction(_ text: String) throws -> TileCorrection {
    let (tile, value) = try TileCorrection.parts(of: text, example: "C3=r")
    switch value {
    case "r", "R", "red": return .owner(.red, tile: tile)
    case "b", "B", "blue": return .owner(.blue, tile: tile)
    case ".": return .owner(nil, tile: tile)
    default:
      throw ValidationError(
        "\(value.printable) is not an owner for tile \(Board.name(of: tile)): use r for red, b for blue, . for nobody.")
    }
  }
}
