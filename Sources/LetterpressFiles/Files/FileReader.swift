/// A file of any length, read piece by piece.
package struct FileReader: Sendable {
  /// What errors call it.
  private let name: String
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package init(_ path: String) throws(FileError) {
    name = path
    descriptor = try FileSystem.reading(path) { () throws(SystemError) in try POSIX.open(path, for: .reading) }
  }

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Standard input.
  package static let standardInput = FileReader(name: "standard input", descriptor: POSIX.standardInput)

  /// Appends the next bytes, or none at the end of the file.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package func read(into bytes: inout [UInt8]) throws(FileError) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try FileSystem.reading(name) { () throws(SystemError) in try POSIX.read(descriptor, into: &piece) }
    bytes.append(contentsOf: piece[..<count])
  }

  /// Closes the file; call it at most once.
  package func close() { POSIX.close(descriptor) }
}

/// The maximum size of a file that is read whole. `docs/troubleshooting.md` lists these limits for users.
package struct InputLimit: Equatable, Sendable {
  /// In MiB.
  let mebibytes: Int
  /// The longest line of a text, in bytes; nil if lines do not matter.
  let longestLine: Int?

  private init(mebibytes: Int, longestLine: Int? = nil) {
    (self.mebibytes, self.longestLine) = (mebibytes, longestLine)
  }

  var byteCount: Int { mebibytes << 20 }

  /// Screenshots.
  package static let picture = InputLimit(mebibytes: 256)
  /// Word lists, text or compiled.
  package static let wordList = InputLimit(mebibytes: 16)
  /// The games of a match.
  package static let match = InputLimit(mebibytes: 256, longestLine: 1 << 16)
  /// Labels, boards, starting positions, marked words.
  package static let table = InputLimit(mebibytes: 16, longestLine: 1 << 16)
  /// Saved games and played words.
  package static let game = InputLimit(mebibytes: 1, longestLine: 1 << 16)
  /// Learnt letters, about 12,000.
  package static let learntLetters = InputLimit(mebibytes: 16)
  /// The picture of a template, in a folder of earlier versions.
  package static let template = InputLimit(mebibytes: 1)

  /// Refuses a text with a line that is too long.
  ///
  /// - Complexity: O(bytes).
  func check(_ bytes: [UInt8], of path: String) throws(FileError) {
    guard let longestLine else { return }
    var number = 1
    var start = 0
    for offset in bytes.indices where bytes[offset] == 0x0A {
      guard offset - start <= longestLine else { break }
      (number, start) = (number + 1, offset + 1)
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    guard end - start <= longestLine else { throw .lineTooLong(path, line: number, limit: longestLine) }
  }
}

extension InputLimit: CustomStringConvertible {
  /// The limit with its unit.
  package var description: String { "\(mebibytes) MiB" }
}
