extension Lexicon {
  /// What a rarity can be: the higher, the fewer people know the word.
  ///
  /// Those of ``english`` are the levels of SCOWL: 10, 20, 35, 40, 50, 55, 60, 70, 80 and 95. Up to 35 are words that
  /// most people know, up to 60 those that a spelling checker should.
  public static let validRarities = 1...100

  /// Whether any word has a rarity.
  public var hasRarities: Bool { rarities != nil }

  /// How rare a word is, in either case; nil where it is not in the lexicon, or where its list does not say.
  ///
  /// - Complexity: O(letters of the word); O(edges + words) the first time.
  public func rarity(of word: String) -> Int? { Word(parsing: word).flatMap(rarity(of:)) }

  /// How rare a word is; nil where it is not in the lexicon, or where its list does not say.
  func rarity(of word: Word) -> Int? { rarities?.table.rarity(of: word) }

  /// How rare words are that were found in this lexicon, in their order; nil for those of which its list does not say.
  ///
  /// - Complexity: O(nodes that the search came to), faster than to look up word by word.
  func rarities(of words: FoundWords) -> [Int?] {
    guard let table = rarities?.table else { return [Int?](repeating: nil, count: words.count) }
    return words.rarities(in: table)
  }
}
