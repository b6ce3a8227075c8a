/// Which moves to search for, and their goal. The opponent is not bound by them.
public struct MoveCriteria: Equatable, Sendable {
  /// What a move should achieve.
  public enum Goal: String, CaseIterable, Sendable {
    /// To win the game.
    case win
    /// To take as many tiles as possible now.
    case tiles
  }

  /// Letters that the word must use, each at least as often as here.
  public var containing: LetterCounts
  /// Letters that the word must not use.
  public var avoiding: LetterSet
  /// Tiles that the word must use.
  public var using: TileSet
  /// Tiles that the word must not use.
  public var leaving: TileSet
  /// Whether to avoid moves that let the opponent finish the game and win, if there are others.
  public var isSafe: Bool
  /// The goal by which moves are ranked.
  public var goal: Goal
  /// The maximum ``Lexicon/rarity(of:)`` of a word; nil for any. Words of unknown rarity are allowed unless
  /// ``requiresRarity``.
  public var maximumRarity: Int?
  /// Whether words of unknown rarity are excluded.
  public var requiresRarity: Bool
  /// Words that are not to be suggested, in either case.
  public var excludedWords: [String]
  /// How much of the chance to win, 0 to 1, may be given up for a word that the game takes more surely and that more
  /// people know: at most this much. 0 prefers such a word only if it is worth as much.
  public var margin: Double
  /// Whether each word is ranked only once, on its best tiles, instead of on every distinct set of tiles. Does not
  /// affect which move is best.
  public var ranksWordsOnce: Bool
  /// Whether the best move with a known word is ranked as well, if few people know the word of the best move:
  /// ``SearchReport/known``. It takes some of the time, but never changes which move is best.
  package var ranksKnownWord = false
  /// The tiles taken by a move that is ranked as well, if it is allowed: ``SearchReport/judged``.
  package var judgedTaking: TileSet?
  /// The only word to search for, in either case: the search then compares its placements. Nil for all words.
  package var word: String?

  /// Creates criteria; the defaults allow every move.
  public init(
    containing: LetterCounts = LetterCounts(), avoiding: LetterSet = [], using: TileSet = TileSet(),
    leaving: TileSet = TileSet(), isSafe: Bool = false, goal: Goal = .win, maximumRarity: Int? = nil,
    requiresRarity: Bool = false, excludedWords: [String] = [], margin: Double = 0, ranksWordsOnce: Bool = false
  ) {
    (self.containing, self.avoiding, self.using, self.leaving) = (containing, avoiding, using, leaving)
    (self.isSafe, self.goal, self.ranksWordsOnce) = (isSafe, goal, ranksWordsOnce)
    (self.maximumRarity, self.requiresRarity) = (maximumRarity, requiresRarity)
    (self.excludedWords, self.margin) = (excludedWords, margin)
  }
}

extension MoveCriteria {
  /// Whether words outside ``Lexicon/knownRarities`` may be played.
  package var allowsRareWords: Bool {
    !requiresRarity || maximumRarity ?? .max > Lexicon.knownRarities.upperBound
  }

  /// The same criteria, with which the best known word is ranked beside a best word that few people know.
  package var rankingKnownWord: MoveCriteria {
    var criteria = self
    criteria.ranksKnownWord = true
    return criteria
  }

  /// The same criteria, restricted to known words.
  package var ofKnownWords: MoveCriteria {
    var criteria = self
    criteria.maximumRarity = min(maximumRarity ?? .max, Lexicon.knownRarities.upperBound)
    criteria.requiresRarity = true
    return criteria
  }

  /// Whether no move is excluded and the goal is to win.
  package var allowAllMoves: Bool { goal == .win && !isSafe && !restrictMoves }

  /// Whether any words or tiles are required or excluded.
  var restrictMoves: Bool {
    containing.total > 0 || !avoiding.isEmpty || !using.isEmpty || !leaving.isEmpty || maximumRarity != nil
      || requiresRarity || !excludedWords.isEmpty || word != nil
  }

  /// Returns the board with nil for tiles that a word may not use.
  package func usableTiles(of board: Board) -> Board {
    Board { tile in
      board[tile].flatMap { avoiding.contains($0) || leaving.contains(tile) ? nil : $0 }
    }
  }

  /// Returns the filter for words to play on ``usableTiles(of:)``.
  package func filter(on board: Board) -> WordFilter {
    WordFilter(
      containing: containing.union(LetterCounts(using.indices.compactMap { board[$0] })),
      maximumRarity: maximumRarity, requiresRarity: requiresRarity)
  }

  /// Checks that the tiles that every word must use can be used, and that the other criteria leave the letters that it
  /// must contain.
  ///
  /// Other impossible criteria find nothing but a pass.
  ///
  /// - Throws: ``FilterError/contradictoryTile(_:)``, ``FilterError/unreadTile(_:)``,
  ///   ``FilterError/avoidedTile(_:_:)``, ``FilterError/missingLetter(_:wanted:available:)``.
  public func check(on board: Board) throws(FilterError) {
    for tile in using.indices {
      guard !leaving.contains(tile) else { throw .contradictoryTile(tile) }
      guard let letter = board[tile] else { throw .unreadTile(tile) }
      guard !avoiding.contains(letter) else { throw .avoidedTile(tile, letter) }
    }
    try usableTiles(of: board).rack.counts.check(contain: containing)
  }
}
