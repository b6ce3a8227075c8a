internal import LetterpressReport
internal import LetterpressSolver

extension Page {
  /// Makes a move.
  func play(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["position", "word", "tiles", "pass"])
      var position = try Page.position(try request.needed("position"))
      let move = try move(request, in: position)
      do throws(IllegalMove) {
        try position.play(move, in: lexicon)
      } catch {
        throw RequestError(error.description)
      }
      return .object(
        PositionReport.members(of: position) + [("tiles", .array((move.placement?.tiles ?? []).map { .integer($0) }))])
    }
  }

  /// The move that is asked for; a word without tiles takes the best ones.
  private func move(_ request: Request, in position: Position) throws(RequestError) -> Move {
    guard let word = try request.text("word") else {
      guard try request.flag("pass") else { throw RequestError("no move: give word or pass") }
      return .pass
    }
    guard try !request.flag("pass") else { throw RequestError("give either word or pass, not both") }
    if let tiles = try request.integers("tiles") { return .play(Placement(word: word, tiles: tiles)) }
    guard lexicon.contains(word) else { throw RequestError(IllegalMove.unknownWord(word).description) }
    guard let tiles = position.bestTiles(for: word) else {
      throw RequestError("\(word) cannot be spelled with these letters")
    }
    return .play(Placement(word: word, tiles: tiles))
  }
}
