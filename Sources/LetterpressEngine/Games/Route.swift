internal import LetterpressHistory
package import LetterpressSolver

/// Where a picture belongs: to which of the games kept, and after which of its positions.
package struct Route {
  /// The game, by its place among those given; nil for a new one.
  package let game: Int?
  /// What the picture shows, with what is known from the game; or the position of ``node``, with the word that the
  /// picture names.
  package let position: KnownPosition
  /// The position of the game that already shows the same; nil if none does.
  package let node: Int?
  /// The position of the game that the picture follows; 0 if it follows none, and nil for a new game, or if ``node`` is
  /// not.
  package let parent: Int?
  /// The move that led from ``parent`` to the picture if it was one, which can rarely be told for certain; nil if it was
  /// not. With ``node``, the move that led to it if only the picture names its word; else nil.
  package let move: SeenMove?
  /// The pairs of moves that may have led from ``parent`` to the picture, the likeliest first, if two moves are the fewest that can.
  package let pairs: [SeenPair]
  /// Whether every move after ``parent`` is known.
  package let isSettled: Bool
  /// Whether the picture calls the player blue whom the game, and ``position``, call red.
  package private(set) var isExchanged = false
}

extension Route {
  /// Finds the place of a picture.
  ///
  /// - Parameters:
  ///   - shown: what the picture shows, with the word of its pop-up as the only one played.
  ///   - lastTiles: the tiles of that word; nil if the picture does not show them.
  ///   - redIsLeft: whether red is only the player on the left of the picture, because its theme is unknown.
  ///   - games: those kept; the first with the same letters is the picture's.
  ///   - board: prepares a board, or returns a prepared one.
  package init(
    of shown: KnownPosition, lastTiles: TileSet?, redIsLeft: Bool, among games: [KeptGame],
    board: (Board) -> PreparedBoard
  ) throws(PositionError) {
    guard let place = games.firstIndex(where: { $0.hasLetters(like: shown.board) }) else {
      self.init(game: nil, position: shown, node: nil, parent: nil, move: nil, pairs: [], isSettled: true)
      return
    }
    let isExchanged = games[place].callsPlayersOtherwise(than: shown, redIsLeft: redIsLeft)
    try self.init(
      of: isExchanged ? shown.exchangingPlayers : shown, lastTiles, in: games[place], at: place, board: board)
    self.isExchanged = isExchanged
  }

  /// Finds the place of a picture in its game, whose players it calls as the game does.
  private init(
    of shown: KnownPosition, _ lastTiles: TileSet?, in game: KeptGame, at place: Int, board: (Board) -> PreparedBoard
  ) throws(PositionError) {
    var seen = shown.withoutWords(on: game.letters(seen: shown.board))
    let named = shown.playedWords.last
    if let node = game.nodes.lastIndex(where: { $0.isShown(by: seen) }) {
      let move = named.flatMap { Route.unknownMove($0, to: node, of: game, board: board) }
      let position = try game.nodes[node].adding(move?.word.map { [$0] } ?? [])
      self.init(game: place, position: position, node: node, parent: nil, move: move, pairs: [], isSettled: true)
      return
    }
    guard let origin = Origin.likeliest(of: seen, in: game, named: named, lastTiles, board: board) else {
      // The picture is older than all positions, or shows another course of the game. So what was played in this one does not
      // count.
      let position = try seen.adding(shown.played)
      self.init(game: place, position: position, node: nil, parent: 0, move: nil, pairs: [], isSettled: false)
      return
    }
    // A move tells whose turn it is, if the picture does not.
    seen.turn = seen.turn ?? origin.move?.player.opponent
    self.init(
      game: place, position: try seen.adding(origin.position.playedWords + origin.certainWords + shown.played),
      node: nil, parent: origin.parent, move: origin.move, pairs: origin.pairs, isSettled: origin.isSettled)
  }

  /// Returns the move that led to one of a game's positions, whose word only a picture names; nil if the game knows the
  /// word, or knows another in its place.
  private static func unknownMove(
    _ word: String, to node: Int, of game: KeptGame, board: (Board) -> PreparedBoard
  ) -> SeenMove? {
    let known = game.nodes[node]
    guard !known.played.contains(word), known.played.last != KnownPosition.pass else { return nil }
    // A position was added after the one before it.
    let origin = Origin(of: known, in: game, among: Array(0..<node), named: word, nil, board: board)
    if let origin, let move = origin.move {
      return origin.position.playedWords.count < known.playedWords.count ? nil : move
    }
    return known.mover.map { SeenMove(player: $0.opponent, word: word, taken: TileSet()) }
  }
}

/// The position that a picture follows, and what was played in between.
private struct Origin {
  let parent: Int
  let position: KnownPosition
  /// The move in between if it was one; nil if there were more, or none.
  var move: SeenMove?
  /// The pairs of moves in between that are likely if it was two.
  var pairs: [SeenPair] = []
  var certainWords: [String] = []
  var isSettled = true

  /// How many of a game's last positions are tried, because each takes some milliseconds.
  private static let mostParents = 6

  /// Finds the position that the picture follows: if one or two moves explain it, one after what the latest picture has shown, as people
  /// give pictures in the order of the game; or else any. Nil if there is none.
  static func likeliest(
    of seen: KnownPosition, in game: KeptGame, named: String?, _ lastTiles: TileSet?, board: (Board) -> PreparedBoard
  ) -> Origin? {
    let latest = Origin(of: seen, in: game, among: game.latest, named: named, lastTiles, board: board)
    if let latest, latest.move != nil || !latest.pairs.isEmpty || latest.isSettled { return latest }
    return Origin(of: seen, in: game, among: Array(game.nodes.indices), named: named, lastTiles, board: board)
  }

  /// Finds the latest position from which one move leads to the picture, or else the latest that is earlier; nil if there
  /// is none.
  ///
  /// - Parameter places: those of the game's positions that count, ascending.
  init?(
    of seen: KnownPosition, in game: KeptGame, among places: [Int], named: String?, _ lastTiles: TileSet?,
    board: (Board) -> PreparedBoard
  ) {
    guard seen.owners != nil else { return nil }
    let nodes = game.nodes
    let parents = places.reversed().filter { nodes[$0].canPrecede(seen) }.prefix(Origin.mostParents)
    guard !parents.isEmpty else { return nil }
    let prepared = board(seen.board)
    var earlier: Origin?
    var distant: Origin?
    for parent in parents {
      let node = nodes[parent]
      let hasSameOwners = node.owners == seen.owners
      // The picture says whose turn it is in a position that is known except for this.
      if hasSameOwners, node.mover == nil {
        self.init(parent: parent, position: node)
        return
      }
      let suggestions = game.suggestions.isEmpty ? [] : game.suggestions[parent]
      guard
        let between = MovesBetween(
          from: node, to: seen, named: named, lastTiles: lastTiles, suggestions: suggestions, on: prepared)
      else { continue }
      let origin = Origin(
        parent: parent, position: node, move: between.oneMove(from: node, to: seen),
        pairs: between.pairs(from: node, to: seen),
        certainWords: between.moves.certainWords, isSettled: between.moves.isSettled)
      switch between.moves.moveCounts.first {
      case 1?:
        self = origin
        return
      case _?: earlier = earlier ?? origin
      case nil:
        // There are too many moves between the two to say what was played, unless the picture is the earlier one.
        let back = hasSameOwners ? nil : MovesBetween(from: seen, to: node, on: prepared)
        if back?.moves.moveCounts.isEmpty ?? true { distant = distant ?? origin }
      }
    }
    guard let origin = earlier ?? distant else { return nil }
    self = origin
  }

  private init(
    parent: Int, position: KnownPosition, move: SeenMove? = nil, pairs: [SeenPair] = [], certainWords: [String] = [],
    isSettled: Bool = true
  ) {
    (self.parent, self.position, self.move, self.pairs) = (parent, position, move, pairs)
    (self.certainWords, self.isSettled) = (certainWords, isSettled)
  }
}

extension KnownPosition {
  /// Whether a picture shows this position, as far as it shows whose turn it is.
  fileprivate func isShown(by picture: KnownPosition) -> Bool {
    board == picture.board && owners == picture.owners && (picture.mover == nil || mover == picture.mover)
  }

  /// Whether a picture may show a later position, judging by how many tiles are owned, which never falls, and by whose
  /// turn it is if the owners are the same.
  fileprivate func canPrecede(_ picture: KnownPosition) -> Bool {
    guard let owners, let later = picture.owners, !isOver, owners.unclaimed.count >= later.unclaimed.count else {
      return false
    }
    return owners != later || picture.mover != nil && mover != picture.mover
  }
}

/// A game that a page keeps, as far as a new picture needs it.
package struct KeptGame: Sendable {
  /// As they were read in the game's pictures.
  let letters: [Board]
  /// All positions of the game, in the order they were added.
  let nodes: [KnownPosition]
  /// The shown one.
  let current: Int
  /// Ascending, the places of what the latest picture has shown and of all that came after it; none if that is unknown.
  let latest: [Int]
  /// The moves that were suggested in each of ``nodes``; none if nothing is known of them.
  let suggestions: [[Placement]]
  /// Whether red is only the player on the left of the game's pictures, because their theme is unknown.
  let redIsLeft: Bool

  /// - Precondition: `current` is one of the nodes, and there are suggestions for each of them or none.
  package init(
    letters: [Board], nodes: [KnownPosition], current: Int, latest: [Int] = [], suggestions: [[Placement]] = [],
    redIsLeft: Bool = false
  ) {
    precondition(latest.allSatisfy { nodes.indices.contains($0) }, "the latest positions are some of the game's")
    precondition(nodes.indices.contains(current), "the shown position is one of the game's")
    precondition(suggestions.isEmpty || suggestions.count == nodes.count, "suggestions belong to the nodes")
    (self.letters, self.nodes, self.current, self.latest) = (letters, nodes, current, latest.sorted())
    self.suggestions = suggestions
    self.redIsLeft = redIsLeft
  }

  /// Whether a picture with these letters is of this game. Corrected letters may differ from those read.
  func hasLetters(like board: Board) -> Bool {
    ([nodes[current].board] + letters).contains { $0.isOfSameGame(as: board) }
  }

  /// Returns the letters of a picture of the game: a letter that was read before and corrected since stays corrected,
  /// and unread ones are known from before.
  func letters(seen board: Board) -> Board {
    let known = nodes[current].board
    return Board { tile in
      guard let letter = board[tile] else { return known[tile] }
      let wasRead = letters.contains { $0[tile] == letter && $0.isOfSameGame(as: board) }
      return wasRead ? known[tile] : letter
    }
  }

  /// Whether a picture of the game calls the player red whom the game calls blue, judging by the position that is closest to it in
  /// time, as its number of owned tiles says. If the colours of both are those of known themes, it does not.
  ///
  /// - Parameter redIsLeft: whether red is only the player on the left of the picture.
  func callsPlayersOtherwise(than picture: KnownPosition, redIsLeft: Bool) -> Bool {
    guard redIsLeft || self.redIsLeft, let shown = picture.snapshot(redIsLeft: redIsLeft) else { return false }
    let known = nodes.compactMap { $0.snapshot(redIsLeft: self.redIsLeft) }
    func distance(_ other: GameSnapshot) -> Int {
      abs(other.owners.unclaimed.count - shown.owners.unclaimed.count)
    }
    let closest = known.min { distance($0) < distance($1) }
    return closest.map { shown.callsPlayersOtherwise(than: $0) } ?? false
  }
}

extension KnownPosition {
  /// The position as a picture shows it; nil if it is unknown who owns which tile.
  fileprivate func snapshot(redIsLeft: Bool) -> GameSnapshot? {
    guard let owners else { return nil }
    var snapshot = GameSnapshot(board: board, owners: owners, turn: turn)
    snapshot.left = redIsLeft ? .calledRed : nil
    return snapshot
  }

  /// The same position with red called blue and blue called red.
  var exchangingPlayers: KnownPosition {
    var exchanged = self
    exchanged.owners = owners.map { Owners(red: $0.blue, blue: $0.red) }
    exchanged.turn = turn?.opponent
    return exchanged
  }
}
