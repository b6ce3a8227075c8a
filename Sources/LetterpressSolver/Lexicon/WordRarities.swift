internal import Synchronization

/// How rare the words of a lexicon are: packed, until somebody asks.
final class WordRarities: Sendable {
  /// As they lie in a file; nil where the list has none of its own.
  let packed: PackedRarities?
  private let graph: WordGraph
  /// Those of another lexicon, for words that the list says nothing of.
  private let others: WordRarities?
  private let unpacked = AtomicLazyReference<Unpacked>()

  private final class Unpacked: Sendable {
    let table: RarityTable

    init(_ table: RarityTable) { self.table = table }
  }

  init(_ packed: PackedRarities?, graph: WordGraph, others: WordRarities? = nil) {
    (self.packed, self.graph, self.others) = (packed, graph, others)
  }

  /// The list's own rarities in a form to look them up in; it is made when it is first asked for, and kept.
  ///
  /// - Complexity: O(edges + words) the first time.
  private var table: RarityTable? {
    guard let packed else { return nil }
    // Of several threads that ask at once each makes one, and all take the first of these.
    return (unpacked.load() ?? unpacked.storeIfNil(Unpacked(RarityTable(packed, graph: graph)))).table
  }

  /// How rare a word is; nil where it is not in the lexicon, or where nobody says so.
  ///
  /// - Complexity: O(letters of the word); O(edges + words) the first time.
  func rarity(of word: Word) -> Int? {
    if let rarity = table?.rarity(of: word) { return rarity }
    guard let others, graph.contains((0..<word.count).lazy.map { word[$0] }) else { return nil }
    return others.rarity(of: word)
  }

  /// How rare words are that a search found in the lexicon, in the order in which it wrote them down; nil where nobody
  /// says so.
  ///
  /// - Parameters:
  ///   - words: the last letter of each.
  ///   - spellings: all that the search came by in the lexicon's graph.
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
