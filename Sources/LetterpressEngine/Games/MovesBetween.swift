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
  ///   - lastTiles: the tiles of that word; nil if the picture does not show them.
  ///   - suggestions: the moves that were suggested in the first position.
  ///   - moveCounts: how many moves there may be, at least 1.
  /// - Returns: nil if the second cannot follow the first, or if the owners of either are unknown.
  package init?(
    from before: KnownPosition, to after: KnownPosition, named: String? = nil, lastTiles: TileSet? = nil,
    suggestions: [Placement] = [],
    moveCounts: ClosedRange<Int> = GameHistory.usualMoveCounts, on board: PreparedBoard
  ) {
    guard let earlier = before.snapshot(), let later = after.snapshot(lastWord: named, lastTiles: lastTiles),
      let moves = InferredMoves(
        from: earlier, to: later, on: board, playedBefore: before.playedWords, moveCounts: moveCounts,
        suggestions: suggestions)
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

  /// Returns the likeliest pairs of moves that may have led from one position to the other, if two moves are the fewest that can; the
  /// likeliest first.
  func pairs(from before: KnownPosition, to after: KnownPosition) -> [SeenPair] {
    // Of two moves, whoever is to move afterwards has made the first.
    guard let owners = before.owners, let player = before.mover ?? after.mover else { return [] }
    return moves.pairs.prefix(MovesBetween.mostPairs).map { SeenPair($0, from: owners, by: player) }
  }

  /// The most pairs to offer: a longer list would not be read.
  private static let mostPairs = 6

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
  /// The tiles of the word, in the order of spelling; empty if unknown.
  package var tiles: [Int] = []
  package let taken: TileSet

  /// The move's JSON object.
  package var json: JSONValue {
    .object([
      ("player", .string(player.rawValue)), ("word", JSONValue(word)), ("tiles", JSONValue(tiles)),
      ("taken", JSONValue(taken.indices)),
    ])
  }
}

/// Two moves that may have led from a position of a game to what a picture shows.
package struct SeenPair: Equatable, Sendable {
  package let first: SeenMove
  package let second: SeenMove
  /// Who owned which tile between the two.
  package let ownersBetween: Owners
  /// How likely it was these two, 0 to 1.
  package let likelihood: Double
  /// Whether nobody need be asked.
  package let isSure: Bool

  /// - Parameters:
  ///   - owners: who owned which tile before both moves.
  ///   - player: who made the first.
  init(_ pair: InferredPair, from owners: Owners, by player: Player) {
    let before = Sides(owners, turn: player)
    let taken = TileSet(pair.first.tiles).intersection(before.takeable)
    let after = before.taking(taken).swapped
    first = SeenMove(player: player, word: pair.first.word, tiles: pair.first.tiles, taken: taken)
    second = SeenMove(
      player: player.opponent, word: pair.second.word, tiles: pair.second.tiles,
      taken: TileSet(pair.second.tiles).intersection(after.takeable))
    ownersBetween = after.owners(turn: player.opponent)
    (likelihood, isSure) = (pair.likelihood, pair.isSure)
  }

  /// The pair's JSON object.
  package var json: JSONValue {
    .object([
      ("moves", .array([first.json, second.json])), ("between", .string(ownersBetween.description)),
      ("likelihood", .number(likelihood)), ("sure", .boolean(isSure)),
    ])
  }
}
