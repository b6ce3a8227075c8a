import PlainSolver
import Testing

@testable import LetterpressSolver

struct LexiconFileTests {
  private static let plainWords = ["tap", "taps", "top", "tops", "quiz", "quizzes", "zebra"]
  private static let ratedWords = ["tap 20", "taps 20", "top 10", "tops 20", "quiz 35", "quizzes", "zebra 35"]

  private func file(_ words: [String] = LexiconFileTests.plainWords) throws -> [UInt8] {
    try Lexicon(try WordList(words)).compiled
  }

  private func words(of lexicon: Lexicon) -> [String] {
    var words: [String] = []
    lexicon.forEachWord { words.append($0) }
    return words
  }

  @Test func roundTripsThroughAFile() throws {
    let lexicon = try Lexicon(compiled: try file())
    #expect(words(of: lexicon) == LexiconFileTests.plainWords.sorted())
    #expect(lexicon.wordCount == LexiconFileTests.plainWords.count)
    #expect(lexicon.compiled == (try file()))
  }

  @Test func roundTripsWithItsRarities() throws {
    let file = try file(LexiconFileTests.ratedWords)
    let lexicon = try Lexicon(compiled: file)
    #expect(words(of: lexicon) == LexiconFileTests.plainWords.sorted())
    #expect(words(of: lexicon).map(lexicon.rarity) == [35, nil, 20, 20, 10, 20, 35])
    #expect(lexicon.compiled == file)
  }

  @Test(arguments: [[], ["at"], plainWords, ratedWords, ["ab", "abs", "cab", "cabs", "dab", "drab", "drabs"]])
  func roundTripsInPackedForm(words: [String]) throws {
    let lexicon = try Lexicon(try WordList(words))
    let unpacked = lexicon.packed.withUnsafeBytes { Lexicon(unpacking: $0).compiled }
    #expect(unpacked == lexicon.compiled)
  }

  @Test func usesTheNewFormatVersionOnlyWithRarities() throws {
    let (plain, rated) = (try file(), try file(LexiconFileTests.ratedWords))
    #expect(plain[8] == 1)
    #expect(rated[8] == 2)
    #expect(rated[32..<plain.count] == plain[32...])
    #expect(try !Lexicon(compiled: plain).hasRarities)
    // The format from before there were rarities.
    let before: [UInt8] =
      [0x89] + Array("LPLEXIC".utf8) + [
        1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0xCA, 0xB7, 0x14, 0x8D, 0x73, 0x76, 0xCC, 0x79,
        0xC0, 0, 0, 0, 0x73, 0, 0, 0,
      ]
    #expect(try file(["at"]) == before)
    #expect(words(of: try Lexicon(compiled: before)) == ["at"])
  }

  @Test(arguments: 1...20)
  func roundTripsAnyList(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = SeededRacks.words(count: 200, alphabet: 5, lengths: 2...12, using: &generator)
    let lexicon = try Lexicon(compiled: try Lexicon(try WordList(texts)).compiled)
    #expect(words(of: lexicon) == Set(texts).sorted())
  }

  @Test(arguments: [plainWords, ratedWords])
  func refusesEveryTruncation(list: [String]) throws {
    let file = try file(list)
    for count in 0..<file.count {
      let error = #expect(throws: LexiconError.self) { try Lexicon(compiled: Array(file[..<count])) }
      switch count {
      case ..<8: #expect(error == .notALexicon)
      case ..<32: #expect(error == .wrongSize(expected: 32, got: count))
      default: #expect(error == .wrongSize(expected: file.count, got: count))
      }
    }
  }

  @Test(arguments: [plainWords, ratedWords])
  func refusesEveryFlippedBit(list: [String]) throws {
    let file = try file(list)
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: LexiconError.self, "bit \(bit)") { try Lexicon(compiled: damaged) }
    }
  }

  @Test(arguments: [plainWords, ratedWords])
  func refusesBytesAfterTheEnd(list: [String]) throws {
    let file = try file(list)
    #expect(throws: LexiconError.wrongSize(expected: file.count, got: file.count + 1)) {
      try Lexicon(compiled: file + [0])
    }
  }

  @Test func refusesAnotherVersion() throws {
    var file = try file()
    file[8] = 9
    #expect(throws: LexiconError.unsupportedVersion(9)) { try Lexicon(compiled: file) }
  }

  /// Edges that form no valid graph, keyed by their fault. Fields: letter, "ends a word", "last" and child.
  private static let invalidEdges: [String: [UInt32]] = [
    "a letter beyond Z": [26 | 3 << 5],
    "a child outside": [0 | 2 << 5 | 5 << 7],
    "a child that is no node's first edge": [0 | 2 << 5 | 2 << 7, 0 | 1 << 5, 1 | 3 << 5],
    "a child before its parent": [0 | 3 << 5 | 1 << 7, 1 | 3 << 5 | 1 << 7],
    "no last edge": [0 | 1 << 5],
    "letters out of order": [1 | 1 << 5, 0 | 3 << 5],
    "a dead end": [0 | 2 << 5],
  ]

  @Test(arguments: invalidEdges.keys.sorted())
  func refusesAnInvalidGraphDespiteAValidChecksum(fault: String) throws {
    let edges = try #require(LexiconFileTests.invalidEdges[fault]).map(WordGraphEdge.init(rawValue:))
    let file = Lexicon(graph: WordGraph(edges: edges), wordCount: 1).compiled
    #expect(throws: LexiconError.invalidGraph) { try Lexicon(compiled: file) }
  }

  /// Invalid rarities after the edges of a one-word graph, keyed by their fault.
  private static let invalidRarities: [String: [UInt8]] = [
    "nothing": [],
    "no code": [1, 0, 0, 0, 10, 0, 0, 0],
    "no word's code": [1, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0],
    "two words' codes": [1, 0, 0, 0, 10, 0, 0, 0, 3, 0, 0, 0],
    "more rarities than there are": [101, 0, 0, 0] + [UInt8](repeating: 10, count: 104) + [1, 0, 0, 0],
    "a table that is cut short": [9, 0, 0, 0, 10, 20, 30, 40, 1, 0, 0, 0],
    "a table longer than can be": [255, 255, 255, 255, 10, 0, 0, 0, 1, 0, 0, 0],
    "a rarity of 0": [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    "a rarity of 101": [1, 0, 0, 0, 101, 0, 0, 0, 1, 0, 0, 0],
  ]

  @Test(arguments: invalidRarities.keys.sorted())
  func refusesInvalidRaritiesDespiteAValidChecksum(fault: String) throws {
    let bytes = try #require(LexiconFileTests.invalidRarities[fault])
    let graph = try Lexicon(try WordList(["at"])).graph
    let rarities = bytes.withUnsafeBytes { PackedRarities(copying: $0) }
    var file = Lexicon(graph: graph, wordCount: 1, rarities: rarities).compiled
    if bytes.isEmpty {
      // The version claims that there are some.
      file[8] = 2
      LexiconFileTests.repairChecksum(&file)
    }
    #expect(throws: LexiconError.invalidRarities) { try Lexicon(compiled: file) }
  }

  @Test func refusesRaritiesOfAnOddSize() throws {
    let file = try file(LexiconFileTests.ratedWords)
    var odd = file + [0]
    odd[20] += 1
    #expect(throws: LexiconError.invalidRarities) { try Lexicon(compiled: odd) }
  }

  @Test(arguments: [0, 1, 6, 8])
  func refusesAWrongWordCount(wordCount: Int) throws {
    let lexicon = try Lexicon(try WordList(LexiconFileTests.ratedWords))
    for rarities in [nil, PackedRarities([UInt8?](repeating: 5, count: wordCount))] {
      let wrong = Lexicon(graph: lexicon.graph, wordCount: wordCount, rarities: rarities)
      #expect(throws: LexiconError.invalidGraph) { try Lexicon(compiled: wrong.compiled) }
    }
  }

  @Test func givesNoRarityBeyondTheStatedWordCount() throws {
    let lexicon = try Lexicon(try WordList(LexiconFileTests.ratedWords))
    for wordCount in [0, 1, 6, 8] {
      let others = PackedRarities([UInt8?](repeating: 5, count: wordCount))
      let wrong = Lexicon(graph: lexicon.graph, wordCount: wordCount, rarities: others)
      for (number, word) in words(of: lexicon).enumerated() {
        #expect(wrong.rarity(of: word) == (number < wordCount ? 5 : nil))
      }
    }
  }

  /// A graph with one node per position, whose words can have any letter A–Z at each.
  private static func everything(length: Int) -> [WordGraphEdge] {
    (0..<length).flatMap { place in
      (0..<UInt32(Letter.count)).map { letter in
        let isEnd = place == length - 1
        let child = isEnd ? 0 : UInt32((place + 1) * Int(Letter.count))
        return WordGraphEdge(
          rawValue: letter | (isEnd ? 1 << 5 : 0) | (letter == UInt32(Letter.count) - 1 ? 1 << 6 : 0) | child << 7)
      }
    }
  }

  @Test(arguments: [(1, nil), (2, 26 * 26), (3, 26 * 26 * 26), (6, 308_915_776), (7, nil), (25, nil), (26, nil)])
  func countsTheWordsOfAGraph(length: Int, count: Int?) {
    let counted = LexiconFileTests.everything(length: length).withUnsafeBufferPointer { edges in
      WordGraph.isValid(edges) ? WordGraph.wordCount(of: edges) : -1
    }
    #expect(counted == count)
  }

  /// A few hundred bytes can hold more words than memory.
  @Test(arguments: [5, 6])
  func refusesMoreWordsThanMemoryHolds(length: Int) throws {
    let edges = LexiconFileTests.everything(length: length)
    let count = try #require(edges.withUnsafeBufferPointer(WordGraph.wordCount))
    let file = Lexicon(graph: WordGraph(edges: edges), wordCount: count).compiled
    #expect(count > Lexicon.maximumWordCount && file.count < 1000)
    #expect(throws: LexiconError.tooManyWords) { try Lexicon(compiled: file) }
  }

  @Test(arguments: [1, 26])
  func refusesWordsOfImpossibleLength(length: Int) {
    let edges = (0..<length).map { place in
      WordGraphEdge(rawValue: place == length - 1 ? 3 << 5 : 2 << 5 | UInt32(place + 1) << 7)
    }
    let file = Lexicon(graph: WordGraph(edges: edges), wordCount: 1).compiled
    #expect(throws: LexiconError.invalidGraph) { try Lexicon(compiled: file) }
  }

  @Test(arguments: [
    (LexiconError.notALexicon, "this is not a compiled lexicon"),
    (
      .unsupportedVersion(7),
      "the compiled lexicon has version 7, but only versions 1 to 2 can be read: build it again"
    ),
    (
      .wrongSize(expected: 60, got: 59),
      "the compiled lexicon has 59 bytes instead of 60, so it is incomplete or changed: build it again"
    ),
    (
      .wrongChecksum(expected: 0xAB, got: 0xCD),
      "the compiled lexicon is damaged (checksum cd, should be ab): build it again"
    ),
    (.invalidGraph, "the compiled lexicon contains no valid word graph: build it again"),
    (.invalidRarities, "the compiled lexicon contains no valid word rarities: build it again"),
    (.tooManyEdges, "the word list is too large: its graph would have more than 33554431 edges: leave out some words"),
    (.tooManyWords, "the word list is too large: it has more than 4194304 words: leave out some"),
  ])
  func saysWhatIsWrong(error: LexiconError, message: String) {
    #expect(error.description == message)
  }

  private static func repairChecksum(_ file: inout [UInt8]) {
    var hash = FNVHash()
    for offset in Array(stride(from: 0, to: 24, by: 4)) + Array(stride(from: 32, to: file.count, by: 4)) {
      let value = file[offset..<offset + 4].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      hash.combine(value)
    }
    for place in 0..<8 { file[24 + place] = UInt8(truncatingIfNeeded: hash.value >> (8 * place)) }
  }
}
