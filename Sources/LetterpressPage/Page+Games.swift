internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Groups readings into games and infers what was played between them.
  func games(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["readings", "played", "playedBefore", "movesBetween"])
      var files: [String] = []
      var snapshots: [GameSnapshot] = []
      for element in try request.neededElements("readings") {
        let reading = try Request(element, named: "readings")
        files.append(try reading.needed("file"))
        snapshots.append(try Page.snapshot(reading))
      }
      let given = try request.texts("played") ?? []
      let before = try request.texts("playedBefore") ?? []
      let count = try request.integer("movesBetween", in: 1...4)
      let games = GameHistory.games(in: snapshots).map { game in
        let gaps =
          game.moments.count < 2
          ? []
          : game.inferredMoves(
            on: board(of: game.board), given: given, playedBefore: before,
            moveCounts: count.map { $0...$0 } ?? GameHistory.usualMoveCounts)
        return JSONValue.object(HistoryReport(game, gaps: gaps, files: files).members())
      }
      return .object([("games", .array(games))])
    }
  }

  /// Returns the board with some letters, from memory if possible.
  func board(of letters: Board) -> PreparedBoard {
    memory.flatMap { $0.board.layout == letters ? $0.board : nil } ?? PreparedBoard(letters, lexicon: lexicon)
  }

  /// Returns the position in a reading; if given, `lastWord` overrides the word of the pop-up.
  private static func snapshot(_ reading: Request) throws(RequestError) -> GameSnapshot {
    let (file, letters) = (try reading.needed("file"), try reading.needed("letters"))
    let (owners, turn) = (try reading.text("owners"), try reading.player("turn"))
    var lastWord = try reading.text("lastWord")
    if lastWord == nil { lastWord = try reading.object("popUp")?.text("word") }
    do throws(PositionError) {
      guard let owners else { throw .unknownOwners }
      return GameSnapshot(
        board: try board(letters), owners: try Owners(parsing: owners), turn: turn, lastWord: lastWord)
    } catch {
      throw RequestError(error.description, file: file)
    }
  }
}
