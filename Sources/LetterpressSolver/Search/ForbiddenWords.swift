/// For each of a board's words, the words that it forbids once played: itself and its prefixes.
package struct ForbiddenWords: ~Copyable, Sendable {
  private let forbidden: Lists
  private let forbidding: Lists

  /// A list of words for each word.
  private struct Lists: ~Copyable, Sendable {
    let words: FixedBuffer<UInt32>
    /// The start of each word's list, and the end of the last.
    let starts: FixedBuffer<UInt32>

    init(_ lists: [[UInt32]]) {
      var starts: [UInt32] = [0]
      for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
      words = FixedBuffer(lists.flatMap { $0 })
      self.starts = FixedBuffer(starts)
    }

    subscript(word: Int) -> UnsafeBufferPointer<UInt32> {
      let start = Int(starts[word])
      return UnsafeBufferPointer(start: words.base + start, count: Int(starts[word + 1]) - start)
    }
  }

  /// - Complexity: O(*w* log *w*) for *w* words.
  init(_ words: [Word]) {
    var forbidden = [[UInt32]](repeating: [], count: words.count)
    // In alphabetical order, a word's prefixes come before it, each a prefix of the next.
    var beginnings: [Int] = []
    for word in words.indices.sorted(by: { words[$0] < words[$1] }) {
      while let last = beginnings.last, !words[word].forbids(words[last]) {
        beginnings.removeLast()
      }
      beginnings.append(word)
      forbidden[word] = beginnings.reversed().map(UInt32.init)
    }
    var forbidding = [[UInt32]](repeating: [], count: words.count)
    for word in words.indices {
      for other in forbidden[word] { forbidding[Int(other)].append(UInt32(word)) }
    }
    self.forbidden = Lists(forbidden)
    self.forbidding = Lists(forbidding)
  }

  /// Returns the words that a word forbids, itself first.
  package func by(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidden[word] }

  /// Returns the words that forbid a word, including itself.
  package func of(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidding[word] }
}
