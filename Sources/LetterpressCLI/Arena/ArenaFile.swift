internal import LetterpressFiles

/// The file in which the finished pairs of a match stand, so that it can be gone on with: the settings, the names of the
/// columns, a line a pair.
struct ArenaFile: Sendable {
  /// The pairs that stood in it when it was opened.
  let pairs: [ArenaPair]
  private let end: FileAppender

  /// Opens a file, or makes one.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` for a file that is no such file, or that of another match.
  init(_ path: String, settings: ArenaSettings) throws {
    let header = "\(settings.description)\n\(ArenaPair.header)\n"
    let text = try ArenaFile.text(of: path)
    // Without its line feed a line was cut short when it was written.
    let whole = text.lastIndex(of: "\n").map { text[...$0] } ?? ""
    if whole.isEmpty, header.hasPrefix(text) {
      pairs = []
      try FileSystem.write(Array(header.utf8), to: path)
    } else {
      pairs = try ArenaFile.pairs(of: whole, path: path, settings: settings)
      let kept = header + whole.split(separator: "\n").dropFirst(2).map { "\($0)\n" }.joined()
      if kept != text { try FileSystem.write(Array(kept.utf8), to: path) }
    }
    end = try FileAppender(path)
  }

  private static func text(of path: String) throws(FileError) -> String {
    do {
      return String(decoding: try FileSystem.read(path), as: UTF8.self)
    } catch .notFound {
      return ""
    }
  }

  private static func pairs(
    of text: some StringProtocol, path: String, settings: ArenaSettings
  ) throws(CommandFailure) -> [ArenaPair] {
    func failure(_ text: String) -> CommandFailure { CommandFailure(text, file: path, status: .dataError) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.first?.hasPrefix("letterpress arena: ") == true else {
      throw failure("is no file of a match: name another one to write the games to")
    }
    guard lines[0] == settings.description else {
      throw failure(
        """
        holds a match with other settings: name another file, or repeat these
        it has  \(String(lines[0]).printable)
        not     \(settings.description)
        """)
    }
    guard lines.count == 1 || lines[1] == ArenaPair.header else { throw failure("line 2 does not name the columns") }
    var pairs: [ArenaPair] = []
    for (place, line) in lines.enumerated().dropFirst(2) {
      guard let pair = ArenaPair(parsing: line) else { throw failure("line \(place + 1) is no pair of games") }
      pairs.append(pair)
    }
    return pairs
  }

  /// Writes one more pair.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func append(_ pair: ArenaPair) throws(FileError) { try end.append("\(pair)\n") }
}
