/// Which of a board's words each word, once it is played, forbids: itself, and those that it begins with.
struct ForbiddenWords: ~Copyable, Sendable {
  private let forbidden: Lists
  private let forbidding: Lists

  /// A list of words for each word.
  private struct Lists: ~Copyable, Sendable {
    let words: FixedBuffer<UInt32>
    /// Where each word's list begins, and behind the last word where that ends.
    let starts: FixedBuffer<UInt32>

    init(_ lists: [[UInt32]]) {
      var starts: [UInt32] = [0]
      for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
      words = FixedBuffer(lists.flatMap(\.self))
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
    // In alphabetical order, the words that a word begins with come before it, each the beginning of the next.
    var beginnings: [Int] = []
    for word in words.indices.sorted(by: { words[$0] < words[$1] }) {
      while let last = beginnings.last, words[last].commonPrefixCount(with: words[word]) < words[last].count {
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

  /// The words that a word forbids, itself first.
  func by(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidden[word] }

  /// The words that forbid a word, itself among them.
  func of(_ word: Int) -> UnsafeBufferPointer<UInt32> { forbidding[word] }
}
