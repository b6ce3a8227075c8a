extension Lexicon {
  /// The words that can be spelled with the rack's letters, each tile used at most once, longest
  /// first, then alphabetical.
  ///
  ///     Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph").first  // the longest word
  ///
  /// - Complexity: O(edges of the part of the graph that the rack's letters can reach); with a maximum rarity also
  ///   O(edges + words) the first time.
  public func words(from rack: Rack, matching filter: WordFilter = WordFilter()) -> FoundWords {
    WordFinder.words(
      in: graph, from: rack.counts, matching: filter, rarities: filter.restrictsRarity ? rarities : nil)
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
  /// How rare the word may be; nil for any. Words of unknown rarity pass unless ``requiresRarity``.
  public var maximumRarity: Int?
  /// Whether words of unknown rarity are left out.
  public var requiresRarity: Bool

  /// A filter with the given conditions.
  public init(
    containing: LetterCounts = LetterCounts(), prefix: [Letter] = [], suffix: [Letter] = [],
    lengths: ClosedRange<Int> = Lexicon.validLengths, maximumRarity: Int? = nil, requiresRarity: Bool = false
  ) {
    self.containing = containing
    self.prefix = prefix
    self.suffix = suffix
    self.lengths = lengths
    self.maximumRarity = maximumRarity
    self.requiresRarity = requiresRarity
  }
}

extension WordFilter {
  /// Whether some words are too rare.
  var restrictsRarity: Bool { maximumRarity != nil || requiresRarity }

  /// Whether a word of a rarity passes.
  ///
  /// - Parameter rarity: nil where it is unknown.
  func allows(rarity: Int?) -> Bool {
    guard let rarity else { return !requiresRarity }
    return rarity <= maximumRarity ?? rarity
  }

  /// Looks whether letters allow any word that passes, whatever the list.
  ///
  /// - Throws: the first ``FilterError`` that keeps every word from passing.
  public func check(on rack: Rack) throws(FilterError) {
    guard lengths.lowerBound <= rack.tiles.count else {
      throw .tooFewTiles(rack.tiles.count, wanted: lengths.lowerBound)
    }
    // The beginning and the end of a word may share letters.
    try rack.counts.check(contain: containing.union(LetterCounts(prefix)).union(LetterCounts(suffix)))
  }
}
