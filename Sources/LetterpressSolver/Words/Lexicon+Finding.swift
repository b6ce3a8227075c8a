extension Lexicon {
  /// The words that can be spelled with the rack's letters, each tile used at most once, longest
  /// first, then alphabetical.
  ///
  ///     Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph").first  // the longest word
  ///
  /// - Complexity: O(edges of the part of the graph that the rack's letters can reach).
  public func words(from rack: Rack, matching filter: WordFilter = WordFilter()) -> FoundWords {
    let rarities = filter.maximumRarity == nil ? nil : rarities?.table
    return WordFinder.words(in: graph, from: rack.counts, matching: filter, rarities: rarities)
  }
}
