package import LetterpressSolver

/// Where a picture belongs: to which of the games kept, and after which of its positions.
package struct Route {
  /// The game, by its place among those given; nil for a new one.
  package let game: Int?
  /// What the picture shows, with what is known from the game; or the position of ``node``.
  package let position: KnownPosition
  /// The position of the game that already shows the same; nil if none does.
  package let node: Int?
  /// The position of the game that the picture follows; nil for a new game, or if ``node`` is not.
  package let parent: Int?
  /// The one move that led from there to the picture; nil if there may have been more.
  package let move: SeenMove?
  /// Whether every move in between is known.
  package let isSettled: Bool
}

extension Route {
  /// How many of a game's last positions a picture may follow.
  private static let mostParents = 6

  /// Finds the place of a picture.
  ///
  /// - Parameters:
  ///   - shown: what the picture shows, with the word of its pop-up as the only one played.
  ///   - games: those kept; the first with the same letters is the picture's.
  ///   - board: prepares a board, or returns a prepared one.
  package init(
    of shown: KnownPosition, among games: [KeptGame], board: (Board) -> PreparedBoard
  ) throws(PositionError) {
    guard let place = games.firstIndex(where: { $0.hasLetters(like: shown.board) }) else {
      self.init(game: nil, position: shown, node: nil, parent: nil, move: nil, isSettled: true)
      return
    }
    let game = games[place]
    var seen = shown.withoutWords
    seen.board = game.letters(seen: shown.board)
    if let node = game.nodes.lastIndex(where: { $0.looksLike(seen) }) {
      self.init(game: place, position: game.nodes[node], node: node, parent: nil, move: nil, isSettled: true)
      return
    }
    let found = Route.predecessor(of: seen, in: game, named: shown.played.last, board: board)
    let parent = found?.parent ?? 0
    let before = game.nodes[parent]
    let move = found?.between.onlyMove(from: before, to: seen)
    // A move tells whose turn it is, if the picture does not.
    var position = seen
    position.turn = seen.turn ?? move?.player.opponent
    position = try KnownPosition(
      board: position.board, owners: position.owners, turn: position.turn, played: before.playedWords
    ).adding((found?.between.moves.certainWords ?? []) + shown.played)
    self.init(
      game: place, position: position, node: nil, parent: parent, move: move,
      isSettled: move?.word != nil || found?.between.moves.isSettled ?? false)
  }

  /// Returns the position of a game that a picture follows, and what was played in between: the latest from which one
  /// move leads to it, or else the latest that is earlier; nil if there is none.
  private static func predecessor(
    of seen: KnownPosition, in game: KeptGame, named: String?, board: (Board) -> PreparedBoard
  ) -> (parent: Int, between: MovesBetween)? {
    guard seen.owners != nil else { return nil }
    let parents = game.nodes.indices.reversed().filter { node in
      game.nodes[node].owners.map { $0 != seen.owners } ?? false
    }
    let prepared = board(seen.board)
    var earlier: (parent: Int, between: MovesBetween)?
    for parent in parents.prefix(mostParents) {
      guard let between = MovesBetween(from: game.nodes[parent], to: seen, named: named, on: prepared) else { continue }
      if between.moves.moveCounts.first == 1 { return (parent, between) }
      if earlier == nil { earlier = (parent, between) }
    }
    return earlier
  }
}
