/// Which words a player would think of, from few to all.
public enum Vocabulary: String, CaseIterable, Sendable {
  /// Words that one hears and uses all the time.
  case everyday
  /// Words that most people know when they see them.
  case familiar
  /// All words, also those that hardly anybody knows.
  case anything

  /// The ``Lexicon/rarity(of:)`` of its words; nil if they may have any, or none.
  public var rarities: ClosedRange<Int>? {
    switch self {
    case .everyday: Lexicon.everydayRarities
    case .familiar: Lexicon.knownRarities
    case .anything: nil
    }
  }
}
