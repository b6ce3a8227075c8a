/// A set of words that may be played, as a minimal acyclic word graph.
///
/// ``english`` is there from the start; others are built from a ``WordList`` or read from a compiled
/// file. Copies share the graph.
public struct Lexicon: Sendable {
  let graph: WordGraph

  /// How many words there are.
  public let wordCount: Int

  /// How rare the words are; nil where no word has a rarity.
  let rarities: WordRarities?

  init(graph: WordGraph, wordCount: Int, rarities: PackedRarities? = nil) {
    self.graph = graph
    self.wordCount = wordCount
    self.rarities = rarities.map { WordRarities($0, graph: graph) }
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
