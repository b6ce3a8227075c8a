extension Lexicon {
  /// The words that can be spelled with the rack's letters, each tile used at most once, longest
  /// first, then alphabetical.
  ///
  ///     Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph").first  // the longest word
  ///
  /// - Complexity: O(edges of the part of the graph that the rack's letters can reach); with a maximum rarity also
  ///   O(edges + words) the first time.
  public func words(from rack: Rack, matching filter: WordFilter = WordFilter()) -> FoundWords {
    let rarities = filter.maximumRarity == nil ? nil : rarities?.table
    return WordFinder.words(in: graph, from: rack.counts, matching: filter, rarities: rarities)
  }
}

/// Which of the words that the letters allow are wanted. Conditions combine; the empty filter lets
/// every word pass.
public struct WordFilter: Equatable, Sendable {
  /// Letters that the word must use, as often as they occur here.
  public var containing: LetterCounts
  /// Letters that the word must begin with.
  public var prefix: [Letter]
  /// Letters that the word must end with.
  public var suffix: [Letter]
  /// How many letters the word may have.
  public var lengths: ClosedRange<Int>
  /// How rare the word may be; nil for any. Words of which the list does not say how rare they are pass.
  public var maximumRarity: Int?

  /// A filter with the given conditions.
  public init(
    containing: LetterCounts = LetterCounts(), prefix: [Letter] = [], suffix: [Letter] = [],
    lengths: ClosedRange<Int> = Lexicon.validLengths, maximumRarity: Int? = nil
  ) {
    self.containing = containing
    self.prefix = prefix
    self.suffix = suffix
    self.lengths = lengths
    self.maximumRarity = maximumRarity
  }
}
