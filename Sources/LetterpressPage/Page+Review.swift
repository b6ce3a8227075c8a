internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Reviews a game for one search longer.
  func review(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["steps", "milliseconds", "names", "you"])
      let names = try request.playerNames() ?? PlayerNames()
      guard let time = try request.integer("milliseconds", in: 1...86_400_000) else {
        throw RequestError("milliseconds is missing")
      }
      var positions: [KnownPosition] = []
      var moves: [Move?] = []
      for step in try request.neededObjects("steps") {
        let position = try step.position("position")
        guard position.owners != nil else { throw RequestError(PositionError.unknownOwners.description) }
        guard positions.first.map({ $0.board == position.board }) ?? true else {
          throw RequestError("the positions have different letters")
        }
        if !positions.isEmpty { moves.append(try step.move("move")) }
        positions.append(position)
      }
      guard positions.count > 1 else { throw RequestError("a review needs at least two positions") }
      let reviewer = engine.review(positions, moves: moves, for: .milliseconds(Int64(time)))
      return .object(
        reviewer.review.members(files: [], names: names)
          + [("isDone", .boolean(reviewer.isDone)), ("progress", .number(reviewer.progress))])
    }
  }
}

extension Request {
  /// Returns a move; nil if the member is absent.
  fileprivate func move(_ name: String) throws(RequestError) -> Move? {
    guard let move = try object(name) else { return nil }
    let tiles = try move.tileList("tiles")
    return try move.text("word").map { .play(Placement(word: $0.asciiLowercased, tiles: tiles)) } ?? .pass
  }
}
