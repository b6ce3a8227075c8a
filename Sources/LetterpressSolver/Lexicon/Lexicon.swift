/// A set of words that may be played, as a minimal acyclic word graph.
///
/// ``english`` is there from the start; others are built from a ``WordList`` or read from a compiled
/// file. Copies share the graph.
public struct Lexicon: Sendable {
  let graph: WordGraph

  /// How many words there are.
  public let wordCount: Int

  init(graph: WordGraph, wordCount: Int) {
    self.graph = graph
    self.wordCount = wordCount
  }

  /// Builds the lexicon of a word list.
  ///
  /// - Throws: ``LexiconError/tooManyEdges``.
  /// - Complexity: O(letters of all words).
  public init(_ list: WordList) throws(LexiconError) {
    self.init(graph: try WordGraphBuilder.graph(of: list.words), wordCount: list.count)
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
