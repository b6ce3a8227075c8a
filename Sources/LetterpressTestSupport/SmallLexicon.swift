internal import Foundation
package import LetterpressSolver

/// A part of the word list, so that players are quick: the words of four and five letters.
package enum SmallLexicon {
  /// Made once, as that is slower than most tests.
  private static let made = Result { () throws -> Lexicon in
    let words = try Data(contentsOf: URL(filePath: Repository.path("words.txt"))).split(separator: UInt8(ascii: "\n"))
    return try Lexicon(
      try WordList(parsing: Array(words.filter { 4...5 ~= $0.count }.joined(separator: [UInt8(ascii: "\n")]))))
  }

  package static func load() throws -> Lexicon { try made.get() }

  /// Writes it to a folder, compiled, and returns the file's path.
  package static func write(into folder: TemporaryFolder) throws -> String {
    try folder.write(try load().compiled, as: "small.lexicon")
  }
}
