internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// The letters that tiles show, if a picture is misread.
struct LetterCorrections: ParsableArguments {
  @Option(
    name: .customLong("tile"),
    help: ArgumentHelp(
      """
      Correct the letter of a tile, as in C3=T; ? if it is unreadable. For one picture only; may be given more than \
      once.
      """,
      valueName: "tile=letter"), transform: LetterCorrections.correction)
  var corrections: [TileCorrection] = []

  func validate() throws { try corrections.checkTilesDiffer(option: "--tile") }

  private static func correction(_ text: String) throws -> TileCorrection {
    let (tile, value) = try TileCorrection.parts(of: text, example: "C3=T")
    if value == "?" { return .letter(nil, tile: tile) }
    guard value.count == 1, let letter = value.first.flatMap({ Letter($0) }) else {
      throw ValidationError(
        "\(value.printable) is not a letter for tile \(Board.name(of: tile)): use A–Z, or ? if it is unreadable."
      )
    }
    return .letter(letter, tile: tile)
  }
}

extension LetterCorrections {
  /// A label with its letters replaced; a text that is not 25 characters is left as it is, for the error about it.
  func applied(to label: String) -> String {
    var label = Array(label)
    guard label.count == Board.tileCount else { return String(label) }
    for case .letter(let letter, let tile) in corrections { label[tile] = letter?.uppercase ?? "?" }
    return String(label)
  }

  /// What to type for tiles that could not be read, with the first of them as the example.
  static func remedy(for reading: BoardReading) -> String {
    let example = reading.tiles.first { $0.letter == nil }.map { tile in
      ", as in --tile \(tile.name)=\((tile.runnerUp ?? Letter(index: 0)).uppercase)"
    }
    return "say what they show\(example ?? "")"
  }
}
