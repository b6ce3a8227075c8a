internal import LetterpressSolver
internal import LetterpressVision

/// A word list in a file, text or compiled.
enum LexiconFile {
  /// - Throws: ``FileError``, or ``CommandFailure`` for a file that is no word list.
  static func load(_ path: String) throws -> Lexicon {
    let bytes = try ImageSource.bytes(of: path)
    guard Lexicon.isCompiled(bytes) else { return try Lexicon(parse(bytes, path: path)) }
    do {
      return try Lexicon(compiled: bytes)
    } catch {
      throw CommandFailure("\(path): \(error)", status: .dataError)
    }
  }

  /// Parses a text list; what it leaves out is said on standard error.
  ///
  /// - Throws: ``CommandFailure`` for a text that is no word list.
  static func parse(_ bytes: [UInt8], path: String) throws(CommandFailure) -> WordList {
    let list: WordList
    do {
      list = try WordList(parsing: bytes)
    } catch {
      throw CommandFailure("\(path): \(error)", status: .dataError)
    }
    guard list.count > 0 else { throw CommandFailure("\(path): holds no word", status: .dataError) }
    if list.tooLongCount > 0 {
      StandardStreams.note("\(path): \(list.tooLongCount) of more than 25 letters left out: no board can show them")
    }
    if list.tooShortCount > 0 {
      StandardStreams.note("\(path): \(list.tooShortCount) of one letter left out: a move has two or more")
    }
    return list
  }
}
