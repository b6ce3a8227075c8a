internal import CEnglishLexicon

/// A set of words that may be played, as a minimal acyclic word graph.
///
/// ``english`` is there from the start; others are built from a ``WordList`` or read from a compiled
/// file. Copies share the graph.
public struct Lexicon: Sendable {
  let graph: WordGraph

  /// How many words there are.
  public let wordCount: Int

  /// How rare the words are; nil where nobody says so of any word.
  let rarities: WordRarities?

  init(graph: WordGraph, wordCount: Int, rarities: PackedRarities? = nil) {
    self.graph = graph
    self.wordCount = wordCount
    self.rarities = rarities.map { WordRarities($0, graph: graph) }
  }

  private init(_ lexicon: Lexicon, rarities: WordRarities?) {
    (graph, wordCount, self.rarities) = (lexicon.graph, lexicon.wordCount, rarities)
  }

  /// Builds the lexicon of a word list.
  ///
  /// - Throws: ``LexiconError/tooManyEdges``.
  /// - Complexity: O(letters of all words).
  public init(_ list: WordList) throws(LexiconError) {
    let graph = try WordGraphBuilder.graph(of: list.words)
    self.init(graph: graph, wordCount: list.count, rarities: list.rarities.map { PackedRarities($0) })
  }

  /// How many edges the graph has, four bytes each.
  public var edgeCount: Int { graph.edgeCount }

  /// Whether the word is in the lexicon, in either case.
  ///
  /// - Complexity: O(letters of the word).
  public func contains(_ word: String) -> Bool {
    var letters: [Letter] = []
    for character in word {
      guard let letter = Letter(character) else { return false }
      letters.append(letter)
    }
    return graph.contains(letters)
  }

  /// Calls `body` with every word in alphabetical order, lower case.
  ///
  /// - Complexity: O(letters of all words).
  public func forEachWord(_ body: (String) -> Void) {
    graph.forEachWord { body($0.description) }
  }
}

extension Lexicon {
  /// The English word list that comes with the program, compiled in from `words.txt`
  /// and `WordLists/rarities.txt`.
  ///
  /// It is read in place: nothing is parsed, checked or copied. In WebAssembly, which is loaded over a network, it is
  /// packed, and unpacked when it is first used.
  public static let english: Lexicon = {
    // The bytes are constant data of the program, aligned to eight; a test compares them with a fresh
    // build of the two lists, so here they need no check.
    let file = UnsafeRawBufferPointer(start: english_lexicon_bytes(), count: english_lexicon_size())
    #if arch(wasm32)
      return Lexicon(unpacking: file)
    #else
      let header = Header(parsing: file)
      let edges = UnsafeRawBufferPointer(rebasing: file[header.edges]).bindMemory(to: WordGraphEdge.self)
      let rarities = PackedRarities(constant: UnsafeRawBufferPointer(rebasing: file[header.rarities]))
      return Lexicon(
        graph: WordGraph(edges: edges, owner: nil), wordCount: header.wordCount,
        rarities: header.hasRarities ? rarities : nil)
    #endif
  }()
}

extension Lexicon {
  /// How many letters a word has that may be played: a board has no more.
  public static let validLengths = 2...Board.tileCount

  /// What a rarity can be: the higher, the fewer people know the word.
  ///
  /// Those of ``english`` are the levels of SCOWL: 10, 20, 35, 40, 50, 55, 60, 70, 80 and 95. Up to 35 are words that
  /// most people know, up to 60 those that a spelling checker should.
  public static let validRarities = 1...100

  /// The rarities of *known words*, those that most people know.
  public static let knownRarities = 1...35

  /// Whether most people know a word, in either case; false for one of unknown rarity.
  ///
  /// - Complexity: as ``rarity(of:)``.
  package func isKnown(_ word: String) -> Bool { rarity(of: word).map(Lexicon.knownRarities.contains) ?? false }

  /// Whether any word has a rarity.
  public var hasRarities: Bool { rarities != nil }

  /// The same words; a word without a rarity of its own is as rare as another lexicon has it.
  ///
  /// ``compiled`` leaves out the rarities that are another's.
  ///
  /// - Complexity: O(1); later a look-up takes O(letters of the word) in each of the two.
  public func rated(by other: Lexicon) -> Lexicon {
    guard let others = other.rarities else { return self }
    return Lexicon(self, rarities: WordRarities(rarities?.packed, graph: graph, others: others))
  }

  /// How rare a word is, in either case; nil where it is not in the lexicon, or where its list does not say.
  ///
  /// - Complexity: O(letters of the word); O(edges + words) the first time.
  public func rarity(of word: String) -> Int? { Word(parsing: word).flatMap(rarity(of:)) }

  /// How rare a word is; nil where it is not in the lexicon, or where its list does not say.
  func rarity(of word: Word) -> Int? { rarities?.rarity(of: word) }

  /// How rare words are that were found in this lexicon, in their order; nil for those of which its list does not say.
  ///
  /// - Complexity: O(nodes that the search came to), faster than to look up word by word; and O(letters of the word) for
  ///   each word whose rarity only ``rated(by:)`` gives.
  package func rarities(of words: FoundWords) -> [UInt8?] {
    guard let rarities else { return [UInt8?](repeating: nil, count: words.count) }
    return words.rarities(in: rarities)
  }
}
