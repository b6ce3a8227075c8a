/// How well a ``LevelPlayer`` plays: six levels that people can beat, from one that has just learnt the game to one that few
/// people beat.
///
/// They differ in the words they know, in how many of these they think of before each move, and in how far they look ahead.
/// `docs/playing.md` says how they score against each other.
public enum Level: Int, CaseIterable, Sendable {
  /// Thinks of a few short, everyday words and takes as many tiles as it can.
  case beginner = 1
  /// Thinks of some more words and likes defended tiles.
  case casual
  /// Knows the words that most people know, and which tiles are hard to take back.
  case regular
  /// Thinks of the opponent's answer.
  case skilled
  /// Looks three moves ahead, with many words.
  case expert
  /// Searches as the engine does, with the words that well-read people know.
  case champion

  /// Its name: one word, lower case.
  public var name: String {
    switch self {
    case .beginner: "beginner"
    case .casual: "casual"
    case .regular: "regular"
    case .skilled: "skilled"
    case .expert: "expert"
    case .champion: "champion"
    }
  }
}

/// What a ``Level`` knows, thinks of and foresees.
struct LevelTraits: Equatable, Sendable {
  /// How a move is chosen among those that come to mind.
  enum Foresight: Equatable, Sendable {
    /// The one that takes most tiles.
    case tiles
    /// The one with the greatest lead in tiles, defended ones counting double.
    case defendedTiles
    /// The best by the evaluation, which knows which tiles are hard to take back.
    case evaluation
    /// The best by a search with these limits: the moves to look ahead, nil for any number, and the positions to visit. In
    /// it, both players have only the words that come to mind.
    case search(depth: Int?, positions: Int)
  }

  /// The highest ``Lexicon/rarity(of:)`` of the words it knows.
  var maximumRarity: Int
  /// The most letters of the words that come to its mind.
  var maximumLength: Int
  /// The length up to which a word comes to mind easily; each further letter makes that less likely.
  var easyLength: Int
  /// By what each letter beyond ``easyLength`` multiplies the weight of a word, in percent.
  var weightPerLetter: Int
  /// The number of words that come to its mind before a move.
  var wordCount: Int
  var foresight: Foresight
  /// In how many of a hundred moves it looks that far; before the others it only sees which tiles they take.
  var attention = 100
}

extension Level {
  /// The traits, which were chosen so that each level scores 64% to 76% against the one before (`docs/playing.md`).
  var traits: LevelTraits {
    switch self {
    case .beginner:
      LevelTraits(
        maximumRarity: 20, maximumLength: 6, easyLength: 5, weightPerLetter: 60, wordCount: 14, foresight: .tiles)
    case .casual:
      LevelTraits(
        maximumRarity: 20, maximumLength: 7, easyLength: 4, weightPerLetter: 60, wordCount: 17,
        foresight: .defendedTiles)
    case .regular:
      LevelTraits(
        maximumRarity: 35, maximumLength: 7, easyLength: 4, weightPerLetter: 60, wordCount: 18, foresight: .evaluation,
        attention: 30)
    case .skilled:
      LevelTraits(
        maximumRarity: 35, maximumLength: 8, easyLength: 5, weightPerLetter: 60, wordCount: 20,
        foresight: .search(depth: 2, positions: 1000), attention: 50)
    case .expert:
      LevelTraits(
        maximumRarity: 50, maximumLength: 9, easyLength: 5, weightPerLetter: 75, wordCount: 28,
        foresight: .search(depth: 3, positions: 2000), attention: 80)
    case .champion:
      LevelTraits(
        maximumRarity: 60, maximumLength: 10, easyLength: 6, weightPerLetter: 80, wordCount: 48,
        foresight: .search(depth: nil, positions: 3000))
    }
  }
}
