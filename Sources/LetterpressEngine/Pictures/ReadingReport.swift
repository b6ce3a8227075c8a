internal import LetterpressSolver
package import LetterpressVision

/// A report on a picture.
package enum ReadingReport {
  /// Returns the members of the JSON object for a picture that was read.
  package static func members(of reading: BoardReading, file: String) -> [(String, JSONValue)] {
    [
      ("file", .string(file)),
      ("letters", .string(reading.board.rack.uppercase)),
      ("owners", reading.seenOwners.map { .string($0.description) } ?? .null),
      ("turn", reading.turn.map { .string($0.rawValue) } ?? .null),
      ("theme", reading.theme.map { .string($0.rawValue) } ?? .null),
      (
        "scores",
        reading.scores.map { .object([("red", .integer($0.red)), ("blue", .integer($0.blue))]) } ?? .null
      ),
      (
        "popUp",
        reading.popUp.map {
          .object([("player", $0.player.map { .string($0) } ?? .null), ("word", .string($0.word))])
        } ?? .null
      ),
      ("lastMove", reading.lastMove.map { json($0) } ?? .null),
      ("likelyLetterpress", .boolean(reading.isLikelyLetterpress)),
      (
        "board",
        .object([
          ("x", .integer(reading.frame.x)), ("y", .integer(reading.frame.y)),
          ("width", .integer(reading.frame.width)), ("height", .integer(reading.frame.height)),
        ])
      ),
      ("tiles", .array(reading.tiles.map { json($0) })),
      ("warnings", .array(reading.warnings.map { .string($0.description) })),
    ]
  }

  /// Returns the members of the JSON object for a picture that could not be read.
  package static func members(ofError error: String, file: String) -> [(String, JSONValue)] {
    [("file", .string(file)), ("error", .string(error))]
  }

  private static func json(_ move: LastMove) -> JSONValue {
    .object([
      ("tiles", .array(move.tiles.indices.map { .string(Board.name(of: $0)) })),
      ("word", move.word.map { .string($0) } ?? .null),
      ("player", move.player.map { .string($0.rawValue) } ?? .null),
    ])
  }

  private static func json(_ tile: TileReading) -> JSONValue {
    func name(_ letter: Letter?) -> String? { letter.map { String($0.uppercase) } }
    return .object([
      ("name", .string(tile.name)),
      ("row", .integer(tile.row)),
      ("column", .integer(tile.column)),
      ("letter", .string(name(tile.letter) ?? "?")),
      ("confidence", .number(tile.confidence)),
      ("runnerUp", name(tile.runnerUp).map { .string($0) } ?? .null),
      ("owner", tile.ownership.map { .string($0.owner?.rawValue ?? "unclaimed") } ?? .null),
      ("defended", tile.ownership.map { .boolean($0.isDefended) } ?? .null),
      ("color", .string(tile.color.description)),
    ])
  }

  /// Returns a line that says that it does not look like the game's board; empty if it does.
  package static func unlikeliness(of reading: BoardReading) -> String {
    reading.isLikelyLetterpress ? "" : "\(ReadingWarning.unlikelyBoard)\n"
  }

  /// Returns a line that says of which tiles the owners are unknown; empty if all are known.
  package static func unknownOwners(of reading: BoardReading) -> String {
    guard reading.owners == nil else { return "" }
    return "\(ReadingWarning.unknownOwners(reading.seenOwners?.open ?? .all))\n"
  }

  /// Returns a line that says what was played last, as far as the picture shows it; empty if it does not.
  package static func lastMove(of reading: BoardReading) -> String {
    guard let move = reading.lastMove else { return "" }
    let player = move.player.map { $0.rawValue } ?? "somebody"
    let word = move.word ?? "a word"
    let tiles = move.tiles.indices.map { Board.name(of: $0) }.joined(separator: " ")
    return "last move: \(player) played \(word)\(tiles.isEmpty ? "" : " on the tiles \(tiles)")\n"
  }

  /// Returns one line per tile that could not be read; empty if all could.
  package static func unknownTiles(of reading: BoardReading) -> String {
    reading.tiles.filter { $0.letter == nil }.map { tile in
      let percent = Int(tile.confidence * 100)
      // For a covered letter, all that is known is what the visible part resembles.
      let likelihood = percent > 0 ? " (\(percent)%)" : ""
      let guess = tile.runnerUp.map { ", perhaps \($0.uppercase)\(likelihood)" } ?? ""
      return "tile \(tile.name) could not be read\(guess)\n"
    }.joined()
  }
}

extension BoardReaderError {
  /// What is wrong with a picture and what to do about it, for players: in sentences, without what the reader counted.
  package var explanation: String {
    switch self {
    case .noBoard:
      """
      There is no Letterpress board in this picture. Take a screenshot of the game, or a sharp photo of the screen from straight \
      ahead, with all 25 tiles.
      """
    case .otherGrid(let columns, let rows):
      "This looks like another game: it has \(columns) × \(rows) tiles, and a Letterpress board has 5 × 5."
    case .tilesApart:
      "This looks like another game: there are gaps between the tiles, and a Letterpress board has none."
    case .digits:
      "This looks like another game: some tiles show digits, and a Letterpress board has letters only."
    case .unlikelyBoard: "There is a grid of letters in this picture, but it does not look like Letterpress."
    case .unknownLetters(let count):
      """
      There is a board in this picture, but \(count) of its letters cannot be read. If it is a photo, take a screenshot, or a \
      sharper photo from straight ahead. If its typeface is another, teach it to the program with letterpress \
      train, and open the file of letters in the settings here.
      """
    case .severalBoards(let count): "There are \(count) boards in this picture. Crop it to one of them."
    case .mirrored: "This picture is mirrored. Take one in which the letters can be read."
    case .cutOff: "A part of the board is outside this picture. Take a screenshot with all 25 tiles."
    case .tilesLifted(let missing):
      """
      \(counted(missing, "tile shows", "tiles show")) no letter. Clear the word being spelled, or whatever covers the \
      board, and take the screenshot again.
      """
    }
  }
}
