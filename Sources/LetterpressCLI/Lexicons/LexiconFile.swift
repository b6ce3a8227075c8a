internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver

/// A word list in a file, text or compiled.
enum LexiconFile {
  /// The lexicon of a file.
  ///
  /// - Throws: ``FileError``, or ``CommandFailure`` if the file is not a word list.
  static func load(_ path: String) throws -> Lexicon {
    let bytes = try InputFile.bytes(of: path, limit: .wordList)
    guard Lexicon.isCompiled(bytes) else { return try Lexicon(parse(bytes, path: path)) }
    let lexicon: Lexicon
    do {
      lexicon = try Lexicon(compiled: bytes)
    } catch {
      throw CommandFailure(error, file: path) ?? error
    }
    guard lexicon.wordCount > 0 else {
      throw CommandFailure("contains no words: compile another list", file: path, status: .dataError)
    }
    return lexicon
  }

  /// Parses a text list; notes on standard error say which words were left out.
  ///
  /// - Throws: ``CommandFailure`` if the text is not a word list.
  static func parse(_ bytes: [UInt8], path: String) throws(CommandFailure) -> WordList {
    let list: WordList
    do {
      list = try WordList(parsing: bytes)
    } catch {
      if let other = kind(of: bytes) {
        let text = "this is \(other), not a word list, which is a text with one word per line"
        throw CommandFailure(text, file: path, status: .dataError)
      }
      throw CommandFailure(error, file: path) ?? CommandFailure(error.description, status: .dataError)
    }
    if let emptiness = list.emptiness { throw CommandFailure(emptiness.printable, file: path, status: .dataError) }
    for note in list.notes { StandardStreams.note("\(path.printable): \(note.printable)") }
    return list
  }

  /// What a file that was taken for a text list really is; nil for a text.
  private static func kind(of bytes: [UInt8]) -> String? {
    if Lexicon.isCompiled(bytes) { return "a compiled lexicon" }
    if let kind = FileKind(of: bytes) { return kind.rawValue }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "a text in UTF-16" }
    // Of the control characters only tab, line feed and carriage return occur in texts; form feeds do in old ones.
    return bytes.contains { $0 < 0x20 && !(0x09...0x0D).contains($0) } ? "binary data" : nil
  }
}
