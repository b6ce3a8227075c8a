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

/// Whether to take grids of letters that do not look like Letterpress.
struct GridOptions: ParsableArguments {
  @Flag(help: "Read a grid of 5 × 5 letters even if it does not look like Letterpress.")
  var anyGrid = false

  /// Returns the reading if it may be used.
  ///
  /// - Throws: ``BoardReaderError/unlikelyBoard``.
  func checked(_ reading: BoardReading) throws(BoardReaderError) -> BoardReading {
    try GridOptions.checked(reading, anyGrid: anyGrid)
  }

  /// Returns the reading if it may be used: for code that may run without the options.
  ///
  /// - Throws: ``BoardReaderError/unlikelyBoard``.
  static func checked(_ reading: BoardReading, anyGrid: Bool) throws(BoardReaderError) -> BoardReading {
    anyGrid ? reading : try reading.checkedLikeness()
  }
}

/// How the picture of a position is read, and what it shows where it is misread.
///
/// `read` takes any grid, and `review` several pictures, which are not corrected: they have some of these options.
struct ReadingOptions: ParsableArguments {
  @OptionGroup(title: "Corrections")
  var letters: LetterCorrections

  @OptionGroup(title: "Corrections")
  var owners: OwnerCorrections

  @OptionGroup(title: "Corrections")
  var grid: GridOptions

  @OptionGroup
  var templates: TemplateOptions

  var corrections: [TileCorrection] { letters.corrections + owners.corrections }
}
