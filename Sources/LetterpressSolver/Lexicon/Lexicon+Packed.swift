// A packed lexicon is for what is sent over a network compressed. Its parts are those of a compiled one, in another order:
//
//     byte 0        32
//          ┌────────┬────────────┬───────────────
//          │ header │ rarities … │ packed edges …
//          └────────┴────────────┴───────────────
//
// The header is that of the compiled file, with its checksum.

extension Lexicon {
  /// The lexicon as bytes that compress better than those of ``compiled``: as `WordGraph+Packed` has its edges.
  ///
  /// - Complexity: O(edges + words).
  package var packed: [UInt8] {
    let file = compiled
    let header = file.withUnsafeBytes { Header(parsing: $0) }
    return file[..<Header.size] + file[header.rarities] + graph.packed
  }

  /// Reads a packed lexicon that is constant data of the program.
  ///
  /// - Precondition: ``packed`` has made the bytes, and they live as long as the program.
  /// - Complexity: O(edges).
  package init(unpacking file: UnsafeRawBufferPointer) {
    let header = Header(parsing: file)
    let rarities = UnsafeRawBufferPointer(
      rebasing: file[Header.size..<Header.size + (header.hasRarities ? header.raritiesSize : 0)])
    let edges = UnsafeRawBufferPointer(rebasing: file[(Header.size + rarities.count)...])
    self.init(
      graph: WordGraph(unpacking: edges, edgeCount: header.edgeCount), wordCount: header.wordCount,
      rarities: header.hasRarities ? PackedRarities(constant: rarities) : nil)
  }
}
