internal import LetterpressReport
internal import LetterpressSolver

extension Page {
  /// Sorts readings into games, and infers what was played between them.
  func games(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["readings", "played", "movesBetween"])
      var files: [String] = []
      var snapshots: [GameSnapshot] = []
      for element in try request.neededElements("readings") {
        let reading = try Request(element, named: "readings")
        files.append(try reading.needed("file"))
        snapshots.append(try Page.snapshot(reading))
      }
      let given = try request.texts("played") ?? []
      let count = try request.integer("movesBetween", in: 1...4)
      let games = GameHistory.games(in: snapshots).map { game in
        let gaps =
          game.moments.count < 2
          ? []
          : game.inferredMoves(
            on: GameBoard(game.board, lexicon: lexicon), given: given,
            moveCounts: count.map { $0...$0 } ?? GameHistory.usualMoveCounts)
        return JSONValue.object(HistoryReport(game, gaps: gaps, files: files).members())
      }
      return .object([("games", .array(games))])
    }
  }

  /// What a reading says of a position; `lastWord` may name the word that led there better than its pop-up does.
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
