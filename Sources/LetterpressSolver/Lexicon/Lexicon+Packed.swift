// A packed lexicon is meant to be sent over a network. It begins like a compiled one, then come its decisions, coded by a
// `BitCoder`:
//
//     byte 0        32  33           33 + n
//          ┌────────┬───┬────────────┬─────────────────────────────────
//          │ header │ n │ n rarities │ the graph, the rarity of each word …
//          └────────┴───┴────────────┴─────────────────────────────────
//
// The header, including the checksum, is that of the compiled file. The rarities are those that occur, the most frequent
// first; there are none if no word has one.

extension Lexicon {
  /// The lexicon in half the room of ``compiled``.
  ///
  /// - Precondition: it was built from a word list.
  /// - Complexity: O(*n*² + *w*) for *n* edges and *w* words.
  package var packed: [UInt8] {
    let rarities = rarities?.packed?.unpacked()
    let table = rarities.map(PackedRarities.table(of:)) ?? []
    var encoder = BitEncoder()
    _ = WordGraph(coding: graph.withEdges(Array.init), edgeCount: edgeCount, with: &encoder)
    if let rarities {
      var coding = RarityCoding(rarities, table: table)
      coding.codeWords(of: graph, with: &encoder)
    }
    return compiled[..<Header.size] + [UInt8(table.count)] + table + encoder.bytes
  }

  /// Reads a packed lexicon from the program's constant data.
  ///
  /// - Precondition: the bytes come from ``packed``.
  /// - Complexity: O(edges + words).
  package init(unpacking file: UnsafeRawBufferPointer) { self.init(unpacking: file, confirmed: nil) }

  init(unpacking file: UnsafeRawBufferPointer, confirmed: [Word]?) {
    let header = Header(parsing: file)
    let start = Header.size + 1
    let table = Array(file[start..<start + Int(file[Header.size])])
    var decoder = BitDecoder(UnsafeRawBufferPointer(rebasing: file[(start + table.count)...]))
    let graph = WordGraph(coding: [], edgeCount: header.edgeCount, with: &decoder)
    var rarities: PackedRarities?
    if header.hasRarities {
      var coding = RarityCoding(nil, table: table)
      coding.codeWords(of: graph, with: &decoder)
      rarities = PackedRarities(coding.rarities)
    }
    self.init(graph: graph, wordCount: header.wordCount, rarities: rarities, confirmed: confirmed)
  }
}

/// Codes the rarity of each word in alphabetical order. It depends on the longest other word with which the word begins, and on
/// what follows there: WALKS is about as rare as WALK.
private struct RarityCoding {
  /// The rarities that were coded; nil for a word without one.
  private(set) var rarities: [UInt8?] = []
  /// What an encoder codes.
  private let original: [UInt8?]?
  /// The rarities that occur.
  private let table: [UInt8]
  private let chances: BitChances

  /// The number of letters from which on words are taken for equally much longer.
  private static let longest = 7

  init(_ original: [UInt8?]?, table: [UInt8]) {
    (self.original, self.table) = (original, table)
    chances = BitChances(
      count: (table.count + 2) * (Self.longest + 1) * Letter.count * (table.count + 1))
  }

  mutating func codeWords(of graph: WordGraph, with coder: inout some BitCoder) {
    graph.withEdges { if !$0.isEmpty { codeWords(from: 0, of: $0, after: table.count + 1, letterCount: 0, &coder) } }
  }

  /// - Parameters:
  ///   - shorter: the place in the table of the rarity of the longest word so far, ``table``'s count if it has none, and one
  ///     more if no word ends so far.
  ///   - letterCount: the number of letters since then.
  private mutating func codeWords(
    from node: Int, of edges: UnsafeBufferPointer<WordGraphEdge>, after shorter: Int, letterCount: Int,
    _ coder: inout some BitCoder
  ) {
    for index in node... {
      let edge = edges[index]
      var (last, letterCount) = (shorter, letterCount + 1)
      if edge.endsWord {
        let context = (shorter * (Self.longest + 1) + min(letterCount, Self.longest)) * Letter.count
        last = codePlace(context: context + Int(edge.letterIndex), &coder)
        letterCount = 0
      }
      if edge.child != 0 { codeWords(from: edge.child, of: edges, after: last, letterCount: letterCount, &coder) }
      if edge.isLast { return }
    }
  }

  /// Codes the next rarity, and returns its place in the table; for none, the table's count.
  private mutating func codePlace(context: Int, _ coder: inout some BitCoder) -> Int {
    let rarity = original.flatMap { $0[rarities.count] }
    var place = 0
    while place < table.count, !coder.code(table[place] == rarity, by: chances, at: context * (table.count + 1) + place)
    {
      place += 1
    }
    rarities.append(place < table.count ? table[place] : nil)
    return place
  }
}
