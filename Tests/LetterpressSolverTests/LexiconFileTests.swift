import LetterpressTestSupport
import Testing

@testable import LetterpressSolver

struct LexiconFileTests {
  private static let words = ["tap", "taps", "top", "tops", "quiz", "quizzes", "zebra"]

  private func file() throws -> [UInt8] { try Lexicon(try WordList(LexiconFileTests.words)).compiled }

  private func words(of lexicon: Lexicon) -> [String] {
    var words: [String] = []
    lexicon.forEachWord { words.append($0) }
    return words
  }

  @Test func comesBackAsItWasWritten() throws {
    let lexicon = try Lexicon(compiled: try file())
    #expect(words(of: lexicon) == LexiconFileTests.words.sorted())
    #expect(lexicon.wordCount == LexiconFileTests.words.count)
    #expect(lexicon.compiled == (try file()))
  }

  @Test(arguments: 1...20)
  func comesBackForAnyList(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = SeededRacks.words(count: 200, alphabet: 5, lengths: 2...12, using: &generator)
    let lexicon = try Lexicon(compiled: try Lexicon(try WordList(texts)).compiled)
    #expect(words(of: lexicon) == Set(texts).sorted())
  }

  @Test func refusesEveryTruncation() throws {
    let file = try file()
    for count in 0..<file.count {
      let error = #expect(throws: LexiconError.self) { try Lexicon(compiled: Array(file[..<count])) }
      switch count {
      case ..<8: #expect(error == .notALexicon)
      case ..<32: #expect(error == .wrongSize(expected: 32, got: count))
      default: #expect(error == .wrongSize(expected: file.count, got: count))
      }
    }
  }

  @Test func refusesEveryFlippedBit() throws {
    let file = try file()
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: LexiconError.self, "bit \(bit)") { try Lexicon(compiled: damaged) }
    }
  }

  @Test func refusesBytesAfterTheEnd() throws {
    let file = try file()
    #expect(throws: LexiconError.wrongSize(expected: file.count, got: file.count + 1)) {
      try Lexicon(compiled: file + [0])
    }
  }

  @Test func refusesAnotherVersion() throws {
    var file = try file()
    file[8] = 9
    #expect(throws: LexiconError.unsupportedVersion(9)) { try Lexicon(compiled: file) }
  }

  /// Edges that are no graph, by what is wrong with them: letter, "ends a word", "last" and child.
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
  func refusesWhatIsNoGraphEvenWithTheRightChecksum(fault: String) throws {
    let edges = try #require(LexiconFileTests.invalidEdges[fault]).map(WordGraphEdge.init(rawValue:))
    let file = Lexicon(graph: WordGraph(edges: edges), wordCount: 1).compiled
    #expect(throws: LexiconError.invalidGraph) { try Lexicon(compiled: file) }
  }

  @Test(arguments: [
    (LexiconError.notALexicon, "this is no compiled lexicon: make one with `letterpress lexicon build`"),
    (
      .unsupportedVersion(7),
      "a compiled lexicon of version 7, this program reads version 1: build it again with `letterpress lexicon build`"
    ),
    (
      .wrongSize(expected: 60, got: 59),
      "the compiled lexicon has 59 bytes and should have 60: it was cut short or added to, build it again"
    ),
    (
      .wrongChecksum(expected: 0xAB, got: 0xCD),
      "the compiled lexicon is damaged (checksum cd, should be ab): build it again"
    ),
    (.invalidGraph, "the compiled lexicon holds no valid word graph: build it again"),
    (.tooManyEdges, "the word list is too large: its graph would have more than 33554431 edges"),
  ])
  func saysWhatIsWrong(error: LexiconError, message: String) {
    #expect(error.description == message)
  }
}
