extension Lexicon {
  /// Returns the words that can be spelled with the rack's letters, each tile used at most once, longest first, then
  /// alphabetical.
  ///
  ///     Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph").first  // the longest word
  ///
  /// - Complexity: O(edges that the rack's letters can reach); if the filter restricts rarity, also O(edges + words)
  ///   the first time.
  public func words(from rack: Rack, matching filter: WordFilter = WordFilter()) -> FoundWords {
    WordFinder.words(
      in: graph, from: rack.counts, matching: filter, rarities: filter.restrictsRarity ? rarities : nil)
  }
}
