/// What a search has found out.
public struct SearchReport: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The moves that were ranked, the best first; those behind the ones that the search looked into are in the order of
  /// what they bring at once. Empty where the game is over.
  public let moves: [RankedMove]
  /// The second-best move, be it the first one's word on other tiles; nil where there is none.
  let runnerUp: RankedMove?
  /// How many different positions one move can lead to, all criteria apart.
  public let reachablePositionCount: Int
  /// How many plies ahead the search has looked in full.
  public let depth: Int
  /// How many positions it has looked at, on all threads.
  public let nodeCount: Int
  /// How long it took.
  public let time: Duration

  package init(
    position: Position, moves: [RankedMove], reachablePositionCount: Int, depth: Int, nodeCount: Int, time: Duration
  ) {
    (self.position, self.moves, self.reachablePositionCount) = (position, moves, reachablePositionCount)
    runnerUp = moves.dropFirst().first
    (self.depth, self.nodeCount, self.time) = (depth, nodeCount, time)
  }
}

extension SearchReport {
  /// What a search has found at its root.
  init(_ root: RootSearch, rankedCount: Int, nodeCount: Int, time: Duration) {
    position = root.search.position
    let counts = root.placementCounts
    func ranked(_ count: Int, wordsOnce: Bool) -> [RankedMove] {
      root.listed(count, wordsOnce: wordsOnce).map { move in
        RankedMove(move, of: root, otherPlacementCount: move.word.map { counts[$0] - 1 } ?? 0)
      }
    }
    moves = ranked(rankedCount, wordsOnce: root.search.criteria.ranksWordsOnce)
    runnerUp =
      root.search.criteria.ranksWordsOnce ? ranked(2, wordsOnce: false).dropFirst().first : moves.dropFirst().first
    reachablePositionCount = root.reachablePositionCount
    depth = root.depth
    (self.nodeCount, self.time) = (nodeCount, time)
  }
}

extension SearchReport {
  /// Whether the two best moves are about as good, be they one word on other tiles: their chances are within two points
  /// of a hundred.
  public var isCloseCall: Bool { runnerUp.map(isClose) ?? false }

  /// Whether a move is about as good as the first. Of moves with an end in sight none is: they differ in when it comes.
  package func isClose(_ move: RankedMove) -> Bool {
    guard let best = moves.first, case .lead = best.verdict, case .lead = move.verdict else { return false }
    return !move.isBound && best.chance - move.chance <= Self.closeness
  }

  private static let closeness = 0.02
}

/// A move with what a search has found out about it.
public struct RankedMove: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The tiles it takes from the opponent.
  public let captured: TileSet
  /// The tiles it takes that nobody owned.
  public let claimed: TileSet
  /// The position after it.
  public let position: Position
  /// What the search thinks of it.
  public let verdict: Verdict
  /// How likely the player who makes it is to win, 0 to 1: 1 and 0 only where that is proven, ½ where the game ends in a
  /// draw.
  public let chance: Double
  /// Whether verdict and chance are what the move is worth at the most, as far as is known: it was only compared with
  /// others, or looked into less deeply than the first.
  public let isBound: Bool
  /// What the search expects to follow, or what proves the verdict: the opponent's best answer first. May be empty.
  public let continuation: [Move]
  /// How rare its word is, as ``Lexicon/rarity(of:)`` has it; nil for a pass, and where that is unknown.
  public let rarity: Int?
  /// In how many other ways, each taking other tiles, the word could be placed within the criteria; ways in which a word that
  /// was found before takes the same tiles do not count. 0 for a pass.
  public let otherPlacementCount: Int

  package init(
    move: Move, captured: TileSet, claimed: TileSet, position: Position, verdict: Verdict, chance: Double,
    isBound: Bool = false, continuation: [Move], rarity: Int? = nil, otherPlacementCount: Int = 0
  ) {
    (self.rarity, self.otherPlacementCount) = (rarity, otherPlacementCount)
    (self.move, self.captured, self.claimed, self.position) = (move, captured, claimed, position)
    (self.verdict, self.chance, self.isBound, self.continuation) = (verdict, chance, isBound, continuation)
  }
}

extension RankedMove {
  /// The word, lower case; nil for a pass.
  public var word: String? { move.word }

  /// The indices of the word's tiles, 0 to 24 row by row, in the order of spelling; none for a pass.
  public var tiles: [Int] { move.tiles }

  /// ``chance`` in whole percent: 0 and 100 only where that is proven.
  public var percent: Int {
    let percent = Int((chance * 100).rounded())
    return chance == 0 || chance == 1 ? percent : min(max(percent, 1), 99)
  }

  /// Whether it plays a word that most people know; a word of unknown rarity is not called so.
  public var isKnownWord: Bool { rarity.map { Lexicon.knownRarities.contains($0) } ?? false }
}

extension RankedMove: CustomStringConvertible {
  /// The move and its chance, `hog: C1 A2 D4, 63%`, with `≤` where it is at most that.
  public var description: String { "\(move.description), \(isBound ? "≤ " : "")\(percent)%" }
}

extension RankedMove {
  /// A move at the root of a search.
  init(_ root: RootMove, of search: RootSearch, otherPlacementCount: Int) {
    self.otherPlacementCount = otherPlacementCount
    rarity = root.word.flatMap { search.board.lexicon.rarity(of: search.board.words[$0]) }
    let (board, sides) = (search.search.board, search.sides)
    var after = search.search.position
    if let word = root.word {
      let tiles = board.spelling(
        root.candidate.taken, group: Int(root.candidate.group), sides: sides, criteria: search.search.criteria)
      let placement = board.placement(ofWord: word, tiles: tiles)
      after.take(TileSet(bits: tiles), playing: board.words[word])
      move = .play(placement)
    } else {
      after.pass()
      move = .pass
    }
    position = after
    let taken = TileSet(bits: root.candidate.taken)
    captured = taken.intersection(TileSet(bits: sides.opponent))
    claimed = taken.intersection(TileSet(bits: sides.unclaimed))
    verdict = Verdict(root)
    isBound = root.isBound
    chance = WinningChance.of(
      root.value, isProven: root.isProven, unclaimed: sides.unclaimed.nonzeroBitCount)
    continuation = after.outcome == nil ? search.thread.continuation(after: root, sides) : []
  }
}

extension Verdict {
  fileprivate init(_ move: RootMove) {
    let value = move.value
    if abs(value) > SearchValue.leastWin {
      let plies = Int(SearchValue.win - abs(value))
      switch (value > 0, move.isProven) {
      case (true, true): self = .wins(plies: plies)
      case (true, false): self = .seemsToWin(plies: plies)
      case (false, true): self = .loses(plies: plies)
      case (false, false): self = .seemsToLose(plies: plies)
      }
    } else if move.isPass, move.isProven {
      self = .draws
    } else {
      self = .lead(Double(value) / Evaluation.unit)
    }
  }
}

/// What a search thinks of a move, from the view of the player who makes it.
public enum Verdict: Hashable, Sendable {
  /// The mover wins whatever the opponent does, with the last of so many plies, this move being the first: proven.
  case wins(plies: Int)
  /// The opponent wins whatever the mover does afterwards, with the last of so many plies, this move being the first:
  /// proven. With 2, the opponent's next word finishes the game.
  case loses(plies: Int)
  /// The game ends with this move and nobody wins it.
  case draws
  /// As far as the search has seen, which has not been everything, the mover wins with the last of so many plies.
  case seemsToWin(plies: Int)
  /// As far as the search has seen, the opponent wins with the last of so many plies.
  case seemsToLose(plies: Int)
  /// No end is in sight: the lead that the search expects, in tiles, where defended tiles and such as are hard to take
  /// count for more than others.
  case lead(Double)
}
