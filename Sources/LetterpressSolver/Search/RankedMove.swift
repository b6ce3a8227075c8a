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
  /// Whether the search did not find out what the move is worth, only that it seemed no better than the first: then
  /// ``verdict`` and ``chance`` are no more than a guess, which is not to be shown.
  public let isBound: Bool
  /// The principal variation after it, or the line that proves the verdict, starting with the opponent's best reply.
  /// May be empty.
  public let continuation: [Move]
  /// The ``Lexicon/rarity(of:)`` of its word; nil for a pass, or if unknown.
  public let rarity: Int?
  /// Whether the game may not know its word, as it lacks many words like it; false for a pass, and for words of a list
  /// that was chosen instead of the built-in one.
  public let mayBeRefused: Bool
  /// The number of other placements of the word within the criteria, each taking different tiles, apart from those that
  /// take the same tiles as a word found before. 0 for a pass.
  public let otherPlacementCount: Int

  package init(
    move: Move, captured: TileSet, claimed: TileSet, position: Position, verdict: Verdict, chance: Double,
    isBound: Bool = false, continuation: [Move], rarity: Int? = nil, mayBeRefused: Bool = false,
    otherPlacementCount: Int = 0
  ) {
    self.mayBeRefused = mayBeRefused
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
  public var percent: Int { value.percent }

  /// What it is worth; see ``isBound``.
  package var value: MoveValue { MoveValue(verdict: verdict, chance: chance) }

  /// Whether it plays a known word; false for words of unknown rarity.
  public var isKnownWord: Bool { rarity.map { Lexicon.knownRarities.contains($0) } ?? false }
}

extension RankedMove: CustomStringConvertible {
  /// The move and its chance, if that is known: `hog: C1 A2 D4, 63%`.
  public var description: String { isBound ? move.description : "\(move.description), \(percent)%" }
}

extension RankedMove {
  /// Creates a ranked move from a root move.
  init(_ found: RootMove, of root: RootSearch, otherPlacementCount: Int) {
    self.otherPlacementCount = otherPlacementCount
    rarity = found.word.flatMap { root.board.lexicon.rarity(of: root.board.words[$0]) }
    mayBeRefused = root.sureness(of: found).mayBeRefused
    let (board, sides) = (root.board, root.sides)
    var after = root.search.position
    if let word = found.word {
      let tiles = board.spelling(
        found.candidate.taken, group: Int(found.candidate.group), sides: sides, criteria: root.search.criteria)
      let placement = board.placement(ofWord: word, tiles: tiles)
      after.take(tiles, playing: board.words[word])
      move = .play(placement)
    } else {
      after.pass()
      move = .pass
    }
    position = after
    captured = found.candidate.taken & sides.opponent
    claimed = found.candidate.taken & sides.unclaimed
    verdict = Verdict(found)
    isBound = found.isBound
    chance = WinningChance.of(found.value, isProven: found.isProven, unclaimed: sides.unclaimed.count)
    continuation = after.outcome == nil ? root.searcher.continuation(after: found, sides) : []
  }
}

extension Searcher {
  /// Returns the principal variation after a root move, from the opponent's reply on: the transposition table's moves,
  /// then the word that finishes the game.
  func continuation(after move: RootMove, _ root: Sides) -> [Move] {
    var line: [Move] = []
    var words: [Int] = []
    defer { for word in words.reversed() { played.takeBack(word) } }
    var sides = root.taking(move.candidate.taken).swapped
    var hasPassed = move.isPass
    if let word = move.word {
      played.play(word)
      words.append(word)
    }
    while line.count < Self.longestContinuation, !sides.isFinished {
      if sides.winsByPassing(hasPassed: hasPassed) { return line + [.pass] }
      let finish = board.finishingGroup(sides, played)
      let tiles: TileSet, group: Int
      if let finish {
        (tiles, group) = (board.finishingTiles(ofGroup: finish, sides), finish)
      } else if let known = knownMove(sides, hasPassed: hasPassed),
        played.isPlayable(group: Int(known.group))
      {
        let taken = known.tiles & sides.takeable
        group = Int(known.group)
        tiles = board.spelling(taken, group: group, sides: sides)
      } else {
        break
      }
      let word = played.firstWord(ofGroup: group)
      line.append(.play(board.placement(ofWord: word, tiles: tiles)))
      if finish != nil { break }
      sides = sides.taking(tiles & sides.takeable).swapped
      hasPassed = false
      played.play(word)
      words.append(word)
    }
    return line
  }

  private static let longestContinuation = 8

  /// Returns the best move that a search of the position has found; nil if the table has none.
  package func knownMove(_ sides: Sides, hasPassed: Bool) -> SearchMove? {
    table.entry(for: HashKey.of(sides, hasPassed: hasPassed) ^ played.key)?.move
  }
}
