/// The words that a rack allows, longest first, those of a length in alphabetical order.
///
/// A collection of lower-case strings. A string is made when it is asked for, so that counting the
/// words, or looking at the first few, costs nothing for the others. A part of them, such as `words.prefix(3)`, is of the
/// same type and has the indices that its words have in the whole.
public struct FoundWords: RandomAccessCollection, Sendable {
  private let storage: Storage
  /// At index `n`, how many words have fewer than `n` letters, parts or not.
  private let shorterWords: [Int]
  /// The index of the first word: 0 unless this is a part.
  public let startIndex: Int
  /// The index after the last word.
  public let endIndex: Int

  /// What a search found, as it wrote it down.
  final class Storage: @unchecked Sendable {
    // Unchecked: nothing is written once it is made.
    let spellings: GrowingBuffer<Spelling>
    /// The last letter of each word, shortest first.
    let words: GrowingBuffer<Spelling.Link>

    init(spellings: consuming GrowingBuffer<Spelling>, words: consuming GrowingBuffer<Spelling.Link>) {
      self.spellings = spellings
      self.words = words
    }
  }

  /// - Parameter shorterWords: at index `n`, how many words have fewer than `n` letters; the last element, at least the
  ///   second, is the number of all.
  init(_ storage: Storage, shorterWords: [Int]) {
    self.storage = storage
    self.shorterWords = shorterWords
    (startIndex, endIndex) = (0, shorterWords[shorterWords.count - 1])
  }

  private init(_ words: FoundWords, in bounds: Range<Int>) {
    (storage, shorterWords) = (words.storage, words.shorterWords)
    (startIndex, endIndex) = (bounds.lowerBound, bounds.upperBound)
  }

  /// The word at a position, lower case.
  ///
  /// - Complexity: O(letters of the word).
  /// - Precondition: `position` is from ``startIndex`` to below ``endIndex``.
  public subscript(position: Int) -> String {
    precondition(startIndex..<endIndex ~= position, "no such word")
    let wholeCount = shorterWords[shorterWords.count - 1]
    var length = shorterWords.count - 2
    // Behind all words that have as many letters or more.
    while position >= wholeCount - shorterWords[length] { length -= 1 }
    let longerWords = wholeCount - shorterWords[length + 1]
    var link = storage.words[shorterWords[length] + position - longerWords]
    return String(unsafeUninitializedCapacity: length) { text in
      for index in (0..<length).reversed() {
        text[index] = link.letter.ascii
        link = storage.spellings[link.place].link
      }
      return length
    }
  }

  /// A part of the words, with the indices that they have here.
  ///
  /// - Precondition: `bounds` lies within ``startIndex`` and ``endIndex``.
  public subscript(bounds: Range<Int>) -> FoundWords {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "no such words")
    return FoundWords(self, in: bounds)
  }
}

extension FoundWords {
  /// The word at a position, as one number.
  func word(at position: Int) -> Word {
    Word(self[position].utf8.lazy.compactMap { Letter(ascii: $0) })
  }

  /// How rare the words are, in their order; nil for those without a rarity.
  ///
  /// - Parameter lexicon: the rarities of the lexicon that they were found in.
  func rarities(in lexicon: WordRarities) -> [UInt8?] {
    let rarities = lexicon.rarities(of: storage.words, spelledBy: storage.spellings)
    let longestFirst = shorterWords.indices.dropLast().reversed().flatMap { length in
      rarities[shorterWords[length]..<shorterWords[length + 1]]
    }
    return count == longestFirst.count ? longestFirst : Array(longestFirst[startIndex..<endIndex])
  }

  /// How many times the search came to a node of the graph, the root included: the same on every machine, for the same
  /// rack and lexicon.
  package var visitedNodeCount: Int { storage.spellings.count }
}

extension FoundWords: CustomStringConvertible {
  /// The words as an array prints them.
  ///
  /// - Complexity: O(letters of the words).
  public var description: String { "[" + map { $0.quoted }.joined(separator: ", ") + "]" }
}
