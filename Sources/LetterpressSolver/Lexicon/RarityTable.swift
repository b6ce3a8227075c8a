internal import Synchronization

/// The rarities of a lexicon's words, indexed by word number.
///
/// A word's number is its index in alphabetical order, which follows from the number of words below each edge of the
/// graph.
struct RarityTable: Sendable {
  private let graph: WordGraph
  /// By word number; nil for a word without a rarity.
  private let rarities: [UInt8?]
  /// For each edge, the number of words that continue through it or a later edge of its node.
  private let wordsFrom: [UInt32]

  /// - Complexity: O(edges + words).
  init(_ packed: PackedRarities, graph: WordGraph) {
    self.graph = graph
    rarities = packed.unpacked()
    wordsFrom = graph.withEdges { edges in
      Array(unsafeUninitializedCapacity: edges.count) { counts, count in
        // Children come after their parents. A graph from a file may have more words than 32 bits can number; the sums
        // then wrap, which is harmless because numbers are checked before use.
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

  /// Returns the edge with the given letter that leaves the node, and the number of words that continue through the
  /// edges before it; nil if there is no such edge.
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
    return nil  // only for the root of an empty graph
  }

  /// Returns the rarity of a word; nil if the word is not in the lexicon or has no rarity.
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
  /// Returns the rarities of the words a search found, in the order it recorded them; nil for a word without one.
  ///
  /// - Parameters:
  ///   - words: the last letter of each word.
  ///   - spellings: all spellings the search visited in the table's graph.
  func rarities(
    of words: borrowing GrowingBuffer<Spelling.Link>, spelledBy spellings: borrowing GrowingBuffer<Spelling>
  ) -> [UInt8?] {
    graph.withEdges { edges in
      // For each spelling, the number of the first longer word that begins with it. The first spelling is empty, so no
      // letter leads to it.
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

/// The rarities of a lexicon's words: packed until first used.
final class WordRarities: Sendable {
  /// As stored in a file; nil if the list has none of its own.
  let packed: PackedRarities?
  private let graph: WordGraph
  /// Those of another lexicon, for words without one in this list.
  let others: WordRarities?
  private let unpacked = AtomicLazyReference<Unpacked>()

  private final class Unpacked: Sendable {
    let table: RarityTable

    init(_ table: RarityTable) { self.table = table }
  }

  init(_ packed: PackedRarities?, graph: WordGraph, others: WordRarities? = nil) {
    (self.packed, self.graph, self.others) = (packed, graph, others)
  }

  /// The list's own rarities, ready for look-up; built on first use and kept.
  ///
  /// - Complexity: O(edges + words) the first time.
  private var table: RarityTable? {
    guard let packed else { return nil }
    // If several threads get here at once, each builds a table and all use the first one stored.
    return (unpacked.load() ?? unpacked.storeIfNil(Unpacked(RarityTable(packed, graph: graph)))).table
  }

  /// Returns the rarity of a word; nil if the word is not in the lexicon or has no rarity.
  ///
  /// - Complexity: O(letters of the word); O(edges + words) the first time.
  func rarity(of word: Word) -> Int? {
    if let rarity = table?.rarity(of: word) { return rarity }
    guard let others, graph.contains((0..<word.count).lazy.map { word[$0] }) else { return nil }
    return others.rarity(of: word)
  }

  /// Returns the rarities of the words a search found in the lexicon, in the order it recorded them; nil for a word
  /// without one.
  ///
  /// - Parameters:
  ///   - words: the last letter of each word.
  ///   - spellings: all spellings the search visited in the lexicon's graph.
  func rarities(
    of words: borrowing GrowingBuffer<Spelling.Link>, spelledBy spellings: borrowing GrowingBuffer<Spelling>
  ) -> [UInt8?] {
    var rarities: [UInt8?]
    if let table {
      rarities = table.rarities(of: words, spelledBy: spellings)
    } else {
      rarities = [UInt8?](repeating: nil, count: words.count)
    }
    guard let others else { return rarities }
    for index in rarities.indices where rarities[index] == nil {
      let word = Spelling.word(endingWith: words[index], spelledBy: spellings)
      rarities[index] = others.rarity(of: word).map(UInt8.init)
    }
    return rarities
  }
}
