import PlainSolver
import Testing

@testable import LetterpressSolver

struct RarityTests {
  /// Random words of few letters, most of them with one of a few random rarities.
  private func rarities(_ seed: UInt64) -> [String: Int?] {
    var generator = SeededGenerator(seed: seed)
    let words = SeededRacks.words(
      count: Int.random(in: 1...400, using: &generator), alphabet: Int.random(in: 1...8, using: &generator),
      lengths: 2...Int.random(in: 2...12, using: &generator), using: &generator)
    let usual = (0..<3).map { _ in Int.random(in: 1...100, using: &generator) }
    let pairs = words.map { word -> (String, Int?) in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: (word, nil)
      case 1: (word, Int.random(in: 1...100, using: &generator))
      default: (word, usual.randomElement(using: &generator))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func lexicon(_ rarities: [String: Int?]) throws -> Lexicon {
    try Lexicon(try WordList(rarities.map { word, rarity in rarity.map { "\(word)\t\($0)" } ?? word }))
  }

  @Test(arguments: 1...50)
  func matchTheList(seed: UInt64) throws {
    let rarities = rarities(seed)
    let built = try lexicon(rarities)
    #expect(built.hasRarities == rarities.values.contains { $0 != nil })
    for lexicon in [built, try Lexicon(compiled: built.compiled)] {
      for (word, rarity) in rarities {
        #expect(lexicon.rarity(of: word) == rarity, "\(word)")
        #expect(lexicon.rarity(of: word.uppercased()) == rarity, "\(word)")
        for other in [String(word.dropLast()), word + "a", word + "z"] where rarities[other] == nil {
          #expect(lexicon.rarity(of: other) == nil, "\(other)")
        }
      }
    }
  }

  @Test(arguments: 1...100)
  func limitTheWordsFound(seed: UInt64) throws {
    let rarities = rarities(seed)
    let lexicon = try lexicon(rarities)
    let bruteForce = BruteForceFinder(words: Array(rarities.keys))
    var generator = SeededGenerator(seed: seed)
    let rack = try Rack((0..<25).map { _ in Letter(index: UInt8.random(in: 0..<8, using: &generator)) })
    let found = bruteForce.words(from: rack.description)
    let limit = Int.random(in: 1...100, using: &generator)
    // Unrated words pass.
    let expected = found.filter { rarities[$0].flatMap(\.self) ?? 0 <= limit }
    #expect(Array(lexicon.words(from: rack, matching: WordFilter(maximumRarity: limit))) == expected)
    #expect(
      lexicon.rarities(of: lexicon.words(from: rack)).map { $0.map(Int.init) }
        == found.map { rarities[$0].flatMap(\.self) })
  }

  @Test(arguments: 1...50)
  func comeFromAnotherListIfTheListHasNone(seed: UInt64) throws {
    let (own, others) = (rarities(seed), rarities(seed + 1000))
    let plain = try lexicon(own)
    let rated = plain.rated(by: try lexicon(others))
    let expected = Dictionary(
      uniqueKeysWithValues: own.map { word, rarity in (word, rarity ?? others[word].flatMap(\.self)) })
    for (word, rarity) in expected { #expect(rated.rarity(of: word) == rarity, "\(word)") }
    for word in others.keys where own[word] == nil { #expect(rated.rarity(of: word) == nil, "\(word)") }
    #expect(rated.compiled == plain.compiled)
    var generator = SeededGenerator(seed: seed)
    let rack = try Rack((0..<25).map { _ in Letter(index: UInt8.random(in: 0..<8, using: &generator)) })
    let found = BruteForceFinder(words: Array(own.keys)).words(from: rack.description)
    #expect(
      rated.rarities(of: rated.words(from: rack)).map { $0.map(Int.init) }
        == found.map { expected[$0].flatMap(\.self) })
    let limit = Int.random(in: 1...100, using: &generator)
    let filter = WordFilter(maximumRarity: limit, requiresRarity: true)
    #expect(
      Array(rated.words(from: rack, matching: filter))
        == found.filter { expected[$0].flatMap(\.self).map { $0 <= limit } ?? false })
  }

  @Test func areRequiredWithoutALimit() throws {
    let lexicon = try lexicon(["cat": 10, "cats": nil, "act": 99])
    #expect(Array(lexicon.words(from: "stac", matching: WordFilter(requiresRarity: true))) == ["act", "cat"])
    let unrated = try Lexicon(try WordList(["cat"]))
    #expect(unrated.words(from: "stac", matching: WordFilter(requiresRarity: true)).isEmpty)
    #expect(Array(unrated.words(from: "stac")) == ["cat"])
  }

  @Test(arguments: [WordFilter(), WordFilter(prefix: [Letter(index: 18)], lengths: 3...7, maximumRarity: 60)])
  func coverAllWordsFound(filter: WordFilter) throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<4 {
      let rack = try Rack(SeededRacks.letters(count: 25, using: &generator))
      let found = Lexicon.english.words(from: rack, matching: filter)
      #expect(
        Lexicon.english.rarities(of: found).map { $0.map(Int.init) } == found.map(Lexicon.english.rarity))
    }
  }

  @Test func areNilIfTheListHasNone() throws {
    let lexicon = try Lexicon(try WordList(["cat", "cats"]))
    #expect(!lexicon.hasRarities)
    #expect(lexicon.rarity(of: "cat") == nil)
    #expect(lexicon.rarities(of: lexicon.words(from: "stac")) == [nil, nil])
    #expect(Array(lexicon.words(from: "stac", matching: WordFilter(maximumRarity: 1))) == ["cats", "cat"])
  }

  @Test func canFirstBeReadByManyThreadsAtOnce() async throws {
    let lexicon = try lexicon(["cat": 10, "cats": 20, "dog": 30])
    await withTaskGroup(of: [Int?].self) { group in
      for _ in 0..<16 { group.addTask { ["cat", "cats", "dog", "dogs"].map(lexicon.rarity) } }
      for await rarities in group { #expect(rarities == [10, 20, 30, nil]) }
    }
  }

  @Test(arguments: 1...50)
  func roundTripThroughPacking(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let kinds = (0..<Int.random(in: 1...100, using: &generator)).map { _ in
      Bool.random(using: &generator) ? nil : UInt8.random(in: 1...100, using: &generator)
    }
    let rarities = (0..<Int.random(in: 0...500, using: &generator)).map { _ in
      kinds.randomElement(using: &generator).flatMap(\.self)
    }
    let packed = PackedRarities(rarities)
    #expect(packed.unpacked() == rarities)
    packed.withBytes { bytes in
      #expect(PackedRarities(copying: bytes).unpacked() == rarities)
      #expect(PackedRarities.isValid(bytes, wordCount: rarities.count))
      #expect(!PackedRarities.isValid(bytes, wordCount: rarities.count + 1))
      #expect(!PackedRarities.isValid(UnsafeRawBufferPointer(rebasing: bytes.dropLast()), wordCount: rarities.count))
    }
  }

  @Test func takeOneBitForTheCommonestTwoForTheNext() {
    // The size of the table, the table of two, and 30 + 2 · 1 bits.
    let rarities = [UInt8?](repeating: 80, count: 30) + [20]
    #expect(PackedRarities(rarities).withBytes(Array.init) == [2, 0, 0, 0, 80, 20, 0, 0, 0xFF, 0xFF, 0xFF, 0xBF])
  }
}
