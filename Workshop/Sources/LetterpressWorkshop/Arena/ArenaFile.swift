internal import Foundation
internal import LetterpressCLI
internal import LetterpressFiles

/// The file with the finished pairs of a match, from which it can be resumed: the settings, the names of the columns,
/// then one line per pair.
struct ArenaFile: Sendable {
  /// The pairs in the file when it was opened.
  let pairs: [ArenaPair]
  private let end: FileAppender

  /// Opens a file, or creates it.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if it is some other file, or that of another match.
  init(_ path: String, settings: ArenaSettings) throws {
    let header = "\(settings.description)\n\(ArenaPair.header)\n"
    let text = try ArenaFile.text(of: path)
    // A line without a line feed was cut short while it was written.
    let whole = text.lastIndex(of: "\n").map { text[...$0] } ?? ""
    if whole.isEmpty, header.hasPrefix(text) {
      pairs = []
      // An existing file holds no more than the beginning of this header.
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
      return String(decoding: try FileSystem.read(path, limit: .match), as: UTF8.self)
    } catch .notFound {
      return ""
    } catch .unreadable(let path, let reason) {
      // It was named as an output.
      throw .unwritable(path, reason: reason)
    }
  }

  private static func pairs(
    of text: some StringProtocol, path: String, settings: ArenaSettings
  ) throws(CommandFailure) -> [ArenaPair] {
    func failure(_ text: String) -> CommandFailure { CommandFailure(text, file: path, status: .dataError) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.first?.hasPrefix("letterpress arena: ") == true else {
      throw failure("is not a match file: name another file to write the games to")
    }
    guard lines[0] == settings.description else {
      throw failure(
        """
        contains a match with other settings: name another file, or use the settings of this one
        in the file:  \(String(lines[0]).printable)
        asked for:    \(settings.description)
        """)
    }
    guard lines.count == 1 || lines[1] == ArenaPair.header else {
      throw failure("line 2 is not the column header: name another file")
    }
    var pairs: [ArenaPair] = []
    for (place, line) in lines.enumerated().dropFirst(2) {
      guard let pair = ArenaPair(parsing: line) else {
        throw failure("line \(place + 1) is not a pair of games: correct it, or name another file")
      }
      pairs.append(pair)
    }
    return pairs
  }

  /// Writes one more pair.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func append(_ pair: ArenaPair) throws(FileError) { try end.append("\(pair)\n") }
}

/// A file to append to, which other programs may read at the same time. It is closed when nothing refers to it any more.
final class FileAppender: Sendable {
  private let path: String
  private let file: FileHandle

  /// Opens a file, or creates it if it is missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  init(_ path: String) throws(FileError) {
    try FileSystem.checkCanWrite(to: path)
    let descriptor = open(path.fileName, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path, reason: String(cString: strerror(errno))) }
    self.path = path
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Appends a text in one write, unless the system accepts only part of it at a time.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func append(_ text: String) throws(FileError) {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw .unwritable(path, reason: error.localizedDescription)
    }
  }
}
