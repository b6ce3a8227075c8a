internal import LetterpressSolver

extension Advice {
  /// The moves described in words, as members of a JSON object.
  package var texts: [(String, JSONValue)] {
    [
      ("redPercent", redPercent.map { .integer($0) } ?? .null),
      ("known", knownSentence.map { .string($0) } ?? .null),
      ("moves", .array(moves.map { .object(texts(of: $0)) })),
    ]
  }

  private func texts(of move: RankedMove) -> [(String, JSONValue)] {
    [
      ("takes", .string(MoveText.takings(of: move, by: position.turn))),
      ("chance", .string(MoveText.chance(of: move))),
      ("verdict", .string(MoveText.ending(of: move))),
      ("known", .boolean(move.isKnownWord)),
      ("answer", MoveText.answer(to: move, by: position.turn).map { .string($0) } ?? .null),
    ]
  }

  /// Red's chance to win, in whole percent; nil if no move was found.
  private var redPercent: Int? {
    if let outcome = position.outcome { return outcome.winner.map { $0 == .red ? 100 : 0 } ?? 50 }
    guard let best = moves.first else { return nil }
    return position.turn == .red ? best.percent : 100 - best.percent
  }
}
