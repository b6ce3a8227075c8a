internal import CEnglishLexicon

/// A set of playable words, as a minimal acyclic word graph.
///
/// ``english`` is built in; others are built from a ``WordList`` or read from a compiled file. Copies share the graph.
public struct Lexicon: Sendable {
  let graph: WordGraph

  /// The number of words.
  public let wordCount: Int

  /// The rarities of the words; nil if no word has one.
  let rarities: WordRarities?

  /// The words that the game is known to take though it may lack others; nil if it takes the whole list, as that is the
  /// game's own or one that the player has chosen.
  let confirmed: [Word]?

  /// - Parameters:
  ///   - others: the rarities of another lexicon, for words that `rarities` has none of.
  init(
    graph: WordGraph, wordCount: Int, rarities: PackedRarities? = nil, others: WordRarities? = nil,
    confirmed: [Word]? = nil
  ) {
    self.confirmed = confirmed
    self.graph = graph
    self.wordCount = wordCount
    let hasNone = rarities == nil && others == nil
    self.rarities = hasNone ? nil : WordRarities(rarities, graph: graph, others: others)
  }

  /// The most words of a lexicon: more than fit into 16 MiB of text. A graph of a few edges can hold a thousand million, and
  /// finding words in it would take all memory.
  public static let maximumWordCount = 1 << 22

  /// Builds a lexicon from a word list.
  ///
  /// - Throws: ``LexiconError/tooManyEdges``, ``LexiconError/tooManyWords``.
  /// - Complexity: O(letters of all words).
  public init(_ list: WordList) throws(LexiconError) {
    let graph = try WordGraphBuilder.graph(of: list.words)
    self.init(graph: graph, wordCount: list.count, rarities: list.rarities.map { PackedRarities($0) })
  }

  /// The number of edges in the graph, four bytes each.
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
  /// The built-in English word list, compiled from `words.txt` and `WordLists/rarities.txt`.
  ///
  /// It is read in place: nothing is parsed, checked or copied. In WebAssembly, which is downloaded, it is stored
  /// packed and is unpacked on first use.
  ///
  /// `Scripts/install --words` builds a program with another list in its place; `lexicon show` then names it.
  public static let english: Lexicon = {
    // The bytes are constant data, aligned to eight. They need no check here, as a test compares them with a fresh
    // build of the two lists.
    let file = builtInFile
    // The game takes a list with which somebody built the program, as it takes one chosen later.
    let confirmed: [Word]? = builtInName == nil ? [] : nil
    #if arch(wasm32)
      return Lexicon(unpacking: file, confirmed: confirmed)
    #else
      let header = Header(parsing: file)
      let edges = UnsafeRawBufferPointer(rebasing: file[header.edges]).bindMemory(to: WordGraphEdge.self)
      let rarities = PackedRarities(constant: UnsafeRawBufferPointer(rebasing: file[header.rarities]))
      return Lexicon(
        graph: WordGraph(edges: edges, owner: nil), wordCount: header.wordCount,
        rarities: header.hasRarities ? rarities : nil, confirmed: confirmed)
    #endif
  }()

  private static var builtInFile: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: english_lexicon_bytes(), count: english_lexicon_size())
  }

  /// The name of the built-in list if it is not this project's own, but one with which somebody built the program.
  package static let builtInName: String? = {
    let name = String(cString: english_lexicon_name())
    return name.isEmpty ? nil : name
  }()

  /// The number of words in the built-in list; unlike ``english``'s, without unpacking it.
  package static var builtInCount: Int { Header(parsing: builtInFile).wordCount }
}

extension Lexicon {
  /// The number of letters in a playable word, up to a full board.
  public static let validLengths = 2...Board.tileCount

  /// The range of rarities: the higher, the fewer people know the word.
  ///
  /// In ``english`` they are the levels of SCOWL: 10, 20, 35, 40, 50, 55, 60, 70, 80 and 95. Most people know the words
  /// up to 35; a spelling checker should know those up to 60.
  public static let validRarities = 1...100

  /// The rarities of *everyday words*, which one hears and uses all the time: ``Vocabulary/everyday``.
  public static let everydayRarities = 1...20

  /// The rarities of *known words*, which most people know: ``Vocabulary/familiar``.
  public static let knownRarities = 1...35

  /// Whether most people know a word, in either case; false if its rarity is unknown.
  ///
  /// - Complexity: as ``rarity(of:)``.
  package func isKnown(_ word: String) -> Bool { rarity(of: word).map(Lexicon.knownRarities.contains) ?? false }

  /// Whether any word has a rarity.
  public var hasRarities: Bool { rarities != nil }

  /// Returns a lexicon of the same words that takes missing rarities from another lexicon.
  ///
  /// ``compiled`` leaves out the rarities taken from `other`.
  ///
  /// - Complexity: O(1); a later look-up takes O(letters of the word) in each of the two.
  public func rated(by other: Lexicon) -> Lexicon {
    guard let others = other.rarities else { return self }
    return Lexicon(
      graph: graph, wordCount: wordCount, rarities: rarities?.packed, others: others, confirmed: confirmed)
  }

  /// Returns the rarity of a word, in either case; nil if the word is not in the lexicon or has no rarity.
  ///
  /// - Complexity: O(letters of the word); O(edges + words) the first time.
  public func rarity(of word: String) -> Int? { Word(parsing: word).flatMap(rarity(of:)) }

  /// Returns the rarity of a word; nil if the word is not in the lexicon or has no rarity.
  package func rarity(of word: Word) -> Int? { rarities?.rarity(of: word) }

  /// Returns the rarities of words found in this lexicon, in their order; nil for a word without one.
  ///
  /// - Complexity: O(nodes the search visited), which is faster than looking up each word; plus O(letters of the word)
  ///   for each word whose rarity only ``rated(by:)`` supplies.
  package func rarities(of words: FoundWords) -> [UInt8?] {
    guard let rarities else { return [UInt8?](repeating: nil, count: words.count) }
    return words.rarities(in: rarities)
  }
}

/// What can be wrong with a compiled lexicon, or prevent one from being built.
public enum LexiconError: DescribedError, Equatable, Sendable {
  /// The bytes do not begin like a compiled lexicon.
  case notALexicon
  /// A version of the format that this program does not support.
  case unsupportedVersion(Int)
  /// More or fewer bytes than the header says.
  case wrongSize(expected: Int, got: Int)
  /// The bytes are not those that were written.
  case wrongChecksum(expected: UInt64, got: UInt64)
  /// The checksum agrees, yet the edges are not a word graph, or not one with the header's word count.
  case invalidGraph
  /// The checksum agrees, yet the bytes after the edges are not rarities for that many words.
  case invalidRarities
  /// The words need more edges than the format can number, 2²⁵ − 1.
  case tooManyEdges
  /// There are more words than ``Lexicon/maximumWordCount``.
  case tooManyWords
}

extension LexiconError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notALexicon:
      "this is not a compiled lexicon"
    case .unsupportedVersion(let version):
      """
      the compiled lexicon has version \(version), but only versions 1 to \(Lexicon.formatVersion) can be read: \
      build it again
      """
    case .wrongSize(let expected, let got):
      "the compiled lexicon has \(got) bytes instead of \(expected), so it is incomplete or changed: build it again"
    case .wrongChecksum(let expected, let got):
      """
      the compiled lexicon is damaged (checksum \(String(got, radix: 16)), should be \(String(expected, radix: 16))): \
      build it again
      """
    case .invalidGraph:
      "the compiled lexicon contains no valid word graph: build it again"
    case .invalidRarities:
      "the compiled lexicon contains no valid word rarities: build it again"
    case .tooManyEdges:
      """
      the word list is too large: its graph would have more than \(WordGraphEdge.indexLimit - 1) edges: leave out some \
      words
      """
    case .tooManyWords:
      "the word list is too large: it has more than \(Lexicon.maximumWordCount) words: leave out some"
    }
  }
}
