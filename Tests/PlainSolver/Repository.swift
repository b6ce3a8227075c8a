internal import Foundation
package import LetterpressSolver

/// The files of the repository that tests compare with.
package enum Repository {
  /// The repository's root folder, without a trailing slash.
  package static let root = String(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/"))

  /// Returns the path of a file in the repository.
  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}

/// A part of the word list, so that players are quick: the words of four and five letters.
package enum SmallLexicon {
  /// Made once, as that is slower than most tests.
  private static let made = Result { () throws -> Lexicon in
    let words = try Data(contentsOf: URL(filePath: Repository.path("words.txt"))).split(separator: UInt8(ascii: "\n"))
    return try Lexicon(
      try WordList(parsing: Array(words.filter { 4...5 ~= $0.count }.joined(separator: [UInt8(ascii: "\n")]))))
  }

  package static func load() throws -> Lexicon { try made.get() }
}
