internal import CEnglishLexicon

extension Lexicon {
  /// The English word list that comes with the program, compiled in from `words.txt`
  /// and `WordLists/rarities.txt`.
  ///
  /// It is read in place: nothing is parsed, checked or copied.
  public static let english: Lexicon = {
    // The bytes are constant data of the program, aligned to eight; a test compares them with a fresh
    // build of the two lists, so here they need no check.
    let file = UnsafeRawBufferPointer(start: english_lexicon_bytes(), count: english_lexicon_size())
    let header = Header(parsing: file)
    let edges = UnsafeRawBufferPointer(rebasing: file[header.edges]).bindMemory(to: WordGraphEdge.self)
    let rarities = PackedRarities(constant: UnsafeRawBufferPointer(rebasing: file[header.rarities]))
    return Lexicon(
      graph: WordGraph(edges: edges, owner: nil), wordCount: header.wordCount,
      rarities: header.hasRarities ? rarities : nil)
  }()
}
