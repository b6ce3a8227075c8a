internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Makes a move.
  func play(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["position", "word", "tiles", "pass", "outlook"])
      let before = try Page.position(try request.needed("position"))
      var position = before
      let move = try move(request, in: position)
      let time = try request.integer("outlook", in: 0...1000)
      do throws(IllegalMove) {
        try position.play(move, in: lexicon)
      } catch {
        throw RequestError(error.description)
      }
      var members = PositionReport.members(of: position)
      members.append(("tiles", .array((move.placement?.tiles ?? []).map { .integer($0) })))
      if let time, let placement = move.placement {
        let outlook = outlook(of: placement, from: before, to: position, time: .milliseconds(Int64(time)))
        members += [("takes", .string(outlook.takings)), ("outlook", .string(outlook.brief))]
      }
      return .object(members)
    }
  }

  /// Returns what a word achieves, as far as it is already known or a search in the given time finds out.
  private func outlook(
    of placement: Placement, from before: Position, to after: Position, time: Duration
  ) -> MoveOutlook {
    if let found = analysis?.found(.play(placement), in: before), let outlook = MoveOutlook(found, from: before) {
      return outlook
    }
    var answer: RankedMove?
    if time > .zero, after.outcome == nil {
      let table = memory.flatMap { $0.board.layout == after.board ? $0.table : nil }
      let limits = SearchLimits(time: time, nodeCount: Page.mostNodes)
      answer =
        SlicedSearch(
          of: after, on: board(of: after.board), limits: limits, table: table ?? TranspositionTable(size: 1 << 20)
        ).run(for: time).moves.first
    }
    return MoveOutlook(placement, from: before, to: after, answer: answer)
  }

  /// Returns the move in a request; a word without tiles gets the best ones.
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
