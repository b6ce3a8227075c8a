public import LetterpressSolver

/// What pictures of one game show, in chronological order.
///
///     for game in GameHistory.games(in: snapshots) {
///       let board = PreparedBoard(game.board)
///       for moves in game.inferredMoves(on: board) { print(moves.playedWords) }
///     }
public struct GameHistory: Hashable, Sendable {
  /// The letters; each is known if any of the pictures shows it.
  public let board: Board
  /// What the pictures show, the earliest first, without duplicates; at least one moment.
  public let moments: [Moment]

  /// What one picture, or several equal ones, show.
  public struct Moment: Hashable, Sendable {
    /// Everything known about the moment, with the letters of the game.
    public let snapshot: GameSnapshot
    /// The indices of the given pictures that show it, ascending.
    public let pictures: [Int]
    /// Whether the tiles prove that it is later than the moments before it; if not, it was placed so that consecutive
    /// positions are as few moves apart as possible, or as given.
    public let isSurelyLater: Bool
  }

  /// All pictures of the game, as indices of the given ones, ascending.
  public var pictures: [Int] { moments.flatMap { $0.pictures }.sorted() }

  /// The last picture of the last moment, as an index of the given ones.
  public var lastPicture: Int { moments[moments.count - 1].pictures[moments[moments.count - 1].pictures.count - 1] }

  /// What is known of the last moment.
  public var last: GameSnapshot { moments[moments.count - 1].snapshot }
}

extension GameHistory {
  /// Groups pictures into games by their letters, in the order of each game's first picture, and sorts those of a game
  /// by time.
  ///
  /// The number of owned tiles never falls, so pictures with more are later. Those with equally many are ordered so
  /// that consecutive positions are as few moves apart as possible; where the tiles do not decide, the given order does.
  ///
  /// Pictures may call the players otherwise: in an unknown theme, the one on the left is red. They are called what the last picture
  /// of the game calls them.
  ///
  /// - Complexity: O(*n*²) for *n* pictures.
  public static func games(in snapshots: [GameSnapshot]) -> [GameHistory] {
    var games: [(board: Board, pictures: [Int])] = []
    for (picture, snapshot) in snapshots.enumerated() {
      let known = games.indices.lazy.compactMap { index in
        games[index].board.merged(with: snapshot.board).map { (index, $0) }
      }.first
      if let (index, board) = known {
        games[index].board = board
        games[index].pictures.append(picture)
      } else {
        games.append((snapshot.board, [picture]))
      }
    }
    return games.map { game in
      let pictures = inOneVoice(game.pictures.map { ($0, snapshots[$0].on(game.board)) })
      let history = GameHistory(board: game.board, pictures)
      // Whoever looks at the game has its last picture before them.
      guard history.last.owners != snapshots[history.lastPicture].owners else { return history }
      return GameHistory(board: game.board, pictures.map { ($0.picture, $0.snapshot.exchangingPlayers) })
    }
  }

  /// Returns pictures of one game so that all mean the same player by red.
  private static func inOneVoice(
    _ pictures: [(picture: Int, snapshot: GameSnapshot)]
  ) -> [(picture: Int, snapshot: GameSnapshot)] {
    // Each is compared with the one after it, in which most tiles have the same owners.
    let order = pictures.indices.sorted { pictures[$0].snapshot.ownedCount > pictures[$1].snapshot.ownedCount }
    var isExchanged = [Bool](repeating: false, count: pictures.count)
    for (later, earlier) in zip(order, order.dropFirst()) {
      let differs = pictures[earlier].snapshot.callsPlayersOtherwise(than: pictures[later].snapshot)
      isExchanged[earlier] = isExchanged[later] != differs
    }
    return zip(pictures, isExchanged).map { $1 ? ($0.picture, $0.snapshot.exchangingPlayers) : $0 }
  }

  private init(board: Board, _ snapshots: [(picture: Int, snapshot: GameSnapshot)]) {
    self.board = board
    var distinct: [(snapshot: GameSnapshot, pictures: [Int])] = []
    for (picture, snapshot) in snapshots {
      let known = distinct.indices.lazy.compactMap { index in
        distinct[index].snapshot.merged(with: snapshot).map { (index, $0) }
      }.first
      if let (index, merged) = known {
        distinct[index] = (merged, distinct[index].pictures + [picture])
      } else {
        distinct.append((snapshot, [picture]))
      }
    }
    var moments: [Moment] = []
    for count in 0...Board.tileCount {
      let equal = GameHistory.inOrder(
        distinct.filter { $0.snapshot.ownedCount == count }, after: moments.last?.snapshot)
      moments += equal.enumerated().map { place, moment in
        Moment(snapshot: moment.snapshot, pictures: moment.pictures, isSurelyLater: place == 0)
      }
    }
    self.moments = moments
  }

  private typealias Picture = (snapshot: GameSnapshot, pictures: [Int])

  /// Orders moments with equally many owned tiles so that consecutive positions are as few moves apart as possible: each
  /// is the nearest to the one before it.
  private static func inOrder(_ pictures: [Picture], after before: GameSnapshot?) -> [Picture] {
    guard 2...mostOrdered ~= pictures.count else { return pictures }
    let snapshots = pictures.map { $0.snapshot }
    let distances = snapshots.map { earlier in snapshots.map { fewestMoves(from: earlier, to: $0) } }
    /// Returns the order when starting from one of them, and the number of moves in it.
    func path(from start: Int) -> (order: [Int], moveCount: Int) {
      var order = [start]
      var moveCount = before.map { fewestMoves(from: $0, to: snapshots[start]) } ?? 0
      var rest = snapshots.indices.filter { $0 != start }
      while let last = order.last, !rest.isEmpty {
        let nearest = rest.indices.reduce(0) { distances[last][rest[$1]] < distances[last][rest[$0]] ? $1 : $0 }
        moveCount += distances[last][rest[nearest]]
        order.append(rest.remove(at: nearest))
      }
      return (order, moveCount)
    }
    let paths = snapshots.indices.map { path(from: $0) }
    let best = paths.indices.reduce(0) { paths[$1].moveCount < paths[$0].moveCount ? $1 : $0 }
    return paths[best].order.map { pictures[$0] }
  }

  /// A larger number of pictures with equally many owned tiles keeps its given order; no game has that many.
  private static let mostOrdered = 64

  /// Returns the minimum number of moves between two moments, judging by tiles alone.
  private static func fewestMoves(from earlier: GameSnapshot, to later: GameSnapshot) -> Int {
    let counts = 1...mostMovesCounted
    return counts.first { count in
      Player.allCases.contains { first in
        let next = count.isMultiple(of: 2) ? first : first.opponent
        return earlier.turn ?? first == first && later.turn ?? next == next
          && MoveSequence(from: earlier.owners, to: later.owners, first: first, count: count) != nil
      }
    } ?? 10 * counts.upperBound
  }

  private static let mostMovesCounted = 6
}

extension GameHistory {
  /// How many moves to consider between two pictures by default.
  public static let usualMoveCounts = 1...3

  /// The most moves that may lie between two pictures; more are not considered. A game of fifty moves is a long one.
  public static let mostMoveCount = 50

  /// Infers what may have been played from each moment to the next; one element fewer than there are moments.
  ///
  /// A word is certain only if it is part of everything that the rules and the lexicon allow with those numbers of
  /// moves. That is rare unless the number of moves is known: what one move explains, three usually do as well.
  ///
  /// - Parameters:
  ///   - board: the board of the game, ready to be played on.
  ///   - given: words in either case known to have been played, at whatever time.
  ///   - wordsBefore: words in either case that were played before the first moment.
  ///   - moveCounts: how many moves there may be between one moment and the next, at least 1; numbers above
  ///     ``mostMoveCount`` are not considered.
  /// - Complexity: O(*w*) for each gap and number of moves, with *w* words of the board.
  /// - Precondition: `board` has the letters of ``board``, and `moveCounts` starts at 1 or more.
  public func inferredMoves(
    on board: PreparedBoard, given: [String] = [], playedBefore wordsBefore: [String] = [],
    moveCounts: ClosedRange<Int> = usualMoveCounts
  ) -> [InferredMoves] {
    precondition(board.layout == self.board, "another game's board")
    precondition(moveCounts.lowerBound > 0, "a gap has at least one move")
    guard moments.count > 1 else { return [] }
    let inference = MoveInference(on: board)
    var played = wordsBefore + (moments[0].snapshot.lastWord.map { [$0] } ?? [])
    var gaps: [InferredMoves] = []
    for later in moments.indices.dropFirst() {
      let pair = [later - 1, later].map { tied(with: $0) }
      let moves = inference.answer(
        MoveInference.Question(
          earlier: moments[later - 1].snapshot, later: moments[later].snapshot,
          mayBeReversed: !moments[later].isSurelyLater,
          mayBeInterrupted: pair[0].union(pair[1]).count > 2, moveCounts: moveCounts, playedBefore: played,
          given: given,
          suggestions: []))
      played += moves.playedWords + (moments[later].snapshot.lastWord.map { [$0] } ?? [])
      gaps.append(moves)
    }
    return gaps
  }

  /// Returns the words played by the last moment, without duplicates: those that pictures name, certain ones, and those of pairs that
  /// are sure.
  ///
  /// - Parameter gaps: the result of ``inferredMoves(on:given:playedBefore:moveCounts:)``.
  public func playedWords(_ gaps: [InferredMoves]) -> [String] {
    var words: [String] = []
    for (place, moment) in moments.enumerated() {
      let inferred = place > 0 && place <= gaps.count ? gaps[place - 1].playedWords : []
      for word in inferred + (moment.snapshot.lastWord.map { [$0] } ?? []) where !words.contains(word) {
        words.append(word)
      }
    }
    return words
  }

  /// Returns the moments whose order the tiles do not determine, including `moment`.
  private func tied(with moment: Int) -> Set<Int> {
    var (first, last) = (moment, moment)
    while !moments[first].isSurelyLater { first -= 1 }
    while last + 1 < moments.count, !moments[last + 1].isSurelyLater { last += 1 }
    return Set(first...last)
  }
}
