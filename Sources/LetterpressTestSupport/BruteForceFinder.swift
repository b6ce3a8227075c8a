/// The plainest way to find words: try every word of the list. The real finder is tested against it.
package struct BruteForceFinder {
  private let words: [String]

  /// Creates a finder over a list of lower-case words.
  package init(words: [String]) { self.words = words }

  /// Returns the words that the letters allow, longest first, then alphabetical.
  package func words(from letters: String) -> [String] {
    words.filter { word in
      var left = Array(letters)
      return word.allSatisfy { character in
        guard let index = left.firstIndex(of: character) else { return false }
        left.remove(at: index)
        return true
      }
    }.sorted { ($1.count, $0) < ($0.count, $1) }
  }
}
