internal import Synchronization

/// How rare the words of a lexicon are: packed, until somebody asks.
final class WordRarities: Sendable {
  /// As they lie in a file.
  let packed: PackedRarities
  private let graph: WordGraph
  private let unpacked = Mutex<RarityTable?>(nil)

  init(_ packed: PackedRarities, graph: WordGraph) {
    (self.packed, self.graph) = (packed, graph)
  }

  /// The rarities in a form to look them up in; it is made when it is first asked for, and kept.
  ///
  /// - Complexity: O(edges + words) the first time.
  var table: RarityTable {
    unpacked.withLock { table in
      if let table { return table }
      let made = RarityTable(packed, graph: graph)
      table = made
      return made
    }
  }
}
