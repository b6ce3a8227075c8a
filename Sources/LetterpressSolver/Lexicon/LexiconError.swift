/// What can be wrong with a compiled lexicon, or prevent one from being built.
public enum LexiconError: DescribedError, Equatable, Sendable {
  /// The bytes do not begin like a compiled lexicon.
  case notALexicon
  /// A version of the format that this program does not support.
  case unsupportedVersion(Int)
  /// More or fewer bytes than the header says.
  case wrongSize(expected: Int, got: Int)
  /// The bytes are not those that were written.
  case wrongChecksum(expected: UInt64, got: UInt64)
  /// The checksum agrees, yet the edges are not a word graph, or not one with the header's word count.
  case invalidGraph
  /// The checksum agrees, yet the bytes after the edges are not rarities for that many words.
  case invalidRarities
  /// The words need more edges than the format can number, 2²⁵ − 1.
  case tooManyEdges
  /// There are more words than ``Lexicon/maximumWordCount``.
  case tooManyWords
}

extension LexiconError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notALexicon:
      "this is not a compiled lexicon"
    case .unsupportedVersion(let version):
      """
      the compiled lexicon has version \(version), but only versions 1 to \(Lexicon.formatVersion) can be read: \
      build it again
      """
    case .wrongSize(let expected, let got):
      "the compiled lexicon has \(got) bytes instead of \(expected), so it is incomplete or changed: build it again"
    case .wrongChecksum(let expected, let got):
      """
      the compiled lexicon is damaged (checksum \(String(got, radix: 16)), should be \(String(expected, radix: 16))): \
      build it again
      """
    case .invalidGraph:
      "the compiled lexicon contains no valid word graph: build it again"
    case .invalidRarities:
      "the compiled lexicon contains no valid word rarities: build it again"
    case .tooManyEdges:
      """
      the word list is too large: its graph would have more than \(WordGraphEdge.indexLimit - 1) edges: leave out some \
      words
      """
    case .tooManyWords:
      "the word list is too large: it has more than \(Lexicon.maximumWordCount) words: leave out some"
    }
  }
}
