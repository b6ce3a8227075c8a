/// How sure it is that the game takes a word, and that a player would think of it; the lower, the better.
enum WordSureness: UInt8, Comparable {
  /// Most people know it, and the game takes nearly all such words.
  case familiar
  /// Few people know it, but nearly all words like it are in the game's list.
  case sure
  /// The game may lack it, as it lacks one in twenty words like it.
  case likely
  /// The game may well lack it.
  case doubtful

  static func < (left: WordSureness, right: WordSureness) -> Bool { left.rawValue < right.rawValue }
}

extension Lexicon {
  /// Returns how sure it is that the game takes a word of this list.
  func sureness(of word: Word) -> WordSureness {
    guard let rarity = rarity(of: word) else { return .sure }
    if Lexicon.knownRarities.contains(rarity) { return .familiar }
    if rarity <= 60 || rarity == 70 && word.count < 9 { return .sure }
    return word.count < 12 ? .likely : .doubtful
  }
}
