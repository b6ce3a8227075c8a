internal import LetterpressFiles
internal import LetterpressSolver

/// A text file of words that have been played, one per line; a `#` begins a comment.
enum PlayedWordFile {
  /// The words in their order.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` for a line that is not a word.
  static func load(_ path: String) throws -> [String] {
    var words: [String] = []
    // CR LF is a single character, so splitting at LF would miss it.
    let text = try InputFile.text(of: path, limit: .game)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let word = line.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
      guard !word.isEmpty else { continue }
      guard word.allSatisfy({ Letter($0) != nil }), Lexicon.validLengths ~= word.count else {
        let name = PositionError.invalidWord(word).description.printable
        throw CommandFailure("line \(index + 1): \(name)", file: path, status: .dataError)
      }
      words.append(word)
    }
    return words
  }
}
