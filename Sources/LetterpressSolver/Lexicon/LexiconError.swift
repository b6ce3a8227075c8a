/// What can be wrong with a compiled lexicon, or keep one from being built.
public enum LexiconError: Error, Equatable, Sendable {
  /// The bytes do not begin as a compiled lexicon does.
  case notALexicon
  /// A version of the format that this program does not know.
  case unsupportedVersion(Int)
  /// More or fewer bytes than the header says.
  case wrongSize(expected: Int, got: Int)
  /// The bytes are not those that were written.
  case wrongChecksum(expected: UInt64, got: UInt64)
  /// The checksum agrees, yet the edges are not a word graph.
  case invalidGraph
  /// The checksum agrees, yet the bytes behind the edges are not the rarities of as many words.
  case invalidRarities
  /// The words need more edges than the format can number, 2²⁵ − 1.
  case tooManyEdges
}

extension LexiconError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notALexicon:
      "this is no compiled lexicon: make one with `letterpress lexicon build`"
    case .unsupportedVersion(let version):
      "a compiled lexicon of version \(version), this program reads versions 1 to \(Lexicon.formatVersion): build it again with `letterpress lexicon build`"
    case .wrongSize(let expected, let got):
      "the compiled lexicon has \(got) bytes and should have \(expected): it was cut short or added to, build it again"
    case .wrongChecksum(let expected, let got):
      "the compiled lexicon is damaged (checksum \(String(got, radix: 16)), should be \(String(expected, radix: 16))): build it again"
    case .invalidGraph:
      "the compiled lexicon holds no valid word graph: build it again"
    case .invalidRarities:
      "the compiled lexicon holds no valid rarities of its words: build it again"
    case .tooManyEdges:
      "the word list is too large: its graph would have more than \(WordGraphEdge.indexLimit - 1) edges"
    }
  }
}
