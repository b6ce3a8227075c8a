/// What can be wrong with a word that a player marks, or with a text of such words.
///
/// Lines are numbered from 1; they are nil for a word that is not from a text. Texts have at most 40 bytes.
public enum WordChangesError: DescribedError, Equatable, Sendable {
  /// Anything but letters.
  case invalidWord(line: Int?, text: String)
  /// A word of one letter or of more than 25.
  case wrongLength(line: Int?, text: String, letters: Int)
  /// A line whose word is followed by anything but one of the marks.
  case invalidMark(line: Int, text: String)
}

extension WordChangesError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidWord(let line, let text):
      "\(WordChangesError.place(line))\(text.quoted): a word must consist of the letters A to Z"
    case .wrongLength(let line, let text, let letters):
      """
      \(WordChangesError.place(line))\(text.quoted): a word must have \(Lexicon.validLengths.lowerBound) to \
      \(Lexicon.validLengths.upperBound) letters, not \(letters)
      """
    case .invalidMark(let line, let text):
      """
      line \(line), \(text.quoted): a line must be a word and, after a tab, one of these: \
      \(WordChanges.Mark.allCases.map { $0.rawValue }.joined(separator: ", "))
      """
    }
  }

  private static func place(_ line: Int?) -> String { line.map { "line \($0), " } ?? "" }
}
