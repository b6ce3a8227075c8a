/// The result of a search.
public struct SearchReport: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The ranked moves, best first; those that were not searched follow in order of their immediate gain. Empty if the
  /// game is over.
  ///
  /// A pass is listed only if it is the best move, and alone if no word can be played or meets the criteria.
  public let moves: [RankedMove]
  /// The second-best move, even if it plays the same word as the best on other tiles; nil if there is none.
  let runnerUp: RankedMove?
  /// The number of distinct positions that one move can lead to, regardless of the criteria.
  public let reachablePositionCount: Int
  /// The last completed depth, in plies.
  public let depth: Int
  /// The number of nodes searched, on all threads.
  public let nodeCount: Int
  /// The time taken.
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
  /// Creates a report from the root of a search.
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
  /// Whether the two best moves, even of one word, are about equally good: their chances are within two percentage
  /// points.
  public var isCloseCall: Bool { runnerUp.map(isClose) ?? false }

  /// Whether a move is about as good as the first; false if either has an end in sight, as such moves differ in when it
  /// comes.
  package func isClose(_ move: RankedMove) -> Bool {
    guard let best = moves.first, case .lead = best.verdict, case .lead = move.verdict else { return false }
    return !move.isBound && best.chance - move.chance <= Self.closeness
  }

  private static let closeness = 0.02
}

/// A move and what a search has found out about it.
public struct RankedMove: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The tiles it takes from the opponent.
  public let captured: TileSet
  /// The free tiles it takes.
  public let claimed: TileSet
  /// The position after it.
  public let position: Position
  /// The search's verdict on it.
  public let verdict: Verdict
  /// The mover's chance of winning, 0 to 1: 1 and 0 only if proven, ½ if the game ends in a draw.
  public let chance: Double
  /// Whether ``verdict`` and ``chance`` are only upper bounds, as the move was only compared with others or searched
  /// less deeply than the first.
  public let isBound: Bool
  /// The principal variation after it, or the line that proves the verdict, starting with the opponent's best reply.
  /// May be empty.
  public let continuation: [Move]
  /// The ``Lexicon/rarity(of:)`` of its word; nil for a pass, or if unknown.
  public let rarity: Int?
  /// The number of other placements of the word within the criteria, each taking different tiles, apart from those that
  /// take the same tiles as a word found before. 0 for a pass.
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
  /// The word in lower case; nil for a pass.
  public var word: String? { move.word }

  /// The indices of the word's tiles, 0 to 24 row by row, in spelling order; empty for a pass.
  public var tiles: [Int] { move.tiles }

  /// ``chance`` in whole percent: 0 and 100 only if proven.
  public var percent: Int {
    let percent = Int((chance * 100).rounded())
    return chance == 0 || chance == 1 ? percent : min(max(percent, 1), 99)
  }

  /// Whether it plays a known word; false for words of unknown rarity.
  public var isKnownWord: Bool { rarity.map { Lexicon.knownRarities.contains($0) } ?? false }
}

extension RankedMove: CustomStringConvertible {
  /// The move and its chance, `hog: C1 A2 D4, 63%`, with `≤` if that is an upper bound.
  public var description: String { "\(move.description), \(isBound ? "≤ " : "")\(percent)%" }
}

extension RankedMove {
  /// Creates a ranked move from a root move.
  init(_ root: RootMove, of search: RootSearch, otherPlacementCount: Int) {
    self.otherPlacementCount = otherPlacementCount
    rarity = root.word.flatMap { search.board.lexicon.rarity(of: search.board.words[$0]) }
    let (board, sides) = (search.search.board, search.sides)
    var after = search.search.position
    if let word = root.word {
      let tiles = board.spelling(
        root.candidate.taken, group: Int(root.candidate.group), sides: sides, criteria: search.search.criteria)
      let placement = board.placement(ofWord: word, tiles: tiles)
      after.take(tiles, playing: board.words[word])
      move = .play(placement)
    } else {
      after.pass()
      move = .pass
    }
    position = after
    captured = root.candidate.taken & sides.opponent
    claimed = root.candidate.taken & sides.unclaimed
    verdict = Verdict(root)
    isBound = root.isBound
    chance = WinningChance.of(root.value, isProven: root.isProven, unclaimed: sides.unclaimed.count)
    continuation = after.outcome == nil ? search.searcher.continuation(after: root, sides) : []
  }
}

extension Verdict {
  init(_ move: RootMove) {
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

/// A search's verdict on a move, from the mover's point of view.
public enum Verdict: Hashable, Sendable {
  /// The mover is proven to win with the last of `plies` plies, counting this move as the first.
  case wins(plies: Int)
  /// The opponent is proven to win with the last of `plies` plies, counting this move as the first. With 2, the
  /// opponent's next word finishes the game.
  case loses(plies: Int)
  /// This move ends the game in a draw.
  case draws
  /// The mover seems to win with the last of `plies` plies, but that is not proven.
  case seemsToWin(plies: Int)
  /// The opponent seems to win with the last of `plies` plies, but that is not proven.
  case seemsToLose(plies: Int)
  /// No end is in sight: the expected lead in tiles, where tiles that are defended or hard to take count more.
  case lead(Double)
}
