internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver

/// A word list in a file, text or compiled.
enum LexiconFile {
  /// The lexicon of a file.
  ///
  /// - Throws: ``FileError``, or ``CommandFailure`` for a file that is no word list.
  static func load(_ path: String) throws -> Lexicon {
    let bytes = try InputFile.bytes(of: path)
    guard Lexicon.isCompiled(bytes) else { return try Lexicon(parse(bytes, path: path)) }
    let lexicon: Lexicon
    do {
      lexicon = try Lexicon(compiled: bytes)
    } catch {
      throw CommandFailure(error, file: path) ?? error
    }
    try checkHasWords(lexicon.wordCount, path: path)
    return lexicon
  }

  /// Parses a text list; what it leaves out is said on standard error.
  ///
  /// - Throws: ``CommandFailure`` for a text that is no word list.
  static func parse(_ bytes: [UInt8], path: String) throws(CommandFailure) -> WordList {
    let list: WordList
    do {
      list = try WordList(parsing: bytes)
    } catch {
      let other = kind(of: bytes).map { "this is \($0), not a word list: that is a text with one word a line" }
      throw CommandFailure(other ?? error.description.printable, file: path, status: .dataError)
    }
    try checkHasWords(list.count, path: path)
    if list.tooLongCount > 0 {
      note("\(list.tooLongCount) of more than 25 letters left out: no board can show them", path: path)
    }
    if list.tooShortCount > 0 {
      note("\(list.tooShortCount) of one letter left out: a move has two or more", path: path)
    }
    return list
  }

  private static func checkHasWords(_ count: Int, path: String) throws(CommandFailure) {
    guard count > 0 else { throw CommandFailure("holds no word", file: path, status: .dataError) }
  }

  private static func note(_ text: String, path: String) { StandardStreams.note("\(path.printable): \(text)") }

  /// What a file is that somebody took for a text list; nil for what is a text.
  private static func kind(of bytes: [UInt8]) -> String? {
    if Lexicon.isCompiled(bytes) { return "a compiled lexicon" }
    if let kind = FileKind(of: bytes) { return kind.rawValue }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "a text in UTF-16" }
    // Of the control characters only tab, line feed and carriage return occur in texts; form feeds do in old ones.
    return bytes.contains { $0 < 0x20 && !(0x09...0x0D).contains($0) } ? "no text" : nil
  }
}
