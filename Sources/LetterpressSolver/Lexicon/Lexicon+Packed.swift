// A packed lexicon is meant to be sent over a network compressed. It has the parts of a compiled one in another order:
//
//     byte 0        32
//          ┌────────┬────────────┬───────────────
//          │ header │ rarities … │ packed edges …
//          └────────┴────────────┴───────────────
//
// The header, including the checksum, is that of the compiled file.

extension Lexicon {
  /// The lexicon in a form that compresses better than ``compiled``; `WordGraph+Packed` describes how it stores edges.
  ///
  /// - Complexity: O(edges + words).
  package var packed: [UInt8] {
    let file = compiled
    let header = file.withUnsafeBytes { Header(parsing: $0) }
    return file[..<Header.size] + file[header.rarities] + graph.packed
  }

  /// Reads a packed lexicon from the program's constant data.
  ///
  /// - Precondition: the bytes come from ``packed`` and live as long as the program.
  /// - Complexity: O(edges).
  package init(unpacking file: UnsafeRawBufferPointer) { self.init(unpacking: file, confirmed: nil) }

  init(unpacking file: UnsafeRawBufferPointer, confirmed: [Word]?) {
    let header = Header(parsing: file)
    let rarities = UnsafeRawBufferPointer(
      rebasing: file[Header.size..<Header.size + (header.hasRarities ? header.raritiesSize : 0)])
    let edges = UnsafeRawBufferPointer(rebasing: file[(Header.size + rarities.count)...])
    self.init(
      graph: WordGraph(unpacking: edges, edgeCount: header.edgeCount), wordCount: header.wordCount,
      rarities: header.hasRarities ? PackedRarities(constant: rarities) : nil, confirmed: confirmed)
  }
}
