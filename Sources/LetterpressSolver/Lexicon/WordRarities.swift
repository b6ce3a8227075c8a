internal import Synchronization

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
