package import LetterpressHistory
package import LetterpressSolver

/// What may have been played between two positions of a game.
package struct MovesBetween {
  package let moves: InferredMoves
  /// The word that the later picture names.
  private let named: String?

  /// Infers the moves between two positions, the second of which is the later.
  ///
  /// - Parameters:
  ///   - named: the word that a picture says was played last; nil if it names none.
  ///   - moveCounts: how many moves there may be, at least 1.
  /// - Returns: nil if the second cannot follow the first, or if the owners of either are unknown.
  package init?(
    from before: KnownPosition, to after: KnownPosition, named: String? = nil,
    moveCounts: ClosedRange<Int> = GameHistory.usualMoveCounts, on board: PreparedBoard
  ) {
    guard let earlier = before.snapshot(), let later = after.snapshot(lastWord: named),
      let moves = InferredMoves(
        from: earlier, to: later, on: board, playedBefore: before.playedWords, moveCounts: moveCounts)
    else { return nil }
    (self.moves, self.named) = (moves, named)
  }

  /// What was played if one move led from one position to the other; nil if one cannot have.
  ///
  /// Three moves can explain most of what one explains, so it is rarely certain that there was only one, and then
  /// ``moves`` is not settled. The word is nil if it is unknown; the move may then be a pass if it takes nothing.
  ///
  /// - Parameters:
  ///   - before: the earlier position.
  ///   - after: the later one.
  func oneMove(from before: KnownPosition, to after: KnownPosition) -> SeenMove? {
    guard moves.moveCounts.first == 1, let old = before.owners, let new = after.owners,
      let player = before.mover ?? after.mover?.opponent ?? moves.words.first?.player
    else { return nil }
    let certain = moves.certainWords
    let changed = TileSet((0..<Board.tileCount).filter { old.player(of: $0) != new.player(of: $0) })
    let word = named ?? (moves.isSettled && certain.count == 1 ? certain[0] : nil)
    return SeenMove(player: player, word: word, taken: changed)
  }

  /// The members of the JSON object.
  package static func members(of moves: InferredMoves?) -> [(String, JSONValue)] {
    [
      ("words", .array((moves?.words ?? []).map { $0.json })),
      ("moves", JSONValue(moves?.moveCounts ?? [])),
      ("settled", .boolean(moves?.isSettled ?? false)),
      ("complete", .boolean(moves?.isComplete ?? false)),
    ]
  }
}

/// A move seen by what it took.
package struct SeenMove: Equatable, Sendable {
  package let player: Player
  /// Nil if it is unknown.
  package let word: String?
  package let taken: TileSet

  /// The move's JSON object.
  package var json: JSONValue {
    .object([("player", .string(player.rawValue)), ("word", JSONValue(word)), ("taken", JSONValue(taken.indices))])
  }
}
