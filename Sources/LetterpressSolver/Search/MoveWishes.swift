/// Which moves somebody would play, and what for. The opponent is not bound by them.
public struct MoveWishes: Equatable, Sendable {
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
  /// Whether a move that lets the opponent finish the game and win is out of the question, as long as there are others.
  public var isSafe: Bool
  /// What the move is for.
  public var goal: Goal
  /// How rare a word may be, as ``Lexicon/rarity(of:)`` has it; nil for any.
  public var maximumRarity: Int?

  /// The given wishes.
  public init(
    containing: LetterCounts = LetterCounts(), avoiding: LetterSet = [], isSafe: Bool = false, goal: Goal = .win,
    maximumRarity: Int? = nil
  ) {
    (self.containing, self.avoiding, self.isSafe) = (containing, avoiding, isSafe)
    (self.goal, self.maximumRarity) = (goal, maximumRarity)
  }
}

extension MoveWishes {
  /// Whether some words are out of the question.
  var restrictsWords: Bool { containing.total > 0 || !avoiding.isEmpty || maximumRarity != nil }

  /// Whether a word may be played.
  func allow(_ word: Word, in lexicon: Lexicon) -> Bool {
    let letters = (0..<word.count).map { word[$0] }
    // What has no rarity passes, as in a `WordFilter`.
    if let maximumRarity, let rarity = lexicon.rarity(of: word), rarity > maximumRarity { return false }
    return avoiding.isDisjoint(with: LetterSet(letters)) && LetterCounts(letters).contains(containing)
  }
}
