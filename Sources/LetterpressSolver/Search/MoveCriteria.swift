/// Which moves somebody would play, and what for. The opponent is not bound by them.
public struct MoveCriteria: Equatable, Sendable {
  /// What a move is to bring.
  public enum Goal: String, CaseIterable, Sendable {
    /// The game.
    case win
    /// As many tiles as possible at once.
    case tiles
  }

  /// Letters that the word must use, as often as they occur here.
  public var containing: LetterCounts
  /// Letters that the word must not use.
  public var avoiding: LetterSet
  /// Tiles that the word must use.
  public var using: TileSet
  /// Tiles that the word must not use.
  public var leaving: TileSet
  /// Whether a move that lets the opponent finish the game and win is out of the question, as long as there are others.
  public var isSafe: Bool
  /// What the move is for.
  public var goal: Goal
  /// How rare a word may be, as ``Lexicon/rarity(of:)`` has it; nil for any. Words of unknown rarity may be played unless
  /// ``requiresRarity``.
  public var maximumRarity: Int?
  /// Whether words of unknown rarity are out of the question.
  public var requiresRarity: Bool
  /// Whether a word is ranked only once, on its best tiles, and not on all tiles that make a difference. Which move is the
  /// best does not depend on it.
  public var ranksWordsOnce: Bool

  /// The given criteria.
  public init(
    containing: LetterCounts = LetterCounts(), avoiding: LetterSet = [], using: TileSet = TileSet(),
    leaving: TileSet = TileSet(), isSafe: Bool = false, goal: Goal = .win, maximumRarity: Int? = nil,
    requiresRarity: Bool = false, ranksWordsOnce: Bool = false
  ) {
    (self.containing, self.avoiding, self.using, self.leaving) = (containing, avoiding, using, leaving)
    (self.isSafe, self.goal, self.ranksWordsOnce) = (isSafe, goal, ranksWordsOnce)
    (self.maximumRarity, self.requiresRarity) = (maximumRarity, requiresRarity)
  }
}

extension MoveCriteria {
  /// Whether words that are not known, as ``Lexicon/knownRarities`` has it, may be played.
  package var allowsRareWords: Bool {
    !requiresRarity || maximumRarity ?? .max > Lexicon.knownRarities.upperBound
  }

  /// The same criteria, but only known words may be played.
  package var ofKnownWords: MoveCriteria {
    var criteria = self
    criteria.maximumRarity = min(maximumRarity ?? .max, Lexicon.knownRarities.upperBound)
    criteria.requiresRarity = true
    return criteria
  }

  /// Whether every move may be played, whatever it brings.
  package var allowAllMoves: Bool { goal == .win && !isSafe && !restrictMoves }

  /// Whether some words or tiles are out of the question.
  var restrictMoves: Bool {
    containing.total > 0 || !avoiding.isEmpty || !using.isEmpty || !leaving.isEmpty || maximumRarity != nil
      || requiresRarity
  }

  /// The tiles of a board that a word may use, with nil for the others.
  package func usableTiles(of board: Board) -> Board {
    Board { tile in
      board[tile].flatMap { avoiding.contains($0) || leaving.contains(tile) ? nil : $0 }
    }
  }

  /// Which words may be played with ``usableTiles(of:)``.
  package func filter(on board: Board) -> WordFilter {
    WordFilter(
      containing: containing.union(LetterCounts(using.indices.compactMap { board[$0] })),
      maximumRarity: maximumRarity, requiresRarity: requiresRarity)
  }

  /// Looks whether a board allows any word that fulfils the criteria, whatever the list.
  ///
  /// - Throws: the first ``FilterError`` that keeps every word from it.
  public func check(on board: Board) throws(FilterError) {
    for tile in using.indices {
      guard !leaving.contains(tile) else { throw .contradictoryTile(tile) }
      guard let letter = board[tile] else { throw .unreadTile(tile) }
      guard !avoiding.contains(letter) else { throw .avoidedTile(tile, letter) }
    }
    try usableTiles(of: board).rack.counts.check(contain: containing)
  }
}
