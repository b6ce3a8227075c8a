/// Walks a word graph depth first, spending a rack's letters on the way down and taking them back on
/// the way up.
struct WordFinder {
  private let graph: WordGraph
  /// The graph's own, taken out once for the walk.
  private let edges: UnsafeBufferPointer<WordGraphEdge>
  private let filter: WordFilter
  private let maximumLength: Int
  /// How many of each letter may be left over when a word ends: those that are not required.
  private let spare: SIMD32<UInt8>
  /// Whether there is more to check than the length when a word ends.
  private let checksWords: Bool

  /// How many of each letter are not spent yet.
  private var left: SIMD32<UInt8>
  /// At index `n`, the words of `n` letters found so far, in alphabetical order.
  private var wordsByLength: [[Word]]

  /// - Parameter edges: the graph's, which must outlive the finder.
  private init(edges: UnsafeBufferPointer<WordGraphEdge>, graph: WordGraph, rack: LetterCounts, filter: WordFilter) {
    self.edges = edges
    self.graph = graph
    self.filter = filter
    left = rack.lanes
    spare = rack.lanes &- pointwiseMin(rack.lanes, filter.containing.lanes)
    maximumLength = min(filter.lengths.upperBound, rack.total)
    checksWords = filter.containing != LetterCounts() || !filter.suffix.isEmpty
    wordsByLength = Array(repeating: [], count: Word.maximumCount + 1)
  }

  /// The words of the graph that the rack allows and the filter lets pass.
  static func words(in graph: WordGraph, from rack: LetterCounts, matching filter: WordFilter) -> FoundWords {
    graph.withEdges { edges in
      var finder = WordFinder(edges: edges, graph: graph, rack: rack, filter: filter)
      if !edges.isEmpty, rack.contains(filter.containing) { finder.descendPrefix() }
      return FoundWords(wordsByLength: finder.wordsByLength)
    }
  }

  /// Goes down the letters that words must begin with, then on through everything below them.
  private mutating func descendPrefix() {
    var node = 0
    var word = Word()
    for (position, letter) in filter.prefix.enumerated() {
      guard position < maximumLength, left[Int(letter.index)] > 0,
        let edge = graph.edge(labelled: letter, fromNode: node)
      else { return }
      left[Int(letter.index)] -= 1
      word = word.appending(letter, at: position)
      if edge.endsWord, position + 1 == filter.prefix.count { add(word, count: position + 1) }
      guard edge.child != 0 else { return }
      node = edge.child
    }
    descend(from: node, word: word, count: filter.prefix.count)
  }

  /// Finds the words below a node that is reached by `word`, of `count` letters.
  private mutating func descend(from node: Int, word: Word, count: Int) {
    guard count < maximumLength else { return }
    // Bounds, as `WordGraph.isValid` vouches for: `node` is where a node of a graph with edges begins, 0 or
    // an edge's child, and the last edge of every node is marked before the run of edges ends.
    var index = node
    while true {
      let edge = edges[index]
      // Below 26, and so a lane of `left`.
      let letter = Int(edge.letterIndex)
      if left[letter] > 0 {
        left[letter] -= 1
        let longer = word.appending(edge.letter, at: count)
        if edge.endsWord { add(longer, count: count + 1) }
        if edge.child != 0 { descend(from: edge.child, word: longer, count: count + 1) }
        left[letter] += 1
      }
      if edge.isLast { return }
      index += 1
    }
  }

  private mutating func add(_ word: Word, count: Int) {
    guard count >= filter.lengths.lowerBound else { return }
    if checksWords {
      guard all(left .<= spare), endsAsWanted(word, count: count) else { return }
    }
    wordsByLength[count].append(word)
  }

  private func endsAsWanted(_ word: Word, count: Int) -> Bool {
    guard filter.suffix.count <= count else { return false }
    let start = count - filter.suffix.count
    return filter.suffix.indices.allSatisfy { filter.suffix[$0] == word[start + $0] }
  }
}
