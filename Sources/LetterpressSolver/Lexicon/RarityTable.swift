/// The rarities of a lexicon's words, and the numbers by which they are found.
///
/// A word's number is its place in the alphabetical order of all words, which follows from how many words there are
/// below each edge of the graph.
struct RarityTable: Sendable {
  private let graph: WordGraph
  /// By number; nil for a word without a rarity.
  private let rarities: [UInt8?]
  /// For each edge, how many words go over it or over an edge behind it in its node.
  private let wordsFrom: [UInt32]

  /// - Complexity: O(edges + words).
  init(_ packed: PackedRarities, graph: WordGraph) {
    self.graph = graph
    rarities = packed.unpacked()
    wordsFrom = graph.withEdges { edges in
      Array(unsafeUninitializedCapacity: edges.count) { counts, count in
        // Children lie behind their parents. A graph in a file may have more words than there are numbers, which does
        // no harm as long as numbers are checked before they are used.
        for index in edges.indices.reversed() {
          let edge = edges[index]
          let after = edge.isLast ? 0 : counts[index + 1]
          counts[index] = after &+ (edge.endsWord ? 1 : 0) &+ (edge.child == 0 ? 0 : counts[edge.child])
        }
        count = edges.count
      }
    }
  }

  private func rarity(ofNumber number: UInt32) -> UInt8? { number < rarities.count ? rarities[Int(number)] : nil }

  /// The edge with the given letter that leaves the node, and how many words go over the edges before it; nil where
  /// there is no such edge.
  @inline(__always) private func step(
    over letterIndex: UInt8, fromNode node: Int, _ edges: UnsafeBufferPointer<WordGraphEdge>
  ) -> (edge: WordGraphEdge, wordsBefore: UInt32)? {
    var index = node
    while index < edges.count {
      let edge = edges[index]
      if edge.letterIndex == letterIndex { return (edge, wordsFrom[node] &- wordsFrom[index]) }
      if edge.isLast { return nil }
      index += 1
    }
    return nil  // only the root of a graph without words
  }

  /// How rare a word is; nil where it is not in the lexicon, or has no rarity.
  ///
  /// - Complexity: O(letters of the word).
  func rarity(of word: Word) -> Int? {
    graph.withEdges { edges in
      var node: Int? = 0
      var number: UInt32 = 0
      var endsWord = false
      for position in 0..<word.count {
        if endsWord { number &+= 1 }
        guard let from = node, let (edge, wordsBefore) = step(over: word[position].index, fromNode: from, edges)
        else { return nil }
        number &+= wordsBefore
        endsWord = edge.endsWord
        node = edge.child == 0 ? nil : edge.child
      }
      return endsWord ? rarity(ofNumber: number).map(Int.init) : nil
    }
  }
}

extension RarityTable {
  /// How rare words are that a search found, in the order in which it wrote them down; nil for one without a rarity.
  ///
  /// - Parameters:
  ///   - words: the last letter of each.
  ///   - spellings: all that the search came by in the table's graph.
  func rarities(
    of words: borrowing GrowingBuffer<Spelling.Link>, spelledBy spellings: borrowing GrowingBuffer<Spelling>
  ) -> [UInt8?] {
    graph.withEdges { edges in
      // For each spelling the number of the first word that is longer and begins with it. The first spelling is the
      // empty one, which no letter has led to.
      var numbers = [UInt32](repeating: 0, count: spellings.count)
      for place in 1..<max(spellings.count, 1) {
        let link = spellings[place].link
        let node = Int(spellings[link.place].node)
        guard let (edge, wordsBefore) = step(over: link.letterIndex, fromNode: node, edges) else { continue }
        numbers[place] = numbers[link.place] &+ wordsBefore &+ (edge.endsWord ? 1 : 0)
      }
      var found: [UInt8?] = []
      found.reserveCapacity(words.count)
      for index in 0..<words.count {
        let link = words[index]
        let node = Int(spellings[link.place].node)
        let number = step(over: link.letterIndex, fromNode: node, edges).map { numbers[link.place] &+ $0.wordsBefore }
        found.append(number.flatMap(rarity(ofNumber:)))
      }
      return found
    }
  }
}
