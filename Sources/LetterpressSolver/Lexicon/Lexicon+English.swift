internal import CEnglishLexicon

extension Lexicon {
  /// The English word list that comes with the program, compiled in from `words.txt`.
  ///
  /// It is read in place: nothing is parsed, checked or copied.
  public static let english: Lexicon = {
    // The bytes are constant data of the program, aligned to eight; a test compares them with a fresh
    // build of words.txt, so here they need no check.
    let file = UnsafeRawBufferPointer(start: english_lexicon_bytes(), count: english_lexicon_size())
    let header = Header(parsing: file)
    let edges = UnsafeRawBufferPointer(rebasing: file[Header.size...]).bindMemory(to: WordGraphEdge.self)
    return Lexicon(graph: WordGraph(edges: edges, owner: nil), wordCount: header.wordCount)
  }()
}
