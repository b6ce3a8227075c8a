internal import LetterpressHistory
package import LetterpressSolver

/// A game to review: what is known of it before the first move and after each, and the moves.
package struct ReviewLine: Equatable, Sendable {
  /// What is known between two moves.
  package struct Point: Equatable, Sendable {
    package let owners: Owners
    /// Nil if it is unknown whose turn it was.
    package let position: Position?
  }

  /// What happened between two points.
  package enum Step: Equatable, Sendable {
    case move(PlayedMove)
    /// One or several moves that pictures leave open: what is known of them, as a sentence without full stop.
    case open(String)
  }

  package let board: Board
  /// One more than there are steps.
  package let points: [Point]
  package let steps: [Step]

  /// The moves that can be graded.
  package var moves: [PlayedMove] {
    var moves: [PlayedMove] = []
    for case .move(let move) in steps { moves.append(move) }
    return moves
  }
}

extension ReviewLine {
  /// A game that was played with all its moves known.
  package init(_ game: GameRecord) {
    board = game.start.board
    points = ([game.start] + game.moves.map { $0.after }).map { Point(owners: $0.owners, position: $0) }
    steps = game.moves.map { .move($0) }
  }

  /// A game seen in pictures.
  ///
  /// - Parameter lexicon: the words that may be played.
  package init(_ game: PicturedGame, lexicon: Lexicon) {
    let moments = game.history.moments
    self.init(board: game.history.board, moments: moments.map { $0.snapshot }, lexicon: lexicon) { place in
      (
        game.gaps[place], moments[place + 1].isSurelyLater,
        "between \(game.file(of: place)) and \(game.file(of: place + 1))"
      )
    }
  }

  /// The steps of a game that a page keeps, of which some moves may be known.
  ///
  /// - Parameters:
  ///   - positions: in their order, with their owners; at least one.
  ///   - moves: from each to the next; nil if it is unknown. A word may lack its tiles.
  ///   - board: the board of the game.
  package init(_ positions: [KnownPosition], moves: [Move?], on board: PreparedBoard) {
    var points: [Point] = []
    var steps: [Step] = []
    for (place, known) in positions.enumerated() {
      let point = Point(owners: known.owners ?? Owners(), position: try? known.position())
      if place > 0 {
        let step = ReviewLine.step(from: positions[place - 1], to: known, by: moves[place - 1], on: board)
        if case .move(let move) = step, place > 0 {
          points[place - 1] = Point(owners: move.before.owners, position: move.before)
        }
        steps.append(step)
      }
      points.append(point)
    }
    (self.board, self.points, self.steps) = (board.layout, points, steps)
  }

  private static func step(
    from before: KnownPosition, to after: KnownPosition, by move: Move?, on board: PreparedBoard
  ) -> Step {
    if let move, let played = playedMove(move, from: before, to: after, on: board) { return .move(played) }
    guard let inferred = MovesBetween(from: before, to: after, on: board)?.moves else {
      return .open("what was played here is unknown")
    }
    let played = after.owners.flatMap { owners in
      ReviewLine.onlyMoves(
        of: inferred, from: before.owners ?? Owners(), to: owners, by: before.mover, until: after.mover,
        played: before.playedWords, board: before.board, lexicon: board.lexicon)
    }
    // The steps of a page are its positions, so moves in between have no place there.
    guard let played, played.count == 1 else { return .open("not known: \(inferred.brief)") }
    return .move(played[0])
  }

  /// The move that leads from one position to another. Of a word without tiles, which a picture or a player has named, the tiles are
  /// those that lead there.
  private static func playedMove(
    _ move: Move, from before: KnownPosition, to after: KnownPosition, on board: PreparedBoard
  ) -> PlayedMove? {
    guard let start = try? before.position(), let owners = after.owners else { return nil }
    if let placement = move.placement, placement.tiles.isEmpty {
      return MoveChain.onlyMoves(from: start, to: owners, words: [(placement.word, nil)], lexicon: board.lexicon)?.first
    }
    guard let played = try? PlayedMove(move, in: start, lexicon: board.lexicon), played.after.owners == owners else {
      return nil
    }
    return played
  }

  private init(
    board: Board, moments: [GameSnapshot], lexicon: Lexicon,
    gap: (Int) -> (moves: InferredMoves, isOrderKnown: Bool, place: String)
  ) {
    func lastWord(_ moment: GameSnapshot) -> [String] {
      (moment.lastWord.map { [$0] } ?? []).spellable(on: board)
    }
    var played = lastWord(moments[0])
    var points = [Point(owners: moments[0].owners, position: ReviewLine.position(of: moments[0], played, on: board))]
    var steps: [Step] = []
    for place in moments.indices.dropFirst() {
      let (inferred, isOrderKnown, name) = gap(place - 1)
      let (before, after) = (moments[place - 1], moments[place])
      let moves =
        isOrderKnown
        ? ReviewLine.onlyMoves(
          of: inferred, from: before.owners, to: after.owners, by: before.turn, until: after.turn, played: played,
          board: board, lexicon: lexicon) : nil
      for word in inferred.playedWords + lastWord(after) where !played.contains(word) {
        played.append(word)
      }
      if let moves {
        points[points.count - 1] = Point(owners: before.owners, position: moves[0].before)
        points += moves.map { Point(owners: $0.after.owners, position: $0.after) }
        steps += moves.map { .move($0) }
      } else {
        points.append(Point(owners: after.owners, position: ReviewLine.position(of: after, played, on: board)))
        steps.append(.open("not known \(name): \(inferred.text)"))
      }
    }
    (self.board, self.points, self.steps) = (board, points, steps)
  }

  private static func position(of moment: GameSnapshot, _ played: [String], on board: Board) -> Position? {
    guard let known = try? KnownPosition(board: board, owners: moment.owners, turn: moment.turn, played: played) else {
      return nil
    }
    return try? known.position()
  }

  /// The moves between two moments, if it is certain how many there were, with which words, and which tiles each of them took.
  private static func onlyMoves(
    of inferred: InferredMoves, from before: Owners, to after: Owners, by first: Player?, until next: Player?,
    played: [String], board: Board, lexicon: Lexicon
  ) -> [PlayedMove]? {
    let words = inferred.words.filter { $0.isCertain }
    let last = words.count.isMultiple(of: 2) ? next : next?.opponent
    guard inferred.isSettled, !words.isEmpty, inferred.moveCounts == [words.count],
      let player = first ?? last ?? (words.count == 1 ? words[0].player : nil),
      let start = try? Position(board: board, owners: before, turn: player, playedWords: played)
    else { return nil }
    return MoveChain.onlyMoves(
      from: start, to: after, words: words.map { (word: $0.word, player: $0.player) }, lexicon: lexicon)
  }
}

/// Several moves in a row of which only the words are known, and the tiles before and after them.
struct MoveChain {
  private let owners: Owners
  private let lexicon: Lexicon
  private var found: [[PlayedMove]] = []
  /// How many more moves to try.
  private var left = MoveChain.mostTries

  private static let mostTries = 20_000

  /// Returns the moves if the words can lead from a position to some owners in one way only; nil if there are more, or too many to
  /// try.
  ///
  /// - Parameters:
  ///   - words: in any order, each with its player, if that is known.
  ///   - lexicon: the words that may be played.
  static func onlyMoves(
    from start: Position, to owners: Owners, words: [(word: String, player: Player?)], lexicon: Lexicon
  ) -> [PlayedMove]? {
    var chain = MoveChain(owners: owners, lexicon: lexicon)
    chain.tryMoves(after: [], from: start, words)
    return chain.left > 0 && chain.found.count == 1 ? chain.found[0] : nil
  }

  private init(owners: Owners, lexicon: Lexicon) { (self.owners, self.lexicon) = (owners, lexicon) }

  private mutating func tryMoves(
    after moves: [PlayedMove], from position: Position, _ words: [(word: String, player: Player?)]
  ) {
    for (place, next) in words.enumerated() where next.player ?? position.turn == position.turn {
      var rest = words
      rest.remove(at: place)
      // The last word must take all that is still missing.
      let missing = owners[position.turn].subtracting(position.owners[position.turn])
      guard let takings = rest.isEmpty ? [missing] : position.takings(of: next.word, limit: left) else {
        left = 0
        return
      }
      for taken in takings {
        guard left > 0, found.count < 2 else { return }
        left -= 1
        guard let tiles = position.tiles(for: next.word, taking: taken),
          let move = try? PlayedMove(
            .play(Placement(word: next.word, tiles: tiles)), in: position, lexicon: lexicon)
        else { continue }
        if !rest.isEmpty {
          tryMoves(after: moves + [move], from: move.after, rest)
        } else if move.after.owners == owners {
          found.append(moves + [move])
        }
      }
    }
  }
}
