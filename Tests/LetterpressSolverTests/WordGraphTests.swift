import PlainSolver
import Testing

@testable import LetterpressSolver

struct WordGraphTests {
  private func graph(of texts: [String]) throws -> WordGraph {
    try WordGraphBuilder.graph(of: try WordList(texts).words)
  }

  private func words(of graph: WordGraph) -> [String] {
    var words: [String] = []
    graph.forEachWord { words.append($0.description) }
    return words
  }

  private func seededWords(_ seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...400, using: &generator)
    let alphabet = Int.random(in: 1...26, using: &generator)
    return SeededRacks.words(
      count: count, alphabet: alphabet, lengths: 2...Int.random(in: 2...25, using: &generator), using: &generator)
  }

  @Test(arguments: 1...100)
  func enumeratesItsWordsSortedAndOnce(seed: UInt64) throws {
    let texts = seededWords(seed)
    #expect(words(of: try graph(of: texts)) == Set(texts).sorted())
  }

  @Test(arguments: 1...100)
  func isMinimal(seed: UInt64) throws {
    let edges = try graph(of: seededWords(seed)).withEdges { Array($0) }
    // A deterministic acyclic automaton is minimal if every node can be reached and no two nodes have
    // the same edges.
    var nodes: Set<[UInt32]> = []
    var starts: Set<Int> = []
    var node: [UInt32] = []
    for (index, edge) in edges.enumerated() {
      if node.isEmpty { starts.insert(index) }
      node.append(edge.rawValue)
      if edge.isLast {
        #expect(nodes.insert(node).inserted, "two nodes have the same edges")
        node = []
      }
    }
    let reached = Set(edges.map(\.child).filter { $0 != 0 }).union(edges.isEmpty ? [] : [0])
    #expect(reached == starts)
  }

  @Test(arguments: 1...20)
  func containsItsWordsAndNoOthers(seed: UInt64) throws {
    let texts = seededWords(seed)
    let graph = try graph(of: texts)
    let present = Set(texts)
    for text in texts.prefix(50) {
      for candidate in [text, String(text.dropLast()), text + "a", "b" + text.dropFirst()] {
        #expect(graph.contains(candidate.compactMap { Letter($0) }) == present.contains(candidate), "\(candidate)")
      }
    }
  }

  @Test func sharesBeginningsAndEndings() throws {
    // tap, taps, top, tops: t, {a, o}, p, s.
    #expect(try graph(of: ["tap", "taps", "top", "tops"]).edgeCount == 5)
  }

  @Test func canBeEmpty() throws {
    let graph = try graph(of: [])
    #expect(graph.edgeCount == 0)
    #expect(words(of: graph).isEmpty)
    #expect(!graph.contains([Letter(index: 0)]))
  }
}
