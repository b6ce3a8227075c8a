import LetterpressSolver
import PlainSolver
import Testing

struct WordFinderTests {
  private static let englishWords: [String] = {
    var words: [String] = []
    Lexicon.english.forEachWord { words.append($0) }
    return words
  }()

  /// A part of the English list, small enough for a thousand brute-force searches.
  private static let someWords = englishWords.enumerated()
    .filter { $0.offset % 97 == 0 || $0.element.count < 4 }.map(\.element)

  @Test(arguments: Cases.few(6, of: 0..<20))
  func findsWhatBruteForceFinds(block: UInt64) throws {
    let lexicon = try Lexicon(try WordList(WordFinderTests.someWords))
    let bruteForce = BruteForceFinder(words: WordFinderTests.someWords)
    for seed in block * 50..<(block + 1) * 50 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...25, using: &generator)
      let rack = try Rack(SeededRacks.letters(count: count, using: &generator))
      #expect(Array(lexicon.words(from: rack)) == bruteForce.words(from: rack.description), "seed \(seed)")
    }
  }

  @Test(arguments: Cases.few(4, of: 1...30 as ClosedRange<UInt64>))
  func findsWhatBruteForceFindsOnAWholeBoardInEnglish(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rack = try Rack(SeededRacks.letters(count: 25, using: &generator))
    let expected = BruteForceFinder(words: WordFinderTests.englishWords).words(from: rack.description)
    #expect(Array(Lexicon.english.words(from: rack)) == expected)
  }

  @Test(arguments: Cases.few(40, of: 1...200))
  func filtersLikeFilteringAfterwards(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rack = try Rack(SeededRacks.letters(count: 25, using: &generator))
    let all = Array(Lexicon.english.words(from: rack))
    // Letters of a word that can be spelled, so that filters seldom leave nothing.
    let model = try #require(all.randomElement(using: &generator)).compactMap { Letter($0) }
    var filter = WordFilter()
    if Bool.random(using: &generator) {
      filter.containing = LetterCounts(
        model.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)))
    }
    if Bool.random(using: &generator) { filter.prefix = Array(model.prefix(Int.random(in: 0...3, using: &generator))) }
    if Bool.random(using: &generator) { filter.suffix = Array(model.suffix(Int.random(in: 0...3, using: &generator))) }
    if Bool.random(using: &generator) {
      let shortest = Int.random(in: 1...8, using: &generator)
      filter.lengths = shortest...Int.random(in: shortest...30, using: &generator)
    }
    if Bool.random(using: &generator) { filter.maximumRarity = Int.random(in: 1...100, using: &generator) }
    let expected = all.filter { word in
      let letters = word.compactMap { Letter($0) }
      return LetterCounts(letters).contains(filter.containing) && letters.starts(with: filter.prefix)
        && letters.reversed().starts(with: filter.suffix.reversed()) && filter.lengths.contains(letters.count)
        && filter.maximumRarity.map { Lexicon.english.rarity(of: word) ?? 0 <= $0 } ?? true
    }
    #expect(Array(Lexicon.english.words(from: rack, matching: filter)) == expected)
  }

  @Test(arguments: Cases.few(4, of: 1...14 as ClosedRange<UInt64>))
  func spellsTheSameWordsAsLines(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = Lexicon.english.words(from: try Rack(SeededRacks.letters(count: 25, using: &generator)))
    for slice in [words, words.prefix(0), words.prefix(1), words.dropFirst(300).prefix(900), words.suffix(5)] {
      #expect(slice.lines == slice.flatMap { Array("\($0)\n".utf8) })
    }
  }

  @Test func unreadableTilesMatchNothing() {
    #expect(Array(Lexicon.english.words(from: "c?at")) == Array(Lexicon.english.words(from: "cat")))
    #expect(Lexicon.english.words(from: "?").isEmpty)
  }

  @Test func findsNothingIfARequiredLetterIsMissing() {
    let filter = WordFilter(containing: LetterCounts([Letter(index: 25)]))
    #expect(Lexicon.english.words(from: "cat", matching: filter).isEmpty)
  }

  @Test func findsNothingInAnEmptyLexicon() throws {
    #expect(try Lexicon(try WordList([String]())).words(from: "letterpress").isEmpty)
  }

  @Test func spellsAWordOfAllTwentyFiveTiles() throws {
    let word = String(repeating: "ab", count: 12) + "c"
    let lexicon = try Lexicon(try WordList([word]))
    #expect(Array(lexicon.words(from: try Rack(parsing: String(word.reversed())))) == [word])
  }
}
